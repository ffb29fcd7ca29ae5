// A phone with a browser: opens the page, touches it, and hears what a screen reader hears.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const DIST = join(ROOT, "web/dist");
export const fixture = (...path) => join(ROOT, "fixtures", ...path);

/** Graphics without a graphics card, and nothing that a browser does on its own. */
const ARGUMENTS = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Starts a browser, which is closed when the test is over. `slowdown` is how many times slower than this computer the phone
 * is, `args` what its browser is started with besides; the rest are options of Playwright's contexts.
 */
export async function phone(test, { slowdown = 4, locale = "en-GB", args = [], ...options } = {}) {
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    assert.ok(existsSync(executablePath), `no browser at ${executablePath}; CHROMIUM names another one`);
    const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...args] });
    test.after(() => browser.close());
    const context = await browser.newContext({ ...PHONE, locale, ...options });
    // A computer that is busy is not a mistake of the page.
    context.setDefaultTimeout(120_000);
    /** What the browser complained about; nobody may break the page's own policy. */
    const complaints = [];
    context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    context.on("weberror", (error) => complaints.push(String(error.error())));
    // The host of a page is this computer; nothing is asked of any other.
    context.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(http|ws)/.test(protocol) && hostname !== "127.0.0.1") complaints.push(`asked elsewhere: ${request.url()}`);
    });
    await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
    });
    return {
        context,
        complaints,
        /** Opens a page; its app is not there yet. */
        async visit(url) {
            const page = await context.newPage();
            const devtools = await context.newCDPSession(page);
            await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
            await page.goto(url);
            return page;
        },
        /** Opens a page and waits for its app. */
        async open(url) {
            const page = await this.visit(url);
            await opened(page);
            return page;
        },
    };
}

/** Waits until the app has painted its first frame. */
export const opened = (page) => page.locator("#start").waitFor({ state: "hidden", timeout: 120_000 });

/** The notice that the page shows over the app. */
export const notice = (page) => page.locator("#notice");

/** Something of the app by what a screen reader says: its name, or its text. */
export function named(page, name) {
    const reader = page.locator("#reader");
    return reader.getByLabel(name, { exact: true }).or(reader.getByText(name, { exact: true }));
}

/** All that a screen reader hears. */
export const heard = (page) =>
    page.locator("#reader > *").evaluateAll((all) => all.map((thing) => thing.ariaLabel ?? thing.textContent));

/** Waits until the page has painted so many frames: on a busy computer that takes its time. */
async function frames(page, count) {
    const counter = await page.evaluateHandle((left) => {
        const counter = { left };
        const frame = () => counter.left-- > 0 && requestAnimationFrame(frame);
        frame();
        return counter;
    }, count);
    // Asked from outside: a page that paints nothing more is an error after a while.
    await page.waitForFunction((counter) => counter.left < 0, counter, { polling: 50 });
}

/** Where something is once it stands still: a menu that opens finds its place in the first frames, as an eye would see. */
async function placeOf(page, thing) {
    let before;
    const look = async () => {
        if (before) await frames(page, 4);
        const [last, box] = [before, await thing.boundingBox()];
        before = box;
        return { box, isStill: box && last && ["x", "y", "width", "height"].every((side) => box[side] === last[side]) };
    };
    return (await until(look, ({ isStill }) => isStill)).box;
}

/** Waits until something holds that the page does not say by itself, and gives what it was then. */
export async function until(look, holds) {
    const end = Date.now() + 120_000;
    for (;;) {
        const seen = await look();
        if (holds(seen)) return seen;
        assert.ok(Date.now() < end, `it stays at ${JSON.stringify(seen)}`);
        await sleep(100);
    }
}

/** Touches the app in the middle of something. */
export async function tap(page, thing) {
    const { x, y, width, height } = await placeOf(page, thing);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Waits for something with this name, and touches it. */
export async function tapName(page, name) {
    const thing = named(page, name).first();
    await thing.waitFor({ state: "attached", timeout: 120_000 });
    await tap(page, thing);
}

/** Draws something away with a finger, in so many steps with a pause of so many milliseconds after each, as fingers do. */
export async function drag(page, thing, by, { steps = 12, pause = 16 } = {}) {
    const devtools = await page.context().newCDPSession(page);
    const { x, y, width, height } = await placeOf(page, thing);
    const at = (part) => ({ x: x + width / 2 + by.x * part, y: y + height / 2 + by.y * part });
    const touch = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", at(0));
    for (let step = 1; step <= steps; step++) {
        // The next step is not later because this one took its time.
        await Promise.all([touch("touchMove", at(step / steps)), new Promise((resolve) => setTimeout(resolve, pause))]);
    }
    await touch("touchEnd");
}

/** Spreads two fingers over something until they are `times` as far apart, or brings them together. */
export async function pinch(page, thing, times) {
    const devtools = await page.context().newCDPSession(page);
    const { x, y, width, height } = await placeOf(page, thing);
    const [from, to] = times > 1 ? [40, 40 * times] : [40 / times, 40];
    const fingers = (part) =>
        [-1, 1].map((side, id) => ({ id, x: x + width / 2 + (side * (from + (to - from) * part)) / 2, y: y + height / 2 }));
    const touch = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", fingers(0));
    for (let step = 1; step <= 10; step++) await touch("touchMove", fingers(step / 10));
    await touch("touchEnd", []);
}

/** Waits until a photo was read. */
export async function photoRead(page, says = { done: "Done", cancel: "Cancel" }) {
    await named(page, says.done).waitFor({ timeout: 120_000 });
    await named(page, says.cancel).waitFor({ state: "detached", timeout: 120_000 });
}
