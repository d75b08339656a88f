/** Loaded into every thread of the server that requestCoverage.mjs measures. Reports what ran since the last report. */
import { Session } from "node:inspector/promises";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** Returns the coverage of this thread since the last call. V8 resets its counters. */
const takeCoverage = async () => (await session.post("Profiler.takePreciseCoverage")).result;

const channel = new BroadcastChannel("requestCoverage");
channel.unref();

if (isMainThread) {
  let workers = 0;
  let onReport = () => undefined;
  channel.onmessage = ({ data }) => {
    if (data.started) workers++;
    else if (data.result) onReport(data.result);
  };
  /** Sends the coverage of all threads to the parent process. */
  const report = async () => {
    const reports = [await takeCoverage()];
    await new Promise((resolve) => {
      onReport = (result) => {
        reports.push(result);
        if (reports.length > workers) resolve();
      };
      channel.postMessage({ take: true });
      if (workers === 0) resolve();
    });
    process.send(reports.flat());
  };
  process.on("message", () => void report());
  process.channel?.unref();
} else {
  channel.postMessage({ started: true });
  const report = async () => channel.postMessage({ result: await takeCoverage() });
  channel.onmessage = ({ data }) => {
    if (data.take) void report();
  };
}
