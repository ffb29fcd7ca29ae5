// What one sees first: the app, or a sentence that says why it is not there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, opened, phone } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

/** What the first screen says in a browser that lacks something. */
async function sentence(t, locale, lack) {
    const host = await serve(t, DIST);
    const device = await phone(t, { locale });
    await device.context.addInitScript(lack);
    const page = await device.visit(host.url);
    const said = page.locator("#said");
    await said.and(page.getByText(".")).waitFor();
    return said.textContent();
}

test("the app opens below any path, and nothing breaks the page's policy", async (t) => {
    const host = await serve(t, DIST);
    const device = await phone(t);
    const page = await device.open(host.url);
    const { width, height } = await page.locator("#window").boundingBox();
    assert.deepEqual([width, height], [390, 844]);
    assert.deepEqual(device.complaints, []);
    assert.deepEqual(host.asked.filter((path) => !path.startsWith("/some/where/")), []);
});

test("it can be installed, asks to keep what it stores, and sets no cookie", async (t) => {
    const host = await serve(t, DIST);
    const device = await phone(t);
    await device.context.addInitScript(() => {
        // An empty page has no storage.
        if (navigator.storage) navigator.storage.persist = async () => (globalThis.isAsked = true);
    });
    const page = await device.open(host.url);
    await page.waitForFunction(() => globalThis.isAsked);
    const devtools = await device.context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A window that nobody else shares is all that a test may have.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
    assert.deepEqual(await device.context.cookies(), []);
    assert.deepEqual(device.complaints, []);
});

test("a browser without WebGL is told in its language", async (t) => {
    const lack = () => (HTMLCanvasElement.prototype.getContext = () => null);
    assert.match(await sentence(t, "de-DE", lack), /WebGL 2 fehlt/);
    assert.match(await sentence(t, "xx", lack), /WebGL 2 is missing/);
});

test("an old browser is told", async (t) => {
    assert.match(await sentence(t, "ru", () => (WebAssembly.validate = () => false)), /слишком старый/);
});

test("a network that fails leaves a sentence and another try", async (t) => {
    const host = await serve(t, DIST);
    const device = await phone(t);
    await device.context.route("**/*.wasm", (route) => route.abort());
    const page = await device.visit(host.url);
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await device.context.unroute("**/*.wasm");
    await again.tap();
    await opened(page);
});
