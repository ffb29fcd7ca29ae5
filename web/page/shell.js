// What the app asks of the page, because only the page knows the names of its files.
import { bytes } from "./bytes.js";
import { camera } from "./camera.js";
import { words } from "./speech.js";

/** The object that the app is started with; `started` is called when its first frame is painted. */
export function shellOf(module, started) {
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
        /** The sample photo. */
        sample: () => bytes(new URL("./sample.jpg", import.meta.url)),
        words,
        started,
        camera,
    };
}
