/** Renders pages of the built shop in a worker thread. Each request has a port, over which its data are read. */
import { parentPort, workerData } from "node:worker_threads";

/** @type {typeof import("../src/entryServer.tsx")} */
const { renderPage } = await import(workerData);

/** @param {import("./renderer.ts").RenderRequest} request */
const render = async ({ port, ...options }) => {
  /** @type {Map<string, { resolve: (json: string) => void, reject: (error: Error) => void }>} */
  const reads = new Map();
  port.on("message", ({ path, json }) => {
    if (json === undefined) reads.get(path)?.reject(new Error(`${path} could not be read.`));
    else reads.get(path)?.resolve(json);
  });
  try {
    const page = await renderPage({
      ...options,
      load: (path) =>
        new Promise((resolve, reject) => {
          reads.set(path, { resolve, reject });
          port.postMessage({ path });
        }),
      onMissing: () => undefined,
    });
    port.postMessage({ page });
  } catch (error) {
    port.postMessage({ error });
  }
};

parentPort?.on("message", (request) => void render(request));
