// Brings up the app: says what is going on, loads the module once for the page and its worker, and hands over.
import init, { start } from "./crowncount.js";
import { keepForOffline } from "./offline.js";
import { followKeyboard, followTheme } from "./screen.js";
import { shellOf } from "./shell.js";
import { say } from "./words.js";

/** The smallest module with a vector instruction. */
const WITH_VECTORS = Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
);

const said = document.getElementById("said");

/** Why the app cannot run in this browser, or nothing. */
function obstacle() {
    if (typeof WebAssembly !== "object" || !WebAssembly.validate(WITH_VECTORS)) return "page-no-webassembly";
    if (!document.createElement("canvas").getContext("webgl2")) return "page-no-webgl";
}

/** The module. Hosts that do not know its type still serve its bytes. */
async function compiled() {
    const file = new URL("./crowncount_bg.wasm", import.meta.url);
    try {
        return await WebAssembly.compileStreaming(fetch(file));
    } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        const response = await fetch(file);
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        return WebAssembly.compile(await response.arrayBuffer());
    }
}

/** Says why there is no app; where something went wrong, another try may help. */
function giveUp(id, error) {
    said.textContent = say(id);
    if (!error) return;
    console.error(error);
    const again = document.getElementById("again");
    again.textContent = say("button-page-again");
    again.hidden = false;
    again.onclick = () => location.reload();
}

async function open() {
    const why = obstacle();
    if (why) return giveUp(why);
    said.textContent = say("page-opening");
    try {
        const module = await compiled();
        await init({ module_or_path: module });
        followKeyboard();
        followTheme();
        await start("window", shellOf(module, () => {
            document.getElementById("start").hidden = true;
            keepForOffline().catch(console.error);
        }));
    } catch (error) {
        giveUp("page-broken", error);
    }
}

open();
