// Serves one version of the page, whole, from this device. The build writes two constants above this line: VERSION, and
// FILES, every file of that version with the hash of its content.

const PREFIX = "crowncount-";
const CACHE = PREFIX + VERSION;
const FOLDER = new URL("./", self.location).href;

/** Fetches a file of this version; anything else under its name is an error, so that two versions are never mixed. */
async function fetched([name, integrity]) {
    const request = new Request(new URL(name, FOLDER), { integrity, cache: "no-cache" });
    const response = await fetch(request);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return [request.url, response];
}

async function install() {
    const files = await Promise.all(Object.entries(FILES).map(fetched));
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
}

async function activate() {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function answer(request) {
    const url = request.mode === "navigate" ? new URL("index.html", FOLDER) : request.url;
    const cache = await caches.open(CACHE);
    return (await cache.match(url, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
    if (event.request.url.startsWith(FOLDER)) event.respondWith(answer(event.request));
});
// The player has agreed to the new version.
self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});
