// From photos to a score, by touch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { crowncount } from "./support/native.mjs";
import { DIST, drag, fixture, named, phone, tap, tapName } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

/** The total that the program on this computer gives for a photo. */
function total(photo) {
    const [player] = JSON.parse(crowncount(["score", photo, "--json"])).totals;
    return player.total;
}

async function start(t) {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    return { device, page: await device.open(host.url) };
}

/** Reads photos and leaves what is to be checked for later. */
async function read(page, photos) {
    await page.locator("#photos").setInputFiles(photos);
}

test("the sample photo is read and scored", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Try the sample");
    await tapName(page, "Done");
    await page.keyboard.press("Escape");
    await tapName(page, "Sheet");
    await named(page, `Player 1, total: ${total(fixture("photos/sample.jpg"))}`).waitFor();
    assert.deepEqual(device.complaints, []);
});

test("four photos fill a game", async (t) => {
    const { device, page } = await start(t);
    const photo = (name) => ({ name, mimeType: "image/jpeg", buffer: readFileSync(fixture("photos", name)) });
    const [sample, gaps] = [photo("sample.jpg"), photo("gaps.jpg")];
    await read(page, [sample, gaps, { ...sample, name: "third.jpg" }, { ...gaps, name: "fourth.jpg" }]);
    await tapName(page, "Table");
    const totals = ["sample.jpg", "gaps.jpg"].map((name) => total(fixture("photos", name)));
    for (const [index, expected] of [...totals, ...totals].entries()) {
        await named(page, new RegExp(`^Player ${index + 1}: ${expected} point`)).waitFor({ timeout: 60_000 });
    }
    assert.deepEqual(device.complaints, []);
});

test("a corner is dragged", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Try the sample");
    const corner = named(page, "Corner 1");
    await named(page, "Done").waitFor();
    const before = await corner.boundingBox();
    await drag(page, corner, { x: 24, y: 18 });
    await page.waitForTimeout(300);
    const after = await corner.boundingBox();
    assert.ok(Math.abs(after.x - before.x - 24) < 8 && Math.abs(after.y - before.y - 18) < 8, JSON.stringify({ before, after }));
    assert.deepEqual(device.complaints, []);
});
