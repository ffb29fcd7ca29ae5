// Without a network, and with a new version.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, ROOT, notice, opened, phone } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

const NEWS = /new version/;

/** What tells two versions apart; the title is the game's. */
const described = (page) => page.evaluate(() => document.querySelector("meta[name=description]").content);
const OLD = /^Scores finished games/;
const NEXT = "The next version";

/** Another version of the page, which describes itself in other words. */
function newVersion(t) {
    const work = mkdtempSync(join(tmpdir(), "crowncount-"));
    t.after(() => rmSync(work, { recursive: true }));
    const [page, out] = [join(work, "page"), join(work, "dist")];
    cpSync(join(ROOT, "web/page"), page, { recursive: true });
    const index = readFileSync(join(page, "index.html"), "utf8");
    const next = index.replace(/(name="description" content=")[^"]*/, `$1${NEXT}`);
    assert.notEqual(next, index);
    writeFileSync(join(page, "index.html"), next);
    writeFileSync(join(page, "style.css"), readFileSync(join(page, "style.css"), "utf8") + "/* another */\n");
    execFileSync(join(ROOT, "web/build"), [out], { env: { ...process.env, PAGE: page } });
    return out;
}

const readyForOffline = (page) => notice(page).getByText("works offline").waitFor({ timeout: 120_000 });
const versions = (page) => page.evaluate(() => caches.keys());

test("after the first visit no host is needed", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await readyForOffline(page);
    await notice(page).waitFor({ state: "hidden" });
    host.isDown = true;
    await page.reload();
    await opened(page);
    const another = await device.open(`${host.url}?source=home`);
    assert.match(await described(another), OLD);
    assert.deepEqual(device.complaints, []);
});

test("a new version is offered, waits, and is taken as a whole", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await readyForOffline(page);
    const before = await versions(page);
    host.folder = newVersion(t);

    await page.reload();
    await opened(page);
    await notice(page).getByText(NEWS).waitFor();
    assert.match(await described(page), OLD);
    await page.getByRole("button", { name: "Later" }).tap();
    await notice(page).waitFor({ state: "hidden" });

    // It is offered again, and every open page goes over to it together.
    await page.reload();
    await opened(page);
    const other = await device.open(host.url);
    await notice(page).getByText(NEWS).waitFor();
    await page.getByRole("button", { name: "Update" }).tap();
    for (const tab of [page, other]) {
        // A tab in the background has no frames, in which Playwright would look otherwise.
        const isNext = (next) => document.querySelector("meta[name=description]")?.content === next;
        await tab.waitForFunction(isNext, NEXT, { polling: 100 });
        await opened(tab);
    }
    const now = await versions(page);
    assert.equal(now.length, 1);
    assert.notDeepEqual(now, before);

    host.isDown = true;
    await page.reload();
    await opened(page);
    assert.equal(await described(page), NEXT);
    assert.deepEqual(device.complaints, []);
});

test("a host with files of two versions changes nothing", async (t) => {
    const [host, device] = [await serve(t, DIST), await phone(t)];
    const page = await device.open(host.url);
    await readyForOffline(page);
    const before = await versions(page);
    const mixed = newVersion(t);
    writeFileSync(join(mixed, "index.html"), readFileSync(join(DIST, "index.html")));
    host.folder = mixed;
    const failed = page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const over = new Promise((resolve) =>
            registration.addEventListener("updatefound", ({ target: { installing } }) =>
                installing.addEventListener("statechange", () => resolve(installing.state)),
            ),
        );
        await registration.update();
        return over;
    });
    assert.equal(await failed, "redundant");
    assert.deepEqual(await versions(page), before);
    assert.equal(await notice(page).getByText(NEWS).count(), 0);
});
