// Puts the page together: node web/assemble.mjs PARTS OUT [PAGE]
//
// In: PARTS, the folder of compiled modules; the page's own files (web/page, or PAGE); icons, words and the sample photo of
// the repository. Out: a folder for any static host. Every file has the hash of its content in its name, except for those
// that the browser asks for by name. The service worker is told what belongs to this version.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The files that keep their names. */
const BY_NAME = ["manifest.webmanifest", "index.html", "service-worker.js"];

/** The language that the module has in it. */
const BUILT_IN = "en";

/** What is not said in the window: the same files are left out in src/words/language.rs. */
const AROUND = ["cli.ftl", "commands.ftl", "page.ftl"];

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** All files that a page is made of, by the names by which they call each other. */
function parts(modules, page) {
    const files = new Map();
    const take = (folder, wanted = () => true) => {
        for (const name of readdirSync(folder).filter(wanted)) files.set(name, readFileSync(join(folder, name)));
    };
    take(join(ROOT, "assets/icons"));
    take(modules, (name) => /\.(js|wasm)$/.test(name));
    take(page);
    files.set("reader.onnx", readFileSync(join(ROOT, "assets/reader.onnx")));
    files.set("sample.jpg", readFileSync(join(ROOT, "fixtures/photos/sample.jpg")));
    const texts = pageTexts();
    const speech = Object.fromEntries(Object.keys(texts).filter((tag) => tag !== BUILT_IN).map((tag) => [tag, `./words-${tag}.ftl`]));
    for (const tag of Object.keys(speech)) files.set(`words-${tag}.ftl`, Buffer.from(appWords(tag)));
    const script = `export const texts = ${JSON.stringify(texts)};\nexport const speech = ${JSON.stringify(speech)};\n`;
    files.set("texts.js", Buffer.from(script));
    files.set("index.html", Buffer.from(withSentences(files.get("index.html").toString(), texts)));
    return files;
}

/** What the app says in a language, as one Fluent file. */
function appWords(tag) {
    const folder = join(ROOT, "assets/lang", tag);
    const subjects = readdirSync(folder).filter((file) => !AROUND.includes(file)).sort();
    return subjects.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

/** What the page says in each language: the messages of its Fluent files, all plain text. */
function pageTexts() {
    const folder = join(ROOT, "assets/lang");
    const read = (tag) => readFileSync(join(folder, tag, "page.ftl"), "utf8").matchAll(/^([a-z-]+) = (.+)$/gm);
    const messages = (tag) => Object.fromEntries([...read(tag)].map(([, id, text]) => [id, text]));
    return Object.fromEntries(readdirSync(folder).map((tag) => [tag, messages(tag)]));
}

/** Fills elements that say something without a script, in all languages. */
function withSentences(html, texts) {
    const all = (id) => Object.entries(texts).map(([tag, says]) => `<p lang="${tag}">${says[id]}</p>`).join("\n");
    return html.replace(/ data-says="([a-z-]+)">/g, (_, id) => `>\n${all(id)}\n`);
}

/** The names in `names` that a file mentions. */
function mentioned(bytes, name, names) {
    if (![".js", ".css", ".html", ".webmanifest"].includes(extname(name))) return [];
    const text = bytes.toString();
    return names.filter((other) => other !== name && pattern(other).test(text));
}

const pattern = (name) => new RegExp(`(?<![\\w./-])(\\./)?${name.replaceAll(".", "\\.")}(?![\\w.-])`, "g");

/** Names every file that is needed after its content, those that are named by others first. */
function named(files) {
    const names = [...files.keys()].filter((name) => !BY_NAME.includes(name));
    const done = new Map();
    const under = new Set();
    const settle = (name) => {
        if (done.has(name)) return;
        if (under.has(name)) throw new Error(`${name} names itself through others`);
        under.add(name);
        let bytes = files.get(name);
        const others = mentioned(bytes, name, names);
        others.forEach(settle);
        if (others.length > 0) {
            const rename = (text, other) => text.replace(pattern(other), `$1${done.get(other).name}`);
            bytes = Buffer.from(others.reduce(rename, bytes.toString()));
        }
        const ending = extname(name);
        const hash = sha256(bytes).toString("hex").slice(0, 12);
        const own = BY_NAME.includes(name) ? name : `${basename(name, ending)}-${hash}${ending}`;
        done.set(name, { name: own, bytes });
    };
    BY_NAME.forEach(settle);
    return [...done.values()];
}

/** The service worker with the list of what it serves. */
function withList(worker, files) {
    const list = Object.fromEntries(
        files.map(({ name, bytes }) => [name, `sha256-${sha256(bytes).toString("base64")}`]).sort(),
    );
    const version = sha256(JSON.stringify(list) + worker).toString("hex").slice(0, 12);
    return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(list, null, 4)};\n\n${worker}`;
}

/** Writes the page into a folder, which is replaced as a whole. */
export function assemble(modules, out, page = join(ROOT, "web/page")) {
    const files = named(parts(modules, page));
    const worker = files.find(({ name }) => name === "service-worker.js");
    worker.bytes = Buffer.from(withList(worker.bytes.toString(), files.filter((file) => file !== worker)));
    const fresh = `${out}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    for (const { name, bytes } of files) writeFileSync(join(fresh, name), bytes);
    rmSync(out, { recursive: true, force: true });
    renameSync(fresh, out);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) assemble(...process.argv.slice(2));
