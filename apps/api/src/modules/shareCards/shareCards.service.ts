import { createHash } from "node:crypto";
import type { ShareCard } from "@pallu/contract/shareCard";
import { LRUCache } from "lru-cache";
import { seconds } from "../../clock.ts";
import { openFairQueue } from "../../http/fairQueue.ts";
import { openSharedWork } from "../../http/sharedTurn.ts";
import type { Waiter } from "../../http/sharedTurn.ts";
import type { StoredPicture } from "../catalogue/pictures.service.ts";
import { demoBrand } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { DrawnCard } from "./drawShareCard.ts";

/** Memory for kept cards, in bytes. A card of the demo catalogue has about 85 kB. */
const MAX_BYTES = 32 * 1024 * 1024;
const LIMITS = { atOnce: 2, maxQueue: 256, maxWaitMs: seconds(10) };

export interface KeptCard extends DrawnCard {
  /** Strong ETag. */
  tag: string;
}

export type DrawCard = (
  card: ShareCard,
  picture: Buffer | null,
  brand: ShopBrand,
  emblem: Buffer | null,
) => Promise<DrawnCard>;

/** Draws at most two cards at once, one of a source, and caches the most recently used 32 MiB. */
export const createShareCards = (draw: DrawCard) => {
  const kept = new LRUCache<string, KeptCard>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }, key) => content.length + key.length,
  });
  const share = openSharedWork<KeptCard>();
  const queue = openFairQueue(LIMITS);
  return {
    /**
     * Returns the kept card, or draws it. Requests at the same time share one drawing. Rejects with BusyError if it gets
     * no turn. `emblem` is the picture of an own shop's emblem.
     */
    get: async (
      card: ShareCard,
      picture: StoredPicture | null,
      waiter: Waiter,
      brand: ShopBrand = demoBrand,
      emblem: StoredPicture | null = null,
    ): Promise<KeptCard> => {
      const key = JSON.stringify([card, picture?.tag ?? null, brand, emblem?.tag ?? null]);
      const found = kept.get(key);
      if (found) return found;
      return share(key, waiter, async (turn) => {
        const contentOf = (file: StoredPicture | null) => file?.content ?? null;
        const drawn = await turn.run(queue, () =>
          draw(card, contentOf(picture), brand, contentOf(emblem)),
        );
        const hash = createHash("sha256").update(drawn.content).digest("base64url").slice(0, 22);
        const result = { ...drawn, tag: `"${hash}"` };
        kept.set(key, result);
        return result;
      });
    },
  };
};
