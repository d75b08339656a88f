/** Starts the built shop: pages, API and images in one process. */
import { fileURLToPath } from "node:url";
// Imported first, so that signals are handled while everything else loads.
import "./stopSignal.ts";

const { serveShop } = await import("./serveShop.ts");
const { openBuild } = await import("./build.ts");

const dist = fileURLToPath(new URL("../dist", import.meta.url));
await serveShop(async () => ({ build: await openBuild(dist) }));
