// What the app asks of the page, because only the page knows the names of its files.
import { words } from "./speech.js";

/** The bytes of a file of the page. */
async function bytes(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
}

/** The object that the app is started with; `started` is called when its first frame is painted. */
export function shellOf(module, started) {
    let sheets;
    return {
        /** A new worker with the module, ready for errands. */
        worker: () =>
            new Promise((resolve, reject) => {
                const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
                worker.onmessage = () => {
                    worker.onmessage = worker.onerror = null;
                    resolve(worker);
                };
                worker.onerror = (event) => reject(new Error(event.message || "the worker cannot be loaded"));
                worker.postMessage(module);
            }),
        /** The module that writes PNG and PDF, loaded when it is first asked for. */
        async sheets() {
            sheets ??= import("./crowncount_sheets.js").then(async (writer) => {
                await writer.default();
                return writer;
            });
            try {
                return await sheets;
            } catch (error) {
                // The network may be back the next time.
                sheets = undefined;
                throw error;
            }
        },
        /** The sample photo. */
        sample: () => bytes(new URL("./sample.jpg", import.meta.url)),
        words,
        started,
    };
}
