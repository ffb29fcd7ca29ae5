// The program on this computer, to compare the page with.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, until } from "./phone.mjs";

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

/** Opens a file in the window of the program, and gives the game that it keeps then, with its photos. */
export async function keptByWindow(test, file) {
    const data = mkdtempSync(join(tmpdir(), "crowncount-"));
    const env = { ...process.env, XDG_DATA_HOME: data, LIBGL_ALWAYS_SOFTWARE: "1" };
    delete env.WAYLAND_DISPLAY;
    const window = spawn(PROGRAM, [file], { env, stdio: ["ignore", "ignore", "inherit"] });
    test.after(() => {
        window.kill();
        rmSync(data, { recursive: true });
    });
    const [game, photos] = [join(data, "crowncount/current.json"), join(data, "crowncount/photos")];
    const isPhoto = (name) => name.endsWith(".jpg");
    const kept = () => ({
        game: existsSync(game) ? game : null,
        photos: existsSync(photos) ? readdirSync(photos).filter(isPhoto).map((name) => join(photos, name)) : [],
    });
    return until(kept, ({ game, photos }) => game && photos.length > 0);
}
