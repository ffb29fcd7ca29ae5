// A kingdom entered by touch, and what a screen reader hears of a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, fixture, named, opened, phone, tapName } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

test("a kingdom is entered by touch, and is there again without a host", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await page.locator("#notice").getByText("works offline").waitFor({ timeout: 120_000 });
    await page.locator("#notice").waitFor({ state: "hidden" });
    await tapName(page, "Enter it by hand");
    await tapName(page, "paint: castle");
    await tapName(page, "row 1 column 1: no tile");
    await tapName(page, "paint: swamp");
    await tapName(page, "row 1 column 2: no tile");
    await tapName(page, "row 1 column 2: swamp");
    await tapName(page, "row 1 column 2: swamp, 1 crown");
    await named(page, "row 1 column 2: swamp, 2 crowns").waitFor();
    await tapName(page, "Sheet");
    await named(page, "Player 1, total: 2").waitFor();

    host.isDown = true;
    await page.waitForTimeout(1000);
    await page.reload();
    await opened(page);
    await tapName(page, "Sheet");
    await named(page, "Player 1, total: 2").waitFor();
    assert.deepEqual(device.complaints, []);
});

test("a screen reader hears who wins a tie, and why", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await page.locator("#photos").setInputFiles(fixture("games/four-players.json"));
    await tapName(page, "Sheet");
    await named(page, "Ana and Bo have 40 points each; Ana wins with the larger territory, 5 squares to 4.").waitFor();
    assert.deepEqual(device.complaints, []);
});
