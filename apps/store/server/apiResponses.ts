import { ReadError } from "@pallu/api";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Freshness } from "./freshness.ts";

export type ApiResponses = ReturnType<typeof createApiResponses>;

/** The data that a page was rendered from: a hash of each response by URL path. */
export type ResponseHashes = ReadonlyMap<string, string>;

interface HashedResponse {
  /** Its JSON text. */
  json: string;
  hash: string;
}

/** Maximum number of cached responses. */
const MAX_CACHED = 200;

const withHash = (json: string): HashedResponse => ({
  json,
  hash: createHash("sha256").update(json).digest("base64"),
});

/** Waits for a response until the deadline. The request itself continues, because other pages may share it. */
const untilDeadline = <T>(path: string, response: Promise<T>, deadline: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new ReadError(path, "unreachable", deadline.reason));
    deadline.addEventListener("abort", onAbort, { once: true });
    response.then(resolve, reject).finally(() => deadline.removeEventListener("abort", onAbort));
  });

/**
 * Reads responses for pages. With `freshness`, all pages share the responses of one version. After a write that changes
 * no response, each URL path is read once and no page is rendered.
 */
export const createApiResponses = (
  load: (path: string) => Promise<string>,
  freshness: Freshness | null,
) => {
  const readUncached = async (path: string): Promise<HashedResponse> => {
    try {
      return withHash(await load(path));
    } catch (error) {
      if (error instanceof ReadError && error.failure === "missing") return withHash("null");
      throw error;
    }
  };

  const cache = new LRUCache<string, HashedResponse, string>({
    max: MAX_CACHED,
    fetchMethod: (_key, _stale, { context: path }) => readUncached(path),
    ignoreFetchAbort: true,
  });

  const readCached = async (path: string): Promise<HashedResponse> => {
    const stamp = await freshness?.stamp().catch(() => null);
    if (!stamp) return readUncached(path);
    return cache.forceFetch(`${stamp.version} ${path}`, { context: path });
  };
  /** Reads a response, `null` if the API says that there is no such thing. Rejects with ReadError at the deadline. */
  const read = async (path: string, deadline?: AbortSignal): Promise<HashedResponse> => {
    if (!deadline) return readCached(path);
    if (deadline.aborted) throw new ReadError(path, "unreachable", deadline.reason);
    return untilDeadline(path, readCached(path), deadline);
  };
  return {
    read,
    /** Whether every URL path still has the same response. False at the deadline. */
    areUnchanged: async (hashes: ResponseHashes, deadline?: AbortSignal): Promise<boolean> => {
      const same = await Promise.all(
        [...hashes].map(async ([path, hash]) => (await read(path, deadline)).hash === hash),
      ).catch(() => [false]);
      return same.every(Boolean);
    },
  };
};
