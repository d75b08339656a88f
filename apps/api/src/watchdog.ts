import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import { seconds } from "./clock.ts";

const DEFAULT_LIMIT_MS = seconds(15);

/**
 * Watches this process's event loop from another thread, and ends the process when it is blocked for too long. Returns
 * the function that stops watching. Does nothing under a debugger.
 */
export const startWatchdog = (limitMs: number = DEFAULT_LIMIT_MS): (() => Promise<void>) => {
  if (inspectorUrl() !== undefined) return async () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const everyMs = Math.min(seconds(1), limitMs / 5);
  const worker = new Worker(new URL("./watchdog.worker.mjs", import.meta.url), {
    workerData: { beats, limitMs, everyMs },
    execArgv: [],
  });
  worker.unref();
  const heartbeat = setInterval(() => Atomics.add(beats, 0, 1), everyMs / 2);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await worker.terminate();
  };
};
