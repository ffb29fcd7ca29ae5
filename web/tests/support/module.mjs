// The module without its app: what reads and scores, called from a bare page.
import { readFileSync, readdirSync } from "node:fs";
import { DIST } from "./phone.mjs";

/** Loads it into a new page of a phone, with the network that reads cells, as `crowncount` and `network`. */
export async function bareModule(device, host) {
    const page = await device.context.newPage();
    await page.goto(`${host.url}manifest.webmanifest`);
    const [glue] = readFileSync(`${DIST}/index.html`, "utf8").match(/crowncount-[0-9a-f]+\.js/);
    const network = readdirSync(DIST).find((name) => /^reader-[0-9a-f]+\.onnx$/.test(name));
    await page.evaluate(
        async ([glue, network]) => {
            globalThis.crowncount = await import(glue);
            await globalThis.crowncount.default();
            globalThis.network = new Uint8Array(await (await fetch(network)).arrayBuffer());
        },
        [host.url + glue, host.url + network],
    );
    return page;
}
