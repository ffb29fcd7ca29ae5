// The viewfinder: a phone is held over the table. The camera is a clip that the laboratory has filmed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clip, filmed } from "./support/film.mjs";
import { crowncount } from "./support/native.mjs";
import { DIST, named, phone, tapName, until } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

/** What is said while a kingdom that was just taken is in view. */
const TAKEN = /^(Taken: Player 1 \d+|Now the next kingdom)$/;
/** A reading takes a fraction of a second, and ten where many programs want the processor; several are needed. */
const SLOW = { timeout: 300_000 };
const IN_VIEW = /^Kingdom in view: /;

/** A phone whose camera shows a clip; `allowed` is whether its owner lets pages use it. */
async function filming(t, file, { allowed = true, ...options } = {}) {
    const camera = allowed ? filmed(file) : { ...filmed(file), permissions: [] };
    const [host, device] = [await serve(t, DIST), await phone(t, { ...camera, ...options })];
    return { host, device, page: await device.open(host.url) };
}

/** Notes in the page how often a picture was read and how long the longest task took. */
const watch = () => {
    globalThis.seen = { glances: 0, scans: [], longest: 0, frames: 0 };
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ entryTypes: ["longtask"] });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        if (Array.isArray(message) && `${message[0]}`.startsWith('{"Look"')) {
            const sent = performance.now();
            this.addEventListener("message", () => seen.scans.push(performance.now() - sent), { once: true });
            seen.first ??= sent;
            seen.last = sent;
            seen.glances += 1;
        }
        return post.call(this, message, ...more);
    };
};

test("a kingdom that is filmed is found, taken by itself, and right", async (t) => {
    const { file, kingdom } = clip(1);
    const { device, page } = await filming(t, file, { slowdown: 1 });
    await page.evaluate(watch);
    await tapName(page, "Hold over the table");
    await named(page, IN_VIEW).first().waitFor();
    await named(page, TAKEN).first().waitFor(SLOW);
    const { total } = JSON.parse(crowncount(["score", "-", "--json"], kingdom)).totals[0];

    const seen = await page.evaluate(() => seen);
    const scan = seen.scans.sort((a, b) => a - b)[Math.floor(seen.scans.length / 2)];
    const pace = ((seen.glances - 1) * 1000) / (seen.last - seen.first);
    t.diagnostic(
        `${seen.glances} readings, ${pace.toFixed(1)} a second, each ${scan.toFixed(0)} ms there and back; ` +
            `longest task of the page ${seen.longest.toFixed(0)} ms, ${(seen.longest / scan).toFixed(2)} of a reading`,
    );
    // One step back takes it all back; the phone is over the same kingdom and does not take it twice.
    await tapName(page, "Close");
    await tapName(page, "Sheet");
    await named(page, `Player 1, total: ${total}`).waitFor();
    assert.equal(await page.evaluate(() => document.getElementById("camera").srcObject), null);
    await tapName(page, "Undo");
    await named(page, `Player 1, total: ${total}`).waitFor({ state: "detached" });
    assert.deepEqual(device.complaints, []);

    // The page never waits for a reading: a task as long as one would be one.
    assert.ok(seen.longest < scan, JSON.stringify(seen));
    // Nor does the worker wait long for the page.
    assert.ok(seen.glances < 3 || pace * scan > 400, `${pace} a second at ${scan} ms`);
});

test("a kingdom that is on the table already is asked about, and not doubled", async (t) => {
    const { device, page } = await filming(t, clip(1).file, { slowdown: 1 });
    await tapName(page, "Hold over the table");
    await named(page, TAKEN).first().waitFor(SLOW);
    await tapName(page, "Close");
    await tapName(page, "Menu");
    await tapName(page, "Hold over the table");
    await named(page, "This kingdom is on the table already: Player 1").waitFor();
    await tapName(page, "Keep as it is");
    await tapName(page, "Close");
    await tapName(page, "Table");
    await named(page, /^Player 1: /).first().waitFor();
    assert.equal(await named(page, /^Player 2: /).count(), 0);
    assert.deepEqual(device.complaints, []);
});

test("the camera is off while the page is out of sight", async (t) => {
    const { device, page } = await filming(t, clip(1).file, { slowdown: 1 });
    await tapName(page, "Hold over the table");
    await named(page, IN_VIEW).first().waitFor();
    await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    });
    // Nothing is painted while nobody can see it.
    const isOff = () => document.getElementById("camera").srcObject === null;
    await until(() => page.evaluate(isOff), (off) => off);
    await page.evaluate(() => {
        delete document.hidden;
        document.dispatchEvent(new Event("visibilitychange"));
    });
    await named(page, "The camera is off while nobody can see its picture.").waitFor();
    await tapName(page, "Turn on the camera");
    await named(page, IN_VIEW).first().waitFor();
    assert.deepEqual(device.complaints, []);
});

test("where the camera is not allowed, a sentence says so and the button for photos is there", async (t) => {
    const { page } = await filming(t, clip(1).file, { allowed: false });
    await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = async () => {
            throw new DOMException("", "NotAllowedError");
        };
    });
    await tapName(page, "Hold over the table");
    await named(page, /^The camera is not allowed/).waitFor();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tapName(page, "Photograph a kingdom")]);
    assert.ok(chooser.isMultiple());
});
