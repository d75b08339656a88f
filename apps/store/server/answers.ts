import { createHash } from "node:crypto";
import type { Freshness, Stamp } from "./freshness.ts";

/** The data that a page was rendered from: a hash of each response by URL path. */
export type AnswerHashes = ReadonlyMap<string, string>;

interface Answer {
  value: unknown;
  hash: string;
}

export interface Answers {
  read: (address: string) => Promise<Answer>;
  /** Whether every URL path still has the same response. */
  areUnchanged: (hashes: AnswerHashes) => Promise<boolean>;
}

/** Maximum number of cached responses. Beyond it the cache is cleared. */
const MAX_SHARED = 200;

const withHash = (value: unknown): Answer => ({
  value,
  hash: createHash("sha256").update(JSON.stringify(value)).digest("base64"),
});

/**
 * Reads responses for pages. With `freshness`, all pages share the responses of one version. After a write that changes
 * no response, each URL path is read once and no page is rendered.
 */
export const createAnswers = (
  load: (address: string) => Promise<unknown>,
  freshness: Freshness | null,
): Answers => {
  const shared = new Map<string, { stamp: Stamp; answer: Promise<Answer> }>();

  const readAnew = async (address: string): Promise<Answer> => withHash(await load(address));

  const read = async (address: string): Promise<Answer> => {
    const stamp = await freshness?.stamp().catch(() => null);
    if (!stamp) return readAnew(address);
    const known = shared.get(address);
    if (known?.stamp.version === stamp.version) return known.answer;
    const entry = { stamp, answer: readAnew(address) };
    if (shared.size >= MAX_SHARED) shared.clear();
    shared.set(address, entry);
    entry.answer.catch(() => {
      if (shared.get(address) === entry) shared.delete(address);
    });
    return entry.answer;
  };
  return {
    read,
    areUnchanged: async (hashes) => {
      const same = await Promise.all(
        [...hashes].map(async ([address, hash]) => (await read(address)).hash === hash),
      ).catch(() => [false]);
      return same.every(Boolean);
    },
  };
};
