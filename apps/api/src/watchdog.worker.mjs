/**
 * Ends the process when its event loop has been still for too long: the embedded database runs on that loop, and a
 * full disk can hold it up for ever. It counts its own seconds, so a machine that slept is not mistaken for it.
 */
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** @type {{ beats: Int32Array, limitMs: number, everyMs: number }} */
const { beats, limitMs, everyMs } = workerData;
let last = Atomics.load(beats, 0);
let stillMs = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  stillMs = now === last ? stillMs + everyMs : 0;
  last = now;
  if (stillMs < limitMs) return;
  writeSync(
    2,
    `The shop has been frozen for ${limitMs / 1000} seconds and is ended; what it had acknowledged is stored. Is the disk full?\n`,
  );
  process.kill(process.pid, "SIGKILL");
}, everyMs);
