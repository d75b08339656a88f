import { addressOf, calls, readWishlist, sameId } from "@pallu/contract";
import type { Id, MessageAnswer, WishlistEntryAnswer } from "@pallu/contract";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import useSWR from "swr";
import { HttpError, request } from "../../platform/api.ts";
import { personalState } from "../../platform/personalState.ts";
import type { PersonalState } from "../../platform/personalState.ts";
import { announceChange, onChangeElsewhere } from "../../platform/tabs.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { storedUser } from "../session/session.ts";
import type { WishOutcome } from "./wishlist.messages.ts";

export interface Wishlist {
  state: PersonalState;
  entries: WishlistEntryAnswer[];
  /** The number of entries (HDR-37). */
  count: number;
  has: (productVariantId: Id | null | undefined) => boolean;
  add: (productVariantId: Id | null | undefined) => Promise<WishOutcome>;
  /** Hides the entry at once and deletes it; it comes back when the server refuses (ERR-16). */
  remove: (wishlistId: Id) => Promise<void>;
  reload: () => Promise<unknown>;
}

const WishlistContext = createContext<Wishlist | null>(null);
const noEntries: WishlistEntryAnswer[] = [];
const nothing: ReadonlySet<string> = new Set();

const saysAlready = (answer: MessageAnswer | null | undefined): boolean =>
  answer?.message === "Product already in wishlist";

const addToWishlist = async (productVariantId: Id | null | undefined): Promise<WishOutcome> => {
  const user = storedUser();
  if (!user) return { kind: "loginFirst" };
  if (productVariantId === null || productVariantId === undefined || productVariantId === "")
    return { kind: "noVariant" };
  try {
    const answer = await request(calls.addToWishlist, {
      body: { userId: user.id, productVariantId },
    });
    return saysAlready(answer as MessageAnswer | null) ? { kind: "already" } : { kind: "added" };
  } catch (error) {
    if (error instanceof HttpError && saysAlready(error.answer)) return { kind: "already" };
    console.error("Error adding to wishlist", error);
    return {
      kind: "failed",
      message: error instanceof HttpError ? (error.answer?.message ?? null) : null,
    };
  }
};

export const WishlistProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const { user } = useAuth();
  const userId = user?.id;
  const address = userId === undefined ? null : addressOf(calls.getWishlist, { userId });
  const { data, error, mutate } = useSWR<unknown, unknown>(address, {
    revalidateOnFocus: true,
    onError: (fault: unknown) => console.error("Error fetching wishlist", fault),
  });
  const [leaving, setLeaving] = useState(nothing);

  useEffect(() => onChangeElsewhere("wishlist", () => void mutate()), [mutate]);

  const wishlist = useMemo<Wishlist>(() => {
    const loaded = userId === undefined || data === undefined ? noEntries : readWishlist(data);
    const entries = loaded.filter((entry) => !leaving.has(String(entry.wishlistId)));
    return {
      state: personalState(userId, data, error),
      entries,
      count: entries.length,
      has: (productVariantId) =>
        entries.some((entry) =>
          sameId(
            entry.ProductVariant?.productVariantId ?? entry.productVariantId,
            productVariantId,
          ),
        ),
      add: async (productVariantId) => {
        const outcome = await addToWishlist(productVariantId);
        if (outcome.kind === "added" || outcome.kind === "already") {
          await mutate();
          announceChange("wishlist");
        }
        return outcome;
      },
      remove: async (wishlistId) => {
        const id = String(wishlistId);
        setLeaving((now) => new Set(now).add(id));
        try {
          await request(calls.removeFromWishlist, { params: { id } });
          announceChange("wishlist");
        } catch (fault) {
          console.error("Error removing from wishlist", fault);
        }
        await mutate().catch(() => undefined);
        setLeaving((now) => new Set([...now].filter((other) => other !== id)));
      },
      reload: () => mutate(),
    };
  }, [data, error, leaving, mutate, userId]);

  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
};

/** Throws outside its provider. */
export const useWishlist = (): Wishlist => {
  const wishlist = useContext(WishlistContext);
  if (!wishlist) throw new Error("useWishlist must be used within WishlistProvider");
  return wishlist;
};
