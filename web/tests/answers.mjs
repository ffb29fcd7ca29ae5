// The page gives the answers of the program on this computer: to the byte, but for the last digits of probabilities, which
// depend on how wide the vectors of a processor are.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { cases } from "./support/cases.mjs";
import { bareModule } from "./support/module.mjs";
import { crowncount } from "./support/native.mjs";
import { DIST, fixture, phone } from "./support/phone.mjs";
import { serve } from "./support/server.mjs";

/** A page with the module loaded, and no app. */
async function bare(t) {
    const [host, device] = [await serve(t, DIST), await phone(t, { slowdown: 1 })];
    return bareModule(device, host);
}

/** What a function of the module gives for each of the inputs. */
const answers = (page, name, inputs) =>
    page.evaluate(([name, inputs]) => inputs.map((input) => globalThis.crowncount[name](input)), [name, inputs]);

test("every game and kingdom of the fixtures is scored and audited as by the program", async (t) => {
    const games = readdirSync(fixture("games")).map((file) => ({
        title: file,
        text: readFileSync(fixture("games", file), "utf8"),
    }));
    const all = [...games, ...cases("scores"), ...cases("audits")];
    assert.ok(all.length > 100);
    const page = await bare(t);
    for (const command of ["score", "audit"]) {
        const found = await answers(page, command, all.map(({ text }) => text));
        for (const [index, { title, text }] of all.entries()) {
            assert.equal(found[index].trimEnd(), crowncount([command, "-", "--json"], text), `${command}: ${title}`);
        }
    }
});

test("every photo of the fixtures is read as by the program", async (t) => {
    const page = await bare(t);
    for (const name of readdirSync(fixture("photos")).filter((file) => file.endsWith(".jpg"))) {
        const bytes = readFileSync(fixture("photos", name));
        const found = await page.evaluate(
            ([name, base64]) => {
                const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
                try {
                    return globalThis.crowncount.scan(globalThis.network, bytes, name);
                } catch (why) {
                    return `crowncount: standard input: ${why}`;
                }
            },
            [name, bytes.toString("base64")],
        );
        const expected = crowncount(["scan", "-", "--json"], bytes);
        assert.equal(comparable(found), comparable(expected), name);
        const [ours, theirs] = [probabilities(found), probabilities(expected)];
        assert.ok(ours.every((p, index) => Math.abs(p - theirs[index]) < 1e-4), name);
    }
});

const PROBABILITY = /("confidence"|"p"): ?([\d.e-]+)/g;
const probabilities = (text) => [...text.matchAll(PROBABILITY)].map(([, , p]) => Number(p));

/** Without what differs by nature: the name of the file, the times, and the probabilities. */
function comparable(text) {
    return text
        .trimEnd()
        .replace(/"photo": ?"[^"]*"/g, '"photo":""')
        .replace(/"millis": ?\{[^}]*\}/g, '"millis":{}')
        .replace(PROBABILITY, "$1:0");
}
