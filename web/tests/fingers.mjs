// What fingers do: two of them look closer, one types, one goes back, one changes its mind.
import assert from "node:assert/strict";
import { test } from "node:test";
import { largePhoto } from "./support/large.mjs";
import { DIST, fixture, named, phone, photoRead, pinch, tapName, until } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

async function start(t, options) {
    const [host, device] = [await serve(t, DIST), await phone(t, options)];
    return { host, device, page: await device.open(host.url) };
}

const width = async (thing) => (await thing.boundingBox()).width;

/** How far two things of the app are apart. */
async function apart(page, one, other) {
    const [a, b] = [await named(page, one).boundingBox(), await named(page, other).boundingBox()];
    return Math.hypot(a.x - b.x, a.y - b.y);
}

test("two fingers look closer at the photo, and the page stays as it is", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Try the sample");
    await photoRead(page);
    const photo = named(page, "The photo with the frame around the kingdom");
    const before = await apart(page, "Corner 1", "Corner 3");
    const now = () => apart(page, "Corner 1", "Corner 3");
    await pinch(page, photo, 2);
    await until(now, (after) => after > before * 1.5);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1);
    await pinch(page, photo, 0.3);
    await until(now, (after) => Math.abs(after - before) < 4);
    assert.deepEqual(device.complaints, []);
});

test("two fingers look closer at the board", async (t) => {
    const { device, page } = await start(t);
    await page.locator("#photos").setInputFiles(fixture("games/four-players.json"));
    await tapName(page, "Kingdom");
    const cell = page.locator('#reader [aria-label^="row 3 column 3:"]').first();
    await cell.waitFor({ state: "attached" });
    const before = await width(cell);
    await pinch(page, cell, 2);
    await until(() => width(cell), (after) => after > before * 1.5);
    assert.deepEqual(device.complaints, []);
});

test("names are typed in real fields, one after the other", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Enter it by hand");
    await tapName(page, "Table");
    await tapName(page, "Add a player");
    await tapName(page, "Table");
    await tapName(page, "Menu");
    await tapName(page, "Names");
    const field = (number) => page.locator(`#reader input[aria-label="Name of player ${number}"]`);
    const isFocused = (thing) => thing.evaluate((element) => element === document.activeElement);
    await field(1).waitFor({ state: "attached" });
    await until(() => isFocused(field(1)), Boolean);
    // Seen, as high as the line that it lies over, and with letters that no phone zooms in on.
    const look = await field(1).evaluate((element) => {
        const { opacity, fontSize, width } = getComputedStyle(element);
        return { opacity: Number(opacity), font: Number.parseFloat(fontSize), width: Number.parseFloat(width) };
    });
    assert.ok(look.opacity === 1 && look.font >= 16 && look.width > 120, JSON.stringify(look));
    await page.keyboard.type("Zoë");
    await page.keyboard.press("Enter");
    await field(2).waitFor({ state: "attached" });
    await until(() => isFocused(field(2)), Boolean);
    await page.keyboard.type("Борис");
    await page.keyboard.press("Enter");
    await named(page, /^Zoë: /).waitFor();
    await named(page, /^Борис: /).waitFor();
    assert.deepEqual(device.complaints, []);
});

test("the back button closes what lies over the game, and only that", async (t) => {
    const { host, device, page } = await start(t);
    await tapName(page, "Enter it by hand");
    await tapName(page, "Menu");
    await tapName(page, "Share");
    await named(page, "As a file").waitFor();
    await page.goBack();
    await named(page, "As a file").waitFor({ state: "detached" });
    assert.equal(page.url(), host.url);
    await named(page, "paint: castle").waitFor();
    assert.deepEqual(device.complaints, []);
});

test("a reading is cancelled, and the next one goes on", async (t) => {
    const { device, page } = await start(t);
    // Eight large photos take long enough to be cancelled.
    const buffer = await largePhoto(page, 4600, 3450);
    const photos = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ name: `${number}.jpg`, mimeType: "image/jpeg", buffer }));
    await page.locator("#photos").setInputFiles(photos);
    const cancel = named(page, "Cancel");
    await cancel.waitFor({ timeout: 120_000 });
    // At once: a finger that looks for the button first may come when everything is read.
    await cancel.dispatchEvent("click");
    await cancel.waitFor({ state: "detached" });
    await tapName(page, "Table");
    await named(page, /^Player 1: /).waitFor();
    assert.equal(await named(page, /^Player 8: [1-9]/).count(), 0);
    await tapName(page, "Menu");
    await tapName(page, "Try the sample");
    await photoRead(page);
    assert.deepEqual(device.complaints, []);
});
