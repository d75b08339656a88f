import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { freePort } from "../services/startRedis.ts";

export const repositoryRoot: string = fileURLToPath(new URL("../../", import.meta.url));
const storeRoot = join(repositoryRoot, "apps/store");
const skewedClock = pathToFileURL(
  fileURLToPath(new URL("./skewedClock.mjs", import.meta.url)),
).href;

/** Node option that selects the compiled modules, as `pnpm start` and the image do. */
export const COMPILED_MODULES: readonly string[] = ["--conditions=compiled"];

const START_TIMEOUT_MS = 90_000;

/** A supervisor of one shop process that starts it again whenever it exits, like systemd. */
export interface Supervisor {
  origin: string;
  /** Kills the process with SIGKILL. Resolves when it has ended; a new one is started at once. */
  kill(): Promise<void>;
  /** Resolves when the shop can serve. */
  ready(): Promise<void>;
  /** Returns a value of `/metrics`, undefined while the shop is down. */
  metric(name: string): Promise<number | undefined>;
  /** Stops the process with SIGTERM and starts it again with a shifted clock, in ms. */
  restartWithClockSkew(skewMs: number): Promise<void>;
  /** Stops the process with SIGTERM until `start`. */
  stop(): Promise<void>;
  /** Starts a stopped process again. */
  start(): Promise<void>;
}

export const startSupervisor = async (env: Record<string, string>): Promise<Supervisor> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let shouldRun = true;
  let skewMs = 0;
  let output = "";

  const launch = (): ChildProcess => {
    const clock = skewMs === 0 ? [] : ["--import", skewedClock];
    const started = spawn(
      process.execPath,
      [...COMPILED_MODULES, ...clock, join(storeRoot, "dist/node/server/main.js")],
      {
        cwd: storeRoot,
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          PATH: process.env["PATH"],
          HOME: process.env["HOME"],
          NODE_ENV: "production",
          LOG_LEVEL: "warn",
          HOST: "127.0.0.1",
          ...env,
          PORT: String(port),
          METRICS_PORT: String(metricsPort),
          CLOCK_SKEW: String(skewMs),
        },
      },
    );
    const appendOutput = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4000);
    };
    started.stdout?.on("data", appendOutput);
    started.stderr?.on("data", appendOutput);
    started.once("exit", () => {
      // A command may lock the folder for a moment, so the next start waits.
      if (shouldRun) void wait(100).then(() => (shouldRun ? (child = launch()) : undefined));
    });
    return started;
  };
  process.once("exit", () => child?.kill("SIGKILL"));

  const isHealthy = (): Promise<boolean> =>
    fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const ready = async (): Promise<void> => {
    const began = performance.now();
    while (!(await isHealthy())) {
      if (performance.now() - began > START_TIMEOUT_MS)
        throw new Error(`The shop did not start within ${START_TIMEOUT_MS / 1000} s:\n${output}`);
      await wait(50);
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  const start = async (): Promise<void> => {
    shouldRun = true;
    child = launch();
    await ready();
  };
  const stop = async (): Promise<void> => {
    shouldRun = false;
    await end("SIGTERM");
  };
  await start();
  return {
    origin,
    ready,
    start,
    stop,
    kill: () => end("SIGKILL"),
    metric: async (name) => {
      const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        signal: AbortSignal.timeout(5000),
      }).then(
        (response) => response.text(),
        () => "",
      );
      const line = text.split("\n").find((each) => each.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length + 1));
    },
    restartWithClockSkew: async (ms) => {
      await stop();
      skewMs = ms;
      await start();
    },
  };
};
