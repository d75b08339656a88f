import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isEnd } from "./ends.ts";
import type { Order } from "./orders.types.ts";
import { isFlat } from "./strips.ts";

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

/** Parses a line that `blender_render.py` or `draw.py` prints. Returns null for Blender's own output. */
export const reportOf = (line: string): { done: boolean; name: string; rest: string } | null => {
  const [, word, name, rest] = /^(DONE|FAILED) (\S+) (.*)$/.exec(line) ?? [];
  return word && name ? { done: word === "DONE", name, rest: rest ?? "" } : null;
};

const scriptFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const blenderCommand = [
  "blender",
  "-b",
  "--factory-startup",
  "-P",
  scriptFile("blender_render.py"),
  "--",
] as const;
const drawCommand = ["python3", scriptFile("draw.py")] as const;

const renderChunk = async (
  orders: readonly Order[],
  studio: Studio,
  command: readonly string[],
): Promise<void> => {
  const list = join(studio.cache, `orders.${process.pid}.json`);
  const cache = join(studio.cache, "simulations");
  await mkdir(cache, { recursive: true });
  await writeFile(
    list,
    JSON.stringify(orders.map((order) => ({ ...order, file: studio.masterOf(order), cache }))),
  );
  const child = spawn("nice", ["-n", "10", ...command, list], {
    env: { ...process.env, PATH: searchPath },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errorTail = "";
  child.stderr.on("data", (part: Buffer) => {
    errorTail = (errorTail + part.toString()).slice(-2000);
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
  const unreported = orders.filter(({ name }) => !reported.has(name));
  for (const { name } of unreported)
    studio.onFailed(name, `${command[0]} ended before it. ${errorTail}`);
};

/** Whether `draw.py` draws an order, without Blender. */
const isDrawn = (order: Order): boolean => isFlat(order) || isEnd(order.name);

const chunksOf = (orders: readonly Order[]): Order[][] =>
  Array.from({ length: Math.ceil(orders.length / ORDERS_PER_PROCESS) }, (_, index) =>
    orders.slice(index * ORDERS_PER_PROCESS, (index + 1) * ORDERS_PER_PROCESS),
  );

/**
 * Renders the images, several per process: sets by Blender, flat cloth by Python alone. Master files are written
 * atomically, so that an interruption costs one image.
 */
export const renderOrders = async (orders: readonly Order[], studio: Studio): Promise<void> => {
  const flat = orders.filter(isDrawn);
  const sets = orders.filter((order) => !isDrawn(order));
  for (const chunk of chunksOf(flat)) await renderChunk(chunk, studio, drawCommand);
  if (sets.length > 0 && !hasBlender()) throw new NoBlenderError();
  for (const chunk of chunksOf(sets)) await renderChunk(chunk, studio, blenderCommand);
};
