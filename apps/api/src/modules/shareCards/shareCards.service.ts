import { createHash } from "node:crypto";
import type { ShareCard } from "@pallu/contract/shareCard";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { httpError } from "../../http/httpError.ts";
import type { StoredPicture } from "../../http/uploads.ts";
import type { DrawnCard } from "./drawShareCard.ts";

const MAX_CARDS = 64;
const CONCURRENCY = 2;
const MAX_QUEUE = 32;
const RETRY_SECONDS = 2;

export interface KeptCard extends DrawnCard {
  /** Strong ETag. */
  tag: string;
}

/** Draws a card. */
export type DrawCard = (card: ShareCard, picture: Buffer | null) => Promise<DrawnCard>;

interface ShareCards {
  /**
   * Returns the kept card, or draws it. Requests at the same time share one drawing. Errors: 503 when too many others
   * wait.
   */
  get: (card: ShareCard, picture: StoredPicture | null) => Promise<KeptCard>;
}

/** Draws at most two cards at once and keeps 64 in memory, the least recently used ones first to go. */
export const createShareCards = (draw: DrawCard): ShareCards => {
  const kept = new LRUCache<string, KeptCard>({ max: MAX_CARDS });
  const drawing = new Map<string, Promise<KeptCard>>();
  const limit = pLimit(CONCURRENCY);

  const drawAndKeep = async (
    key: string,
    card: ShareCard,
    picture: StoredPicture | null,
  ): Promise<KeptCard> => {
    try {
      const drawn = await limit(() => draw(card, picture?.content ?? null));
      const hash = createHash("sha256").update(drawn.content).digest("base64url").slice(0, 22);
      const result = { ...drawn, tag: `"${hash}"` };
      kept.set(key, result);
      return result;
    } finally {
      drawing.delete(key);
    }
  };
  return {
    get: async (card, picture) => {
      const key = JSON.stringify([card, picture?.tag ?? null]);
      const found = kept.get(key) ?? drawing.get(key);
      if (found) return found;
      if (limit.pendingCount >= MAX_QUEUE)
        throw httpError(503, "The shop is very busy. Please try again shortly.", RETRY_SECONDS);
      const own = drawAndKeep(key, card, picture);
      drawing.set(key, own);
      return own;
    },
  };
};
