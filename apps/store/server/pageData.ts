import { BusyError, openFairQueue, openSharedWork, ReadError } from "@pallu/api";
import type { SharedTurn, Waiter } from "@pallu/api";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PageData, PageLocation } from "../src/entryServer.tsx";
import { frameKey } from "../src/platform/shop/parts.ts";
import type { ShopFrame } from "../src/platform/shop/parts.ts";
import type { ShopBuild } from "./build.ts";

/** How long the version of the data counts as current, in ms. */
export const FRESH_MS = 500;

/** Maximum size of the responses, in characters of their JSON texts. */
const MAX_RESPONSES = 16 * 1024 * 1024;
/** Maximum size of the data of pages, in characters. */
const MAX_DATA = 8 * 1024 * 1024;
/** About the memory of an entry beside its text. */
const ENTRY_SIZE = 512;

/** How long a page waits for a newer frame than the known one, in ms. Pages without data need no database otherwise. */
const FRAME_WAIT_MS = 1000;

const waiting = { maxQueue: 512, maxWaitMs: 10_000 };
/**
 * Loading has a queue of its own, so that a page whose data are unchanged does not wait for renderings. It is no wider than
 * theirs: loads block this thread, which accepts one connection between two turns.
 */
const OWN_DATA = { ...waiting, atOnce: 2 };
/** Loading from another API host mostly waits for its responses. */
const UPSTREAM_DATA = { ...waiting, atOnce: 32 };

export interface PageDataOptions {
  build: Pick<ShopBuild, "loadData" | "relaxed">;
  /** Reads the JSON text of a URL path of the API. Rejects with ReadError. */
  load: (path: string) => Promise<string>;
  isLarge: () => Promise<boolean>;
  /** Whether the API may have parts of a shop of one's own. Default false: the pages are the demo's. */
  hasParts?: boolean;
  readVersion: (() => Promise<string>) | undefined;
  hasShareCards: boolean;
  /** Returns the deadline for all reads of a page. At the deadline the page is sent without what is still missing. */
  readDeadline: (() => AbortSignal) | undefined;
}

interface ParsedResponse {
  body: unknown;
  size: number;
}

export interface LoadedData extends PageData {
  hash: string;
  /** Whether every response could be read. */
  isComplete: boolean;
}

/** What one request renders in its own way. Its data are never cached. */
export interface OwnView {
  /** What the action of the page returned for a posted form. */
  posted?: unknown;
  /** A part of the shop that is not saved, and the frame of a shop that has it. */
  unsaved?: { path: string; value: object; frame: ShopFrame };
}

/** Rejects at the deadline. The work itself continues, because other pages may share it. */
const untilDeadline = async <T>(deadline: AbortSignal, work: () => Promise<T>): Promise<T> => {
  deadline.throwIfAborted();
  return new Promise((resolve, reject) => {
    deadline.addEventListener("abort", () => reject(deadline.reason as Error), { once: true });
    work().then(resolve, reject);
  });
};

/**
 * Loads the data of pages before they are rendered. The data of a page are a function of its address and of the version of
 * the catalogue, and a response is one of its path and of that version, so both are cached by these.
 */
export const createPageData = (options: PageDataOptions) => {
  const {
    build,
    load,
    isLarge,
    hasParts = false,
    readVersion,
    hasShareCards,
    readDeadline,
  } = options;
  const now = (): number => performance.now();
  /** Another API host reports no version: its data count as unchanged for `FRESH_MS`. */
  const versions = new LRUCache<"current", string>({
    max: 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _before, { options: entry }) => {
      const begun = now();
      const version = readVersion ? await readVersion() : String(begun);
      entry.ttl = Math.max(1, begun + FRESH_MS - now());
      return version;
    },
  });
  const readResponse = async (path: string): Promise<ParsedResponse> => {
    const json = await load(path).catch((error: unknown) => {
      if (error instanceof ReadError && error.failure === "missing") return "null";
      throw error;
    });
    return { body: JSON.parse(json) as unknown, size: json.length + ENTRY_SIZE };
  };
  const responses = new LRUCache<string, ParsedResponse, string>({
    maxSize: MAX_RESPONSES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _before, { context: path }) => readResponse(path),
    ignoreFetchAbort: true,
  });
  const loaded = new LRUCache<string, LoadedData>({
    maxSize: MAX_DATA,
    sizeCalculation: ({ json }) => json.length + ENTRY_SIZE,
  });
  const share = openSharedWork<LoadedData>();
  const queue = openFairQueue(readVersion ? OWN_DATA : UPSTREAM_DATA);

  /** Returns the version of the data of a page: null while it cannot be read, and a constant for a page without data. */
  const versionOf = async ({ hasData }: PageLocation): Promise<string | null> =>
    hasData ? ((await versions.fetch("current").catch(() => undefined)) ?? null) : "";

  let last: { version: string; frame: ShopFrame | null } | undefined;
  const readFreshFrame = async (): Promise<ShopFrame | null> => {
    const version = await versions.forceFetch("current");
    const { body } = await responses.forceFetch(`${version} ${frameKey}`, { context: frameKey });
    last = { version, frame: body as ShopFrame | null };
    return last.frame;
  };
  /**
   * Returns the frame of a shop of one's own in the current version, null for the demo. While it cannot be read in time,
   * returns the last one. Rejects with BusyError if there is none, so that no page shows the demo instead.
   */
  const readFrame = async (): Promise<ShopFrame | null> => {
    if (!hasParts) return null;
    const known = last;
    if (known && known.version === versions.get("current")) return known.frame;
    const late = new AbortController();
    try {
      const fresh = readFreshFrame();
      return await (known === undefined
        ? fresh
        : Promise.race([
            fresh,
            wait(FRAME_WAIT_MS, known.frame, { signal: late.signal, ref: false }),
          ]));
    } catch {
      if (known === undefined) throw new BusyError("The shop's frame could not be read.");
      return known.frame;
    } finally {
      late.abort();
    }
  };

  let lastSize: { version: string; isLarge: boolean } | undefined;
  /** Reads the size once for each version, which is read before. */
  const readSize = async (version: string | null): Promise<boolean> => {
    if (version !== null && lastSize?.version === version) return lastSize.isLarge;
    const size = await isLarge();
    if (version !== null) lastSize = { version, isLarge: size };
    return size;
  };

  /** Loads the data of a page at its turn. */
  const loadAt = (
    turn: SharedTurn,
    target: PageLocation,
    log: FastifyBaseLogger,
    { posted, unsaved }: OwnView = {},
  ): Promise<LoadedData> => {
    // Includes the wait in the queue.
    const deadline = readDeadline?.();
    let isComplete = true;
    const attempt = async <T>(subject: string, work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await (deadline ? untilDeadline(deadline, work) : work());
      } catch (error) {
        const failure = error instanceof ReadError ? error.failure : "unreachable";
        if (failure === "busy") throw new BusyError(`${subject} could not be read in time.`);
        if (failure === "failed") throw error;
        log.warn({ path: subject, err: error }, "A page lacks a response");
        isComplete = false;
        return undefined;
      }
    };
    return turn.run(queue, async () => {
      const { url, hasData } = target;
      // A version that is read before the data is never newer than they are.
      const version = await versionOf(target);
      const read = async (path: string): Promise<unknown> => {
        const response =
          version === null
            ? readResponse(path)
            : responses.forceFetch(`${version} ${path}`, { context: path });
        return (await response).body;
      };
      const { status, json, styles } = await build.loadData({
        url,
        hasShareCards,
        frame: unsaved?.frame ?? (hasData ? await readFrame() : null),
        isLarge:
          hasData && (await attempt("the size of the catalogue", () => readSize(version))) === true,
        posted,
        read: async (path) =>
          path === unsaved?.path ? unsaved.value : attempt(path, () => read(path)),
      });
      const hash = createHash("sha256")
        .update(json + styles)
        .digest("base64url");
      const data = { status, json, styles, hash, isComplete };
      const isShared = posted === undefined && unsaved === undefined;
      if (isComplete && version !== null && isShared && !build.relaxed)
        loaded.set(`${version} ${url}`, data);
      return data;
    });
  };

  return {
    readFrame,
    /** Returns the data of a page in the current version. Requests for them at the same time share one load. */
    get: async (
      target: PageLocation,
      waiter: Waiter,
      log: FastifyBaseLogger,
    ): Promise<LoadedData> =>
      loaded.get(`${await versionOf(target)} ${target.url}`) ??
      share(target.url, waiter, (turn) => loadAt(turn, target, log)),
    /** Loads the data of a page for one request. */
    load: loadAt,
  };
};

export type PageDataSource = ReturnType<typeof createPageData>;
