// The same page in the other engine. Firefox draws only where there is a display, so this runs below Xvfb.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firefox } from "playwright-core";
import { DIST, named, opened, photoRead } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

/** Firefox as distributions have it, which understands only a part of what Playwright can ask. */
const FIREFOX = {
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: false,
    firefoxUserPrefs: { "webgl.force-enabled": true },
};

test("Firefox reads and scores the sample photo, and keeps the game without a host", async (t) => {
    const host = await serve(t, DIST);
    const browser = await firefox.launch(FIREFOX);
    t.after(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const complaints = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    const press = (name) => named(page, name).first().dispatchEvent("click");
    await page.goto(host.url);
    await opened(page);
    await page.locator("#notice").getByText("works offline").waitFor({ timeout: 120_000 });
    await press("Try the sample");
    await photoRead(page);
    await press("Done");
    await page.keyboard.press("Escape");
    const score = named(page, /^Player 1, total: [1-9]/);
    await press("Sheet");
    await score.waitFor();
    const total = await score.textContent();

    host.isDown = true;
    await page.waitForTimeout(1000);
    await page.reload();
    await opened(page);
    await press("Sheet");
    await named(page, total).waitFor();
    assert.deepEqual(complaints, []);
});
