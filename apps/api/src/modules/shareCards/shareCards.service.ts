import { createHash } from "node:crypto";
import type { ShareCard } from "@pallu/contract/shareCard";
import { LRUCache } from "lru-cache";
import { seconds } from "../../clock.ts";
import { openFairQueue } from "../../http/fairQueue.ts";
import { openSharedTurn } from "../../http/sharedTurn.ts";
import type { Waiter, SharedTurn } from "../../http/sharedTurn.ts";
import type { StoredPicture } from "../catalogue/uploads.ts";
import type { DrawnCard } from "./drawShareCard.ts";

/** Memory for kept cards, in bytes. A card of the demo catalogue has about 85 kB. */
const MAX_BYTES = 32 * 1024 * 1024;
const LIMITS = { atOnce: 2, maxQueue: 256, maxWaitMs: seconds(10) };

export interface KeptCard extends DrawnCard {
  /** Strong ETag. */
  tag: string;
}

export type DrawCard = (card: ShareCard, picture: Buffer | null) => Promise<DrawnCard>;

interface ShareCards {
  /**
   * Returns the kept card, or draws it. Requests at the same time share one drawing. Rejects with BusyError if it gets
   * no turn.
   */
  get: (card: ShareCard, picture: StoredPicture | null, waiter: Waiter) => Promise<KeptCard>;
}

/** Draws at most two cards at once, one of a source, and caches the most recently used 32 MiB. */
export const createShareCards = (draw: DrawCard): ShareCards => {
  const kept = new LRUCache<string, KeptCard>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }, key) => content.length + key.length,
  });
  const drawing = new Map<string, { card: Promise<KeptCard>; turn: SharedTurn }>();
  const queue = openFairQueue(LIMITS);

  const drawAndKeep = async (
    key: string,
    turn: SharedTurn,
    work: () => Promise<DrawnCard>,
  ): Promise<KeptCard> => {
    try {
      const drawn = await turn.run(queue, work);
      const hash = createHash("sha256").update(drawn.content).digest("base64url").slice(0, 22);
      const result = { ...drawn, tag: `"${hash}"` };
      kept.set(key, result);
      return result;
    } finally {
      drawing.delete(key);
    }
  };
  return {
    get: async (card, picture, waiter) => {
      const key = JSON.stringify([card, picture?.tag ?? null]);
      const found = kept.get(key);
      if (found) return found;
      const shared = drawing.get(key);
      if (shared) {
        shared.turn.join(waiter);
        return shared.card;
      }
      const turn = openSharedTurn();
      turn.join(waiter);
      const own = drawAndKeep(key, turn, () => draw(card, picture?.content ?? null));
      drawing.set(key, { card: own, turn });
      return own;
    },
  };
};
