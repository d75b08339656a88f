/** Starts the built shop: pages, API and images in one process. */
import { createRequire } from "node:module";
import { join } from "node:path";
// Imported first, so that signals are handled while everything else loads.
import "./stopSignal.ts";

const { serveShop } = await import("./serveShop.ts");
const { openBuild } = await import("./build.ts");

const { resolve } = createRequire(import.meta.url);
const builtIn = (name: string): string => join(resolve(`${name}/package.json`), "../dist");
await serveShop(async () => ({
  build: await openBuild(builtIn("@pallu/store")),
  deskFolder: builtIn("@pallu/desk"),
}));
