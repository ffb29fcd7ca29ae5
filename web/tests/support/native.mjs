// The program on this computer, to compare the page with.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./phone.mjs";

const PROGRAM = process.env.PROGRAM ?? join(ROOT, "target/release/crowncount");

/** What a command prints, or why it has no answer; `input` is what `-` stands for. */
export function crowncount(args, input) {
    const { status, stdout, stderr, error } = spawnSync(PROGRAM, [...args, "--lang", "en"], {
        input,
        maxBuffer: 1 << 28,
        // One core, as in a browser.
        env: { ...process.env, RAYON_NUM_THREADS: "1" },
    });
    assert.equal(error, undefined, `${PROGRAM}: ${error}`);
    assert.notEqual(status, 2, `${args}: ${stderr}`);
    return (stdout.toString() || stderr.toString()).trimEnd();
}
