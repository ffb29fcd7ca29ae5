// How much of the page goes over the wire, as a table: node web/sizes.mjs DIST
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Compressing a module as well as it goes takes half a minute, so what was compressed once is kept. */
const KEPT = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "crowncount/compressed");

/** Pictures are compressed already. */
const isPacked = (name) => [".png", ".jpg"].includes(extname(name));

function compressed(name, bytes, ending, compress) {
    if (isPacked(name)) return bytes;
    const place = join(KEPT, createHash("sha256").update(bytes).digest("hex") + ending);
    if (!existsSync(place)) {
        mkdirSync(KEPT, { recursive: true });
        writeFileSync(place, compress(bytes));
    }
    return readFileSync(place);
}

/** A file as a host sends it that compresses with brotli. */
export function brotli(name, bytes) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
    return compressed(name, bytes, ".br", (raw) => brotliCompressSync(raw, { params }));
}

const gzip = (name, bytes) => compressed(name, bytes, ".gz", (raw) => gzipSync(raw, { level: 9 }));

/** Whether a file is needed for the first screen; the rest comes while one looks at it. */
export const isFirst = (name) =>
    /^(index\.html|(page|screen|shell|camera|speech|bytes|offline|notice|words|texts|style|icon|crowncount|crowncount_bg)-[0-9a-f]{12}\.)/.test(name);

/** The files of a page, in the folder that it was built into. */
export const filesOf = (dist) => readdirSync(dist).map((name) => ({ name, bytes: readFileSync(join(dist, name)) }));

/** The bytes over the wire with brotli: of all files, and of those that the first screen needs. */
export function overTheWire(files) {
    const size = ({ name, bytes }) => brotli(name, bytes).length;
    const sum = (files) => files.reduce((total, file) => total + size(file), 0);
    // Whoever speaks another language than the one that is built in needs that one first too.
    const speech = Math.max(...files.filter(({ name }) => name.endsWith(".ftl")).map(size));
    return { all: sum(files), first: sum(files.filter(({ name }) => isFirst(name))) + speech };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const files = filesOf(process.argv[2]);
    const row = (name, ...sizes) => console.log(name.padEnd(44) + sizes.map((size) => String(size).padStart(10)).join(""));
    row("", "bytes", "gzip", "brotli");
    for (const { name, bytes } of files) row(name, bytes.length, gzip(name, bytes).length, brotli(name, bytes).length);
    const { all, first } = overTheWire(files);
    row("the first screen", "", "", first);
    row("everything", "", "", all);
}
