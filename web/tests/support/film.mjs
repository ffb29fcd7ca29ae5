// What a camera sees that is none: clips that the laboratory has filmed.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./phone.mjs";

/** A clip and the kingdom that it shows; filmed once, as it depends on its seed alone. */
export function clip(seed) {
    const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "crowncount/clips");
    const file = join(folder, `clip-1-${seed}.mjpeg`);
    const truth = file.replace(/mjpeg$/, "kingdom");
    if (!existsSync(file)) {
        mkdirSync(folder, { recursive: true });
        const fresh = join(folder, `new-${process.pid}.mjpeg`);
        const lab = ["run", "--quiet", "-p", "crowncount-lab", "--bin", "clip", "--", "film", fresh, "--seed", `${seed}`];
        execFileSync("cargo", lab, { cwd: ROOT, stdio: "inherit" });
        renameSync(fresh.replace(/mjpeg$/, "kingdom"), truth);
        renameSync(fresh, file);
    }
    return { file, kingdom: readFileSync(truth, "utf8") };
}

/** What a phone is started with whose camera shows a clip, and whose owner lets pages use it. */
export const filmed = (file) => ({
    args: ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`],
    permissions: ["camera"],
});
