import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "@pallu/api/internals";
import { freePort } from "../../tools/freePort.mjs";
import { createClient } from "./client.ts";
import type { Client } from "./client.ts";

export interface ShopProcess {
  origin: string;
  pid: number;
  /** Sends requests to this process. */
  client: Client;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when the process exits. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  hasEnded: () => boolean;
  /** Returns the last few thousand characters of its output. */
  output: () => string;
  /** Ends the process and its client. Resolves when it has exited. @default SIGKILL */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Node option that selects the compiled modules, as `pnpm start` and the image do. */
export const COMPILED_MODULES = "--conditions=compiled";

const storeRoot = join(repositoryRoot, "apps/store");
/** The program that the Dockerfile starts. */
const shopProgram = join(storeRoot, "dist/node/server/main.js");
/** A program that serves the API alone. */
export const apiServer = fileURLToPath(new URL("./apiServer.ts", import.meta.url));

/** Runs a program as pid 1 of its own PID and mount namespaces, as a container does. */
const asContainer = [
  "unshare",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  ..."--pid --fork --kill-child --mount-proc".split(" "),
];

/** Whether this machine permits namespaces. */
export const mayUseNamespaces = (): boolean =>
  spawnSync("unshare", [...asContainer.slice(1), "true"], { stdio: "ignore" }).status === 0;

/** Builds the pages if they are stale, because the shop does not start without them. */
export const buildShop = (): void => {
  execFileSync(process.execPath, [join(repositoryRoot, "tools/start.mjs"), "--build-only"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
};

/** Returns the settings of a process whose clock is wrong by some ms. */
export const withClockSkew = (skewMs: number): Record<string, string> => ({
  CLOCK_SKEW: String(skewMs),
  NODE_OPTIONS: `--import ${new URL("./skewedClock.mjs", import.meta.url).href}`,
});

/**
 * Starts a compiled or TypeScript program that listens on PORT, by default the shop as in production on a free port. It
 * inherits no settings of this process.
 */
export const spawnShop = async (
  env: Record<string, string>,
  program: string = shopProgram,
  { isContained = false }: { isContained?: boolean } = {},
): Promise<ShopProcess> => {
  const port = env["PORT"] ?? String(await freePort());
  const words = [
    ...(isContained ? asContainer : []),
    process.execPath,
    ...(program.endsWith(".js") ? [COMPILED_MODULES] : ["--import", "tsx"]),
    program,
  ];
  const child = spawn(words[0] ?? "", words.slice(1), {
    cwd: storeRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      HOST: "127.0.0.1",
      SEED: "none",
      TRUSTED_PROXIES: "127.0.0.1",
      ...env,
      PORT: port,
    },
  });
  let text = "";
  const collect = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const ended = once(child, "exit").then(([code, signal]) => {
    process.off("exit", end);
    return { code: code as number | null, signal: signal as string | null };
  });
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(() => origin);
  return {
    origin,
    pid: child.pid ?? 0,
    client,
    kill: (signal) => void child.kill(signal),
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => text,
    stop: async (signal = "SIGKILL") => {
      client.close();
      child.kill(signal);
      await ended;
    },
  };
};

const START_WITHIN_MS = 90_000;

export const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2500) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the process is healthy. Throws with its output when it ends, or is not healthy in time. */
const untilHealthy = async (shopOf: () => ShopProcess, mayEnd: boolean): Promise<void> => {
  const began = performance.now();
  while (!(await isHealthy(shopOf().origin))) {
    const hasEnded = !mayEnd && shopOf().hasEnded();
    if (hasEnded || performance.now() - began > START_WITHIN_MS) {
      shopOf().kill("SIGKILL");
      throw new Error(`A shop did not start: ${shopOf().output()}`);
    }
    await wait(25);
  }
};

/** Starts the shop (as in production, or a given program) and waits until it is healthy. */
export const startShop = async (
  env: Record<string, string>,
  program?: string,
): Promise<ShopProcess> => {
  const shop = await spawnShop(env, program);
  await untilHealthy(() => shop, false);
  return shop;
};

/** A shop process that is started again whenever it exits, as systemd does. */
export interface SupervisedShop {
  origin: string;
  /** Kills the process with SIGKILL. Resolves when it has ended; a new one is started at once. */
  kill(): Promise<void>;
  /** Resolves when the shop can serve. */
  ready(): Promise<void>;
  /** Returns a value of `/metrics`, undefined while the shop is down. */
  metric(name: string): Promise<number | undefined>;
  /** Returns the last few thousand characters of the process's output. */
  output(): string;
  /** Stops the process with SIGTERM until `start`. */
  stop(): Promise<void>;
  /** Starts a stopped process again, with other settings if given. */
  start(settings?: Record<string, string>): Promise<void>;
}

export const superviseShop = async (env: Record<string, string>): Promise<SupervisedShop> => {
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) };
  let settings: Record<string, string> = {};
  let shouldRun = true;
  let shop: ShopProcess;
  const launch = async (): Promise<void> => {
    const launched = await spawnShop({ ...env, ...settings, ...ports });
    shop = launched;
    void launched.ended.then(async () => {
      // A command may lock the folder for a moment, so the next start waits.
      await wait(100);
      if (shouldRun && shop === launched) await launch();
    });
  };
  const ready = (): Promise<void> => untilHealthy(() => shop, true);
  const start = async (changed: Record<string, string> = {}): Promise<void> => {
    settings = { ...settings, ...changed };
    shouldRun = true;
    await launch();
    await ready();
  };
  await start();
  return {
    origin: `http://127.0.0.1:${ports.PORT}`,
    ready,
    start,
    kill: () => shop.stop(),
    output: () => shop.output(),
    stop: () => {
      shouldRun = false;
      return shop.stop("SIGTERM");
    },
    metric: async (name) => {
      const text = await fetch(`http://127.0.0.1:${ports.METRICS_PORT}/metrics`, {
        signal: AbortSignal.timeout(5000),
      }).then(
        (response) => response.text(),
        () => "",
      );
      const line = text.split("\n").find((each) => each.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length + 1));
    },
  };
};
