import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../tools/freePort.mjs";
import { largeYoungGeneration } from "../tools/v8.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const timeoutMs = 120_000;

export interface RunningShop {
  url: string;
  dataDir: string;
  /** Output so far. */
  output: () => string;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop: () => Promise<number | null>;
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("exit", (code) => resolve(code)));

/** The optimizing compiler of WebAssembly, which the embedded database uses, does not pay off within minutes. */
const switches = [...largeYoungGeneration, "--liftoff-only", "--conditions=compiled"];

const spawnShop = (settings: Record<string, string>, folder = root) =>
  spawn(process.execPath, [...switches, join(folder, "tools/start.mjs")], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      RATE_LIMIT_FACTOR: "1000",
      // The other tests keep the processor busy: the shop would refuse reads, as under an overload.
      REQUESTS_AT_ONCE: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Runs a shop that fails to start, by default of this repository. Resolves with its exit code and standard error. */
export const runShop = async (
  settings: Record<string, string>,
  folder?: string,
): Promise<{ code: number | null; errors: string }> => {
  const child = spawnShop(settings, folder);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  return { code, errors };
};

/** Names the data folder of a shop that was started and stopped. A copy of it starts in half the time. */
const seeded = "SEEDED_DATA_DIR";

/** Creates a data folder: a copy of the seeded one if there is one, else empty. */
export const newDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pallu-e2e-"));
  const source = process.env[seeded];
  if (source) await cp(source, dataDir, { recursive: true });
  return dataDir;
};

/**
 * Starts the shop on a free port with a new data folder, or with `keepData`. `folder` is a copy of the repository, by default
 * this one. Resolves when the shop is ready.
 */
export const startShop = async (
  settings: Record<string, string> = {},
  keepData?: string,
  folder?: string,
): Promise<RunningShop> => {
  const dataDir = keepData ?? (await newDataDir());
  const port = settings["PORT"] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  let output = "";
  const child = spawnShop({ DATA_DIR: dataDir, ...settings, PORT: port }, folder);
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const stop = async (): Promise<number | null> => {
    const exit = exitOf(child);
    child.kill("SIGTERM");
    const code = await exit;
    if (!keepData) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  const until = Date.now() + timeoutMs;
  while (!output.includes("Pallu is open at")) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`The shop did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataDir, output: () => output, stop };
};

/** Asks for the pictures of two pages, so that shops with a copy of the data folder need not make them. */
const makePictures = async (url: string): Promise<void> => {
  for (const path of ["/", "/allproducts"]) {
    const html = await (await fetch(new URL(path, url))).text();
    const addresses = html.matchAll(/\/(?:uploads|assets\/pictures)\/[^\s",]+\?w=\d+/g);
    for (const address of new Set([...addresses].map(([found]) => found)))
      await fetch(new URL(address, url)).then((response) => response.arrayBuffer());
  }
};

/** Builds what is stale and seeds a data folder, which shops started later copy. Returns a function that deletes it. */
export const seedDataDir = async (): Promise<() => Promise<void>> => {
  if (process.env[seeded]) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "pallu-e2e-"));
  const shop = await startShop({}, dataDir);
  await makePictures(shop.url);
  await shop.stop();
  process.env[seeded] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
};
