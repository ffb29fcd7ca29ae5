// The page has the language and the light of the system, or those that were chosen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, named, opened, phone, tapName } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

const root = (page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);

test("language and light are the system's", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t, { locale: "ru-RU", colorScheme: "dark" })];
    const page = await device.open(host.url);
    await named(page, "Кто победил?").waitFor();
    assert.deepEqual(await root(page), ["ru", "dark"]);
    assert.deepEqual(device.complaints, []);
});

test("a language that was chosen is spoken at once, and after the next start", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t, { locale: "en-GB", colorScheme: "light" })];
    const page = await device.open(host.url);
    await tapName(page, "Menu");
    await tapName(page, "Deutsch");
    await named(page, "Wer hat gewonnen?").waitFor();
    assert.deepEqual(await root(page), ["de", "light"]);
    await page.waitForTimeout(1000);
    await page.reload();
    await opened(page);
    await named(page, "Wer hat gewonnen?").waitFor();
    assert.deepEqual(device.complaints, []);
});
