// How much goes over the wire.
import assert from "node:assert/strict";
import { test } from "node:test";
import { filesOf, overTheWire } from "../sizes.mjs";
import { DIST } from "./support/phone.mjs";

const MB = 1_000_000;

test("3 MB go over the wire, 2.3 MB of it for the first screen", (t) => {
    const { all, first } = overTheWire(filesOf(DIST));
    t.diagnostic(`${(all / MB).toFixed(3)} MB in all, ${(first / MB).toFixed(3)} MB for the first screen`);
    assert.ok(first <= 2.3 * MB && all <= 3 * MB);
});
