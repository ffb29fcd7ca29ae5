// From photos to a score, by touch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { crowncount } from "./support/native.mjs";
import { DIST, ROOT, drag, fixture, heard, named, phone, photoRead, tapName, until } from "./support/phone.mjs";
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

test("the sample photo is read and scored", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Try the sample");
    await photoRead(page);
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
    const photos = [sample, gaps, { ...sample, name: "third.jpg" }, { ...gaps, name: "fourth.jpg" }];
    // The button is a real input of the page, so that a phone offers its camera and its gallery.
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tapName(page, "Photograph a kingdom")]);
    assert.ok(chooser.isMultiple());
    assert.equal(await chooser.element().getAttribute("accept"), "image/*");
    await chooser.setFiles(photos);
    // Each photo is shown while it is read; the last one is the fourth player's.
    const fourth = named(page, /^Player 4: [1-9]/);
    await until(
        async () => {
            await tapName(page, "Table");
            return (await fourth.isVisible()) || heard(page);
        },
        (seen) => seen === true,
    );
    const totals = ["sample.jpg", "gaps.jpg"].map((name) => total(fixture("photos", name)));
    for (const [index, expected] of [...totals, ...totals].entries()) {
        await named(page, new RegExp(`^Player ${index + 1}: ${expected} point`)).waitFor({ timeout: 120_000 });
    }
    assert.deepEqual(device.complaints, []);
});

test("a corner is dragged", async (t) => {
    const { device, page } = await start(t);
    await tapName(page, "Try the sample");
    await photoRead(page);
    // The photo may lie elsewhere afterwards, so the corner is seen from the one across.
    const across = () =>
        page.evaluate(() => {
            const [a, b] = [1, 3].map((corner) => document.querySelector(`#reader [aria-label="Corner ${corner}"]`));
            const place = (thing) => [thing.offsetLeft, thing.offsetTop];
            return a && b ? place(a).map((at, axis) => at - place(b)[axis]) : null;
        });
    const before = await across();
    await drag(page, named(page, "Corner 1"), { x: 24, y: 18 });
    await until(across, (now) => now !== null && `${now}` !== `${before}`);
    await photoRead(page);
    const moved = (await across()).map((place, axis) => place - before[axis]);
    assert.ok(Math.abs(moved[0] - 24) < 8 && Math.abs(moved[1] - 18) < 8, `${moved}`);
    assert.deepEqual(device.complaints, []);
});

/** Hands a file to the page as a laptop does: it falls on the app, or is pasted. */
const hand = (page, how, name, bytes) =>
    page.evaluate(
        ([how, name, base64]) => {
            const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
            const files = new DataTransfer();
            files.items.add(new File([bytes], name, { type: "image/jpeg" }));
            const options = { bubbles: true, cancelable: true };
            if (how === "paste") document.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: files }));
            else document.getElementById("window").dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: files }));
        },
        [how, name, bytes.toString("base64")],
    );

for (const how of ["drop", "paste"]) {
    test(`a photo that comes by ${how} is read`, async (t) => {
        const { device, page } = await start(t);
        await hand(page, how, "gaps.jpg", readFileSync(fixture("photos/gaps.jpg")));
        await photoRead(page);
        await tapName(page, "Done");
        await page.keyboard.press("Escape");
        await tapName(page, "Sheet");
        await named(page, `Player 1, total: ${total(fixture("photos/gaps.jpg"))}`).waitFor();
        assert.deepEqual(device.complaints, []);
    });
}

test("a photo that only the browser can decode is upright and has its colours", async (t) => {
    /** What a screen reader hears of every cell. */
    const board = async (file) => {
        const { device, page } = await start(t);
        await page.locator("#photos").setInputFiles(file);
        await photoRead(page);
        await tapName(page, "Done");
        await page.keyboard.press("Escape");
        await named(page, /^row 5 column 5: /).waitFor({ state: "attached" });
        assert.deepEqual(device.complaints, []);
        const cells = await page.locator('#reader [aria-label^="row "]').all();
        return Promise.all(cells.map((cell) => cell.getAttribute("aria-label")));
    };
    const jpeg = await board(fixture("photos/sample.jpg"));
    assert.equal(jpeg.length, 25);
    // The same photo, stored lying on its side, as `avifenc --irot 1` writes it and as phones write HEIC.
    assert.deepEqual(await board(join(ROOT, "web/tests/support/sideways.avif")), jpeg);
});
