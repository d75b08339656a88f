import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Order } from "./orders.ts";

/** Orders per Blender process. Starting one takes seconds, and a crash must not lose an hour of work. */
const ORDERS_PER_PROCESS = 8;

/** Debian's Blender finds its numpy only when the system's Python comes first in PATH. */
const searchPath = `/usr/bin:${process.env["PATH"] ?? ""}`;

export class NoBlenderError extends Error {
  override readonly message =
    "Blender was not found. Only new pictures need it (on Debian: apt-get install blender python3-numpy python3-scipy python3-cairo python3-pil); the shop itself never does.";
}

const hasBlender = (): boolean =>
  searchPath.split(":").some((folder) => existsSync(join(folder, "blender")));

export interface Studio {
  /** The folder of cached simulations. */
  cache: string;
  masterOf: (order: Order) => string;
  onDone: (order: Order, seconds: number) => Promise<void>;
  onFailed: (name: string, reason: string) => void;
}

/** Parses a line that `shoot.py` prints. Returns null for Blender's own output. */
export const reportOf = (line: string): { done: boolean; name: string; rest: string } | null => {
  const [, word, name, rest] = /^(DONE|FAILED) (\S+) (.*)$/.exec(line) ?? [];
  return word && name ? { done: word === "DONE", name, rest: rest ?? "" } : null;
};

const shootChunk = async (orders: readonly Order[], studio: Studio): Promise<void> => {
  const list = join(studio.cache, `orders.${process.pid}.json`);
  const cache = join(studio.cache, "simulations");
  await mkdir(cache, { recursive: true });
  await writeFile(
    list,
    JSON.stringify(orders.map((order) => ({ ...order, file: studio.masterOf(order), cache }))),
  );
  const script = fileURLToPath(new URL("shoot.py", import.meta.url));
  const child = spawn(
    "nice",
    ["-n", "10", "blender", "-b", "--factory-startup", "-P", script, "--", list],
    { env: { ...process.env, PATH: searchPath }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let lastWords = "";
  child.stderr.on("data", (part: Buffer) => {
    lastWords = (lastWords + part.toString()).slice(-2000);
  });
  const reported = new Set<string>();
  for await (const line of createInterface({ input: child.stdout })) {
    const report = reportOf(line);
    const order = orders.find(({ name }) => name === report?.name);
    if (!report || !order) continue;
    reported.add(order.name);
    if (report.done) await studio.onDone(order, Number(report.rest));
    else studio.onFailed(order.name, report.rest);
  }
  await rm(list, { force: true });
  const unheard = orders.filter(({ name }) => !reported.has(name));
  for (const { name } of unheard) studio.onFailed(name, `Blender ended before it. ${lastWords}`);
};

/**
 * Renders the images, several per Blender process. Master files are written atomically, so that an interruption costs
 * one image.
 */
export const shoot = async (orders: readonly Order[], studio: Studio): Promise<void> => {
  if (orders.length > 0 && !hasBlender()) throw new NoBlenderError();
  for (let start = 0; start < orders.length; start += ORDERS_PER_PROCESS)
    await shootChunk(orders.slice(start, start + ORDERS_PER_PROCESS), studio);
};
