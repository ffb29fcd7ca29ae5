// Reads photos beside the page. The page has compiled the module already, and hands it over.
import { initSync, work } from "./crowncount.js";
import { network } from "./network.js";
import { words } from "./speech.js";

self.onmessage = ({ data: module }) => {
    initSync({ module });
    // From here on the module listens itself.
    work({ network, words });
    self.postMessage("ready");
};
