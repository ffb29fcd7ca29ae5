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

test("a store that is full is told", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await page.locator("#notice").getByText("works offline").waitFor({ timeout: 60_000 });
    const devtools = await device.context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(host.url).origin, quotaSize: 1 });
    await tapName(page, "Enter it by hand");
    await tapName(page, "paint: castle");
    await tapName(page, "row 1 column 1: no tile");
    await named(page, /not saved/i).first().waitFor();
});
