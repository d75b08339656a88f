import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "@pallu/api/internals";
import { freePort } from "../services/startRedis.ts";

export interface ShopProcess {
  origin: string;
  pid: number;
  /** Time from the start until the health check succeeded, in ms. */
  readyAfter: number;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when the process exits. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  hasEnded: () => boolean;
  /** Returns the last few thousand characters of its output. */
  output: () => string;
}

const storeRoot = join(repositoryRoot, "apps/store");
/** The program that the Dockerfile starts. */
const shopProgram = join(storeRoot, "dist/node/server/main.js");
export const negativeControlShop: string = fileURLToPath(
  new URL("./negativeControlShop.ts", import.meta.url),
);
export const negativeControlPool: string = fileURLToPath(
  new URL("./negativeControlPool.ts", import.meta.url),
);

/** Runs a program as pid 1 of its own PID and mount namespaces, as a container does. */
const asContainer = [
  "unshare",
  ...(process.getuid?.() === 0 ? [] : ["--map-root-user"]),
  ..."--pid --fork --kill-child --mount-proc".split(" "),
];

/** Whether this machine permits namespaces. */
export const mayUseNamespaces = (): boolean =>
  spawnSync("unshare", [...asContainer.slice(1), "true"], { stdio: "ignore" }).status === 0;

const START_WITHIN = 60_000;

/** Builds the pages if they are stale, because the shop does not start without them. */
export const buildShop = (): void => {
  execFileSync(process.execPath, [join(repositoryRoot, "tools/start.mjs"), "--build-only"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
};

/** Starts a compiled or TypeScript program that listens on PORT. It inherits no settings of this process. */
export const spawnShop = async (
  env: Record<string, string>,
  program: string = shopProgram,
  { isContained = false }: { isContained?: boolean } = {},
): Promise<Omit<ShopProcess, "readyAfter">> => {
  const port = await freePort();
  const words = [
    ...(isContained ? asContainer : []),
    process.execPath,
    ...(program.endsWith(".js") ? ["--conditions=compiled"] : ["--import", "tsx"]),
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
      PORT: String(port),
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
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => text,
  };
};

/** Starts the shop (as in production, or a given program) and waits until it is healthy. */
export const startShop = async (
  env: Record<string, string>,
  program?: string,
): Promise<ShopProcess> => {
  const began = performance.now();
  const shop = await spawnShop(env, program);
  while (performance.now() - began < START_WITHIN && !shop.hasEnded()) {
    const ok = await fetch(`${shop.origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return { ...shop, readyAfter: performance.now() - began };
    await wait(25);
  }
  shop.kill("SIGKILL");
  throw new Error(`A shop did not start: ${shop.output()}`);
};
