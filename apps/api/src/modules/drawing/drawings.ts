import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ShareCard } from "@pallu/contract/shareCard";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { Order, OrderLine } from "../orders/orders.tables.ts";

/** The drawings that take too long for the thread that answers requests. */
export interface Drawings {
  /** Renders the invoice of an order as PDF. */
  invoice: (
    order: Order,
    lines: readonly OrderLine[],
    brand?: ShopBrand,
    emblem?: Uint8Array | null,
  ) => Promise<Uint8Array>;
  /** Draws a share card as JPEG. `pictureError` is why it lacks a picture. */
  shareCard: (
    card: ShareCard,
    picture: Uint8Array | null,
    brand?: ShopBrand,
    emblem?: Uint8Array | null,
  ) => Promise<{ content: Uint8Array; hasPicture: boolean; pictureError: unknown }>;
}

type Kind = keyof Drawings;

/** From this thread to the worker. */
export interface DrawingRequest {
  id: number;
  kind: Kind;
  input: Parameters<Drawings[Kind]>;
}

/** From the worker, one for each request. */
export type DrawingMessage = { id: number; drawn: unknown } | { id: number; error: unknown };

interface Pending {
  resolve: (drawn: unknown) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Modules of a worker have the extension of this one. A worker compiles sources by itself. */
const startWorker = (): Worker => {
  const extension = extname(import.meta.url);
  const isSource = extension === ".ts";
  return new Worker(new URL("./drawing.worker.mjs", import.meta.url), {
    workerData: {
      isSource,
      drawings: new URL(`./workerDrawings${extension}`, import.meta.url).href,
    },
    execArgv: isSource ? [] : ["--conditions=compiled"],
  });
};

const open = (): Worker => {
  const started = startWorker();
  const onEnd = (error: Error): void => {
    if (worker !== started) return;
    worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  started.on("message", (message: DrawingMessage) => {
    const request = pending.get(message.id);
    pending.delete(message.id);
    // An idle worker does not keep the process running.
    if (pending.size === 0) started.unref();
    if ("drawn" in message) request?.resolve(message.drawn);
    else request?.reject(message.error);
  });
  started.on("error", onEnd);
  started.on("exit", (code) => onEnd(new Error(`The drawing worker ended with ${code}.`)));
  return started;
};

/**
 * Draws in the one worker of this process, so that no request waits for it. A failed worker is replaced at the next
 * drawing.
 */
export const drawInWorker = async <K extends Kind>(
  kind: K,
  ...input: Parameters<Drawings[K]>
): Promise<Awaited<ReturnType<Drawings[K]>>> => {
  worker ??= open();
  worker.ref();
  const id = ++lastId;
  const drawn = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
  worker.postMessage({ id, kind, input } satisfies DrawingRequest);
  return (await drawn) as Awaited<ReturnType<Drawings[K]>>;
};
