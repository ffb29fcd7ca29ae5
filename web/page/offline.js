// Keeps the page for times without a network, and asks before it takes a new version of it.
import { ask, tell } from "./notice.js";
import { say } from "./words.js";

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** Offers a worker that waits to take over. */
function offer(worker) {
    ask(say("page-new-version"), [
        [say("button-page-later"), () => {}],
        [say("button-page-update"), () => worker.postMessage("take over")],
    ]);
}

/** Follows a worker that is being installed: the first one makes the page ready, every other one is a new version. */
function follow(worker) {
    const isFirst = !navigator.serviceWorker.controller;
    worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && !isFirst) offer(worker);
        if (worker.state === "activated" && isFirst) tell(say("page-ready"));
    });
}

/** To be called once the app is there, so that what is fetched for later does not delay the first screen. */
export async function keepForOffline() {
    // Browsers offer this only on https and on this computer.
    const workers = navigator.serviceWorker;
    if (!workers) return;

    // Another version has taken over, agreed to here or in another tab: this page must not go on with the old one.
    let isNew = Boolean(workers.controller);
    workers.addEventListener("controllerchange", () => {
        if (isNew) location.reload();
        isNew = true;
    });

    const registration = await workers.register("service-worker.js", { updateViaCache: "none" });
    if (registration.waiting && workers.controller) offer(registration.waiting);
    else if (registration.installing) follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));

    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN) return;
        looked = Date.now();
        // Without a network there is no new version.
        registration.update().catch(() => {});
    });
}
