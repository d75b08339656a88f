/** Renders pages of the built shop in a worker thread. */
import { parentPort, workerData } from "node:worker_threads";

/** @type {typeof import("../src/entryServer.tsx")} */
const { renderPage } = await import(workerData);

/** @type {(request: import("./renderer.ts").RenderRequest) => Promise<import("./renderer.ts").RenderResponse>} */
const respond = async ({ id, ...options }) => {
  try {
    return { id, page: await renderPage(options) };
  } catch (error) {
    return { id, error: /** @type {Error} */ (error) };
  }
};

parentPort?.on("message", (request) => {
  void respond(request).then((response) => parentPort?.postMessage(response));
});
