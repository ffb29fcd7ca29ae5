// What goes out of the page: files, the share sheet of a phone, the clipboard, and everything as one file.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { crowncount, keptByWindow } from "./support/native.mjs";
import { DIST, fixture, named, phone, photoRead, tapName } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

const GAME = fixture("games/four-players.json");

/** A phone with a game on the table, after `before` was run in its page. */
async function withGame(t, before = () => {}, options = {}) {
    const [host, device] = [await serve(t, DIST), await phone(t, options)];
    await device.context.addInitScript(before);
    const page = await device.open(host.url);
    await page.locator("#photos").setInputFiles(GAME);
    await tapName(page, "Sheet");
    await named(page, "Ana, total: 40").waitFor();
    return { device, page };
}

async function share(page, kind) {
    await tapName(page, "Menu");
    await tapName(page, "Share");
    await tapName(page, kind);
}

/** Closes the choice of how to share, and waits until it is gone. */
async function closeSharing(page) {
    await page.keyboard.press("Escape");
    await named(page, "PDF").waitFor({ state: "detached" });
}

/** The bytes of the file that is downloaded meanwhile. */
async function downloaded(page, act) {
    const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), act()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** A folder that goes with the test. */
function folder(t) {
    const work = mkdtempSync(join(tmpdir(), "crowncount-"));
    t.after(() => rmSync(work, { recursive: true }));
    return work;
}

test("the sheet is a PDF that says what the program's says, and a PNG like the program's", async (t) => {
    const { device, page } = await withGame(t);
    const work = folder(t);
    const text = (file) => execFileSync("pdftotext", ["-layout", file, "-"]).toString();
    const own = await downloaded(page, () => share(page, "PDF"));
    assert.equal(own.name, "crowncount.pdf");
    const [ours, theirs] = [join(work, "ours.pdf"), join(work, "theirs.pdf")];
    writeFileSync(ours, own.bytes);
    crowncount(["sheet", GAME, "-o", theirs]);
    assert.match(text(ours), /Ana/);
    assert.equal(text(ours), text(theirs));

    await closeSharing(page);
    const picture = await downloaded(page, () => share(page, "PNG"));
    assert.equal(picture.name, "crowncount.png");
    const png = join(work, "theirs.png");
    crowncount(["sheet", GAME, "-o", png]);
    const size = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    assert.equal(picture.bytes.subarray(1, 4).toString(), "PNG");
    assert.deepEqual(size(picture.bytes), size(readFileSync(png)));
    assert.deepEqual(device.complaints, []);
});

test("a phone with a share sheet gets the picture there", async (t) => {
    const { device, page } = await withGame(t, () => {
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ files: [file] }) => {
            globalThis.shared = { name: file.name, type: file.type, size: file.size };
        };
    });
    await share(page, "PNG");
    const shared = await (await page.waitForFunction(() => globalThis.shared)).jsonValue();
    assert.deepEqual([shared.name, shared.type], ["crowncount.png", "image/png"]);
    assert.ok(shared.size > 10_000);
    assert.deepEqual(device.complaints, []);
});

test("the sheet is copied as text and as a picture", async (t) => {
    const { device, page } = await withGame(t, undefined, { permissions: ["clipboard-read", "clipboard-write"] });
    await share(page, "Copy as text");
    await named(page, "Score sheet copied as text.").waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Ana.*40/s);
    await closeSharing(page);
    await share(page, "Copy as picture");
    await named(page, "Score sheet copied as a picture.").waitFor({ timeout: 120_000 });
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    assert.deepEqual(kinds, ["image/png"]);
    assert.deepEqual(device.complaints, []);
});

test("everything is saved to one file, with its photo, and another phone takes it over", async (t) => {
    const [host, device, other] = [await serve(t, DIST), await phone(t), await phone(t)];
    const page = await device.open(host.url);
    await tapName(page, "Try the sample");
    await photoRead(page);
    await tapName(page, "Done");
    await tapName(page, "Menu");
    await tapName(page, "Past games");
    const { name, bytes } = await downloaded(page, () => tapName(page, "Save all"));
    assert.match(name, /\.crowncount\.json$/);

    const there = await other.open(host.url);
    await tapName(there, "Menu");
    await tapName(there, "Past games");
    const input = there.getByLabel("Add from file").and(there.locator("input"));
    await input.setInputFiles({ name, mimeType: "application/json", buffer: bytes });
    await there.keyboard.press("Escape");
    await tapName(there, "Kingdom");
    await tapName(there, "Corners");
    await named(there, "Corner 1").waitFor({ timeout: 120_000 });

    // The program on a computer takes it over too, with the photo.
    const work = folder(t);
    const file = join(work, name);
    writeFileSync(file, bytes);
    const kept = await keptByWindow(t, file);
    const total = (game) => JSON.parse(crowncount(["score", game, "--json"])).totals[0].total;
    assert.equal(total(kept.game), total(fixture("photos/sample.jpg")));
    assert.deepEqual(kept.photos.map((photo) => readFileSync(photo)), [readFileSync(fixture("photos/sample.jpg"))]);
    assert.deepEqual([...device.complaints, ...other.complaints], []);
});
