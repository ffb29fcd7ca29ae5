// Pictures of the page to look at: node web/screens.mjs OUT [LOOK]…
//
// In: web/dist; what lies before the camera is a clip of the laboratory's. Out: PNGs of a few scenes on a phone and on a desk,
// by day and by night, in languages with long words.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clip, filmed } from "./tests/support/film.mjs";
import { DIST, ROOT, fixture, named, phone, photoRead, tapName } from "./tests/support/phone.mjs";
import { serve } from "./tests/support/server.mjs";

const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** Each look: its name and the options of the browser. */
const LOOKS = {
    "phone-light": { locale: "en-GB" },
    "phone-dark": { locale: "en-GB", colorScheme: "dark" },
    "phone-german": { locale: "de-DE" },
    "phone-russian": { locale: "ru-RU", colorScheme: "dark" },
    "phone-small": { locale: "de-DE", viewport: { width: 360, height: 640 } },
    "desk-light": { locale: "en-GB", ...DESK },
    "desk-dark": { locale: "de-DE", colorScheme: "dark", ...DESK },
};

/** The words on the buttons that a scene presses, in a language. */
function wordsOf(tag) {
    const text = readFileSync(join(ROOT, "assets/lang", tag, "app.ftl"), "utf8");
    const word = (id) => text.match(new RegExp(`^${id} = (.+)$`, "m"))[1];
    const live = readFileSync(join(ROOT, "assets/lang", tag, "live.ftl"), "utf8").match(/^button-live = (.+)$/m)[1];
    const ids = { table: "tab-table", kingdom: "tab-kingdom", sheet: "tab-sheet", sample: "button-sample" };
    Object.assign(ids, { done: "button-use-it", cancel: "button-cancel", menu: "app-menu" });
    return { live, ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, word(id)])) };
}

const out = process.argv[2];
mkdirSync(out, { recursive: true });
const closing = [];
const run = { after: (close) => closing.push(close) };
const host = await serve(run, DIST);
const camera = filmed(clip(1).file);
const wanted = process.argv.slice(3);
for (const [look, options] of Object.entries(LOOKS).filter(([look]) => wanted.length === 0 || wanted.includes(look))) {
    const says = wordsOf(options.locale.slice(0, 2));
    const device = await phone(run, { slowdown: 1, deviceScaleFactor: 1, ...camera, ...options });
    const page = await device.open(host.url);
    const shoot = async (scene) => {
        await page.waitForTimeout(800);
        await page.screenshot({ path: join(out, `${look}-${scene}.png`) });
    };
    const press = async (name) => {
        if (options.hasTouch === false) await named(page, name).first().dispatchEvent("click");
        else await tapName(page, name);
    };
    await shoot("1-welcome");
    await page.waitForTimeout(6000);
    await press(says.sample);
    await photoRead(page, says);
    await shoot("2-photo");
    await press(says.done);
    await shoot("3-checking");
    await page.locator("#photos").setInputFiles(fixture("games/four-players.json"));
    await page.waitForTimeout(1500);
    for (const tab of ["table", "kingdom", "sheet"]) {
        if (options.hasTouch !== false) await press(says[tab]);
        await shoot(`4-${tab}`);
    }
    await press(says.menu);
    await shoot("5-menu");
    await press(says.live);
    await page.locator("#camera").waitFor();
    for (const seconds of [3, 6]) {
        await page.waitForTimeout(3000);
        await shoot(`6-live-${seconds}`);
    }
    if (device.complaints.length > 0) console.log(look, device.complaints);
    await device.context.close();
}
for (const close of closing) await close();
