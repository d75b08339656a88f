import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

export const repositoryRoot: string = fileURLToPath(new URL("../../", import.meta.url));
const storeRoot = join(repositoryRoot, "apps/store");
const laterClock = pathToFileURL(fileURLToPath(new URL("./laterClock.mjs", import.meta.url))).href;

/** Selects the compiled modules, as `pnpm start` and the image do. */
export const compiled: readonly string[] = ["--conditions=compiled"];

const START_WITHIN = 90_000;

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
};

/** One shop process under supervision: it is started again whenever it ends, as systemd does. */
export interface Keeper {
  origin: string;
  /** Kills the process with SIGKILL. Resolves when it has ended; a new one is started at once. */
  kill(): Promise<void>;
  /** Resolves when the shop can serve. */
  ready(): Promise<void>;
  /** Returns a figure of `/metrics`, undefined while the shop is away. */
  metric(name: string): Promise<number | undefined>;
  /** Stops the process with SIGTERM and starts it again with a shifted clock, in ms. */
  restartLater(skewMs: number): Promise<void>;
  /** Stops the process with SIGTERM for good. */
  stop(): Promise<void>;
  /** Starts a stopped process again. */
  start(): Promise<void>;
}

export const openKeeper = async (env: Record<string, string>): Promise<Keeper> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let isWanted = true;
  let skew = 0;
  let said = "";

  const launch = (): ChildProcess => {
    const clock = skew === 0 ? [] : ["--import", laterClock];
    const started = spawn(
      process.execPath,
      [...compiled, ...clock, join(storeRoot, "dist/node/server/main.js")],
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
          CLOCK_SKEW: String(skew),
        },
      },
    );
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-4000);
    };
    started.stdout?.on("data", hear);
    started.stderr?.on("data", hear);
    started.once("exit", () => {
      // A command may hold the folder for a moment, so the next start waits a little.
      if (isWanted) void wait(100).then(() => (isWanted ? (child = launch()) : undefined));
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
      if (performance.now() - began > START_WITHIN)
        throw new Error(`The shop did not start within ${START_WITHIN / 1000} s:\n${said}`);
      await wait(50);
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    isWanted = true;
    child = launch();
    await ready();
  };
  const stop = async (): Promise<void> => {
    isWanted = false;
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
        (answer) => answer.text(),
        () => "",
      );
      const line = text.split("\n").find((each) => each.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length + 1));
    },
    restartLater: async (skewMs) => {
      await stop();
      skew = skewMs;
      await start();
    },
  };
};
