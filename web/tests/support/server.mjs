// A host on this computer: serves a folder as it is, compressed as good hosts do, and can be cut off.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotli } from "../../sizes.mjs";

const TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".onnx": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

/** Serves `folder` below `path` until the test is over. `folder` may be set to another one later: that is a new version. */
export async function serve(test, folder, path = "/some/where/") {
    const host = { folder, asked: [], isDown: false };
    const server = createServer((request, response) => {
        if (host.isDown) return request.socket.destroy();
        const { pathname } = new URL(request.url, "http://host");
        host.asked.push(pathname);
        const name = pathname.startsWith(path) ? pathname.slice(path.length) || "index.html" : "";
        const file = join(host.folder, normalize(`/${name}`));
        if (!name || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
        const bytes = brotli(name, readFileSync(file));
        const isPacked = [".png", ".jpg"].includes(extname(name));
        response.writeHead(200, {
            "content-type": TYPES[extname(name)],
            "content-length": bytes.length,
            ...(isPacked ? {} : { "content-encoding": "br" }),
        });
        response.end(bytes);
    });
    // One connection a file: a host that is down must not be reached through one that is still open.
    server.keepAliveTimeout = 1;
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    host.url = `http://127.0.0.1:${server.address().port}${path}`;
    test.after(() => server.close().closeAllConnections());
    return host;
}
