/** The built shop: pages, API and pictures from one process. */
import { fileURLToPath } from "node:url";
// First, so that a signal is heard while everything else is loaded.
import "./stopSignal.ts";

const { serveShop } = await import("./serveShop.ts");
const { openBuild } = await import("./build.ts");

const dist = fileURLToPath(new URL("../dist", import.meta.url));
await serveShop(async () => ({ build: await openBuild(dist) }));
