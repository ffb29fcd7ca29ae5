// What goes wrong is told before anything is lost.
import { test } from "node:test";
import { DIST, named, phone, tapName } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

test("a file that is no picture is told", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    const buffer = Buffer.from("Dear diary, today we played Kingdomino.");
    await page.locator("#photos").setInputFiles({ name: "holiday.jpg", mimeType: "image/jpeg", buffer });
    await named(page, /holiday\.jpg.*not a JPEG, PNG or WebP picture/).waitFor();
});

test("a HEIC picture, where the browser has no decoder either, is told with what to do", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
    await page.locator("#photos").setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer });
    await named(page, /IMG_1\.HEIC: this is a HEIC picture.*Most Compatible/).waitFor();
});

test("a second tab is told, and each has its own game", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await tapName(page, "Enter it by hand");
    const second = await device.open(host.url);
    await named(second, "Another window is open. Each window has its own game.").waitFor();
    await named(second, "Enter it by hand").waitFor();
});

test("a browser that keeps nothing says so before anything is lost", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    await device.context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
            throw new DOMException("not in a private window", "InvalidStateError");
        };
    });
    const page = await device.open(host.url);
    await tapName(page, "Enter it by hand");
    await named(page, /not saved/i).first().waitFor();
});

test("a store that is full is told", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await page.locator("#notice").getByText("works offline").waitFor({ timeout: 120_000 });
    const devtools = await device.context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(host.url).origin, quotaSize: 1 });
    await tapName(page, "Enter it by hand");
    await tapName(page, "paint: castle");
    await tapName(page, "row 1 column 1: no tile");
    await named(page, /not saved/i).first().waitFor();
});
