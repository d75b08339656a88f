/** Renders pages of the built shop in a thread of its own. Each request brings a port, over which it reads its data. */
import { parentPort, workerData } from "node:worker_threads";

/** @type {typeof import("../src/entry.server.tsx")} */
const { renderPage } = await import(workerData);

/** @param {import("./renderer.ts").RenderRequest} request */
const render = async ({ url, origin, port }) => {
  /** @type {Map<string, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  const reads = new Map();
  port.on("message", ({ address, value, isMissing }) => {
    if (isMissing) reads.get(address)?.reject(new Error(`${address} could not be read.`));
    else reads.get(address)?.resolve(value);
  });
  try {
    const page = await renderPage({
      url,
      origin,
      load: (address) =>
        new Promise((resolve, reject) => {
          reads.set(address, { resolve, reject });
          port.postMessage({ address });
        }),
      onMissing: () => undefined,
    });
    port.postMessage({ page });
  } catch (error) {
    port.postMessage({ error });
  }
};

parentPort?.on("message", (request) => void render(request));
