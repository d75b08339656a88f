/** Draws in a thread of its own, with the module that `workerData` names. */
import { parentPort, workerData } from "node:worker_threads";

if (workerData.isSource) {
  const { register } = await import("tsx/esm/api");
  register();
}
/** @type {typeof import("./workerDrawings.ts")} */
const { drawings } = await import(workerData.drawings);

/** @param {import("./drawings.ts").DrawingRequest} request */
const answer = async ({ id, kind, input }) => {
  try {
    /** @type {(...values: any[]) => Promise<unknown>} */
    const draw = drawings[kind];
    return { id, drawn: await draw(...input) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on("message", (request) => {
  void answer(request).then((message) => parentPort?.postMessage(message));
});
