import { callPath, calls, readWishlist, sameId } from "@pallu/contract";
import type { Id, MessageAnswer, WishlistEntryAnswer } from "@pallu/contract";
import { createContext, useContext, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { api, HttpError } from "../../platform/data/api.ts";
import { pendingState, usePersonalData } from "../../platform/data/personalData.ts";
import type { PersonalKey, LoadState } from "../../platform/data/personalData.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import {
  asUser,
  isLoggedIn,
  SessionExpiredError,
  storedUser,
} from "../../platform/data/session.ts";
import type { SessionUser } from "../../platform/data/session.ts";
import type { WishOutcome } from "./wishlist.messages.ts";

export interface Wishlist {
  state: LoadState;
  entries: WishlistEntryAnswer[];
  /** The number of entries (HDR-37), additions that are being sent included. */
  count: number;
  has: (productVariantId: Id | null | undefined) => boolean;
  /** Resolves to null if the user logged out before the response, to `loginFirst` if the session has expired. */
  add: (productVariantId: Id | null | undefined) => Promise<WishOutcome | null>;
  /** Hides the entry and deletes it on the server. Shows it again if the server rejects (ERR-16). */
  remove: (wishlistId: Id) => Promise<void>;
  reload: () => Promise<unknown>;
}

const WishlistContext = createContext<Wishlist | null>(null);
const noEntries: WishlistEntryAnswer[] = [];
const nothing: ReadonlySet<string> = new Set();

/** An addition that is sent and not yet part of the list that was read. */
interface Addition {
  userId: Id;
  variantId: string;
}

const noAdditions: readonly Addition[] = [];

/** Cached data of the wishlist. */
interface WishlistData {
  entries: WishlistEntryAnswer[];
  /** Ids of variants the server confirmed since `entries` was read. */
  arriving: readonly string[];
}

const readWishlistData = async ([address]: PersonalKey): Promise<WishlistData> => ({
  entries: readWishlist(await api.read(address)),
  arriving: [],
});

const isOfVariant = (entry: WishlistEntryAnswer, id: Id | null | undefined): boolean =>
  sameId(entry.ProductVariant?.productVariantId ?? entry.productVariantId, id);

const saysAlready = (answer: MessageAnswer | null | undefined): boolean =>
  answer?.message === "Product already in wishlist";

const addToWishlist = async (
  user: SessionUser | null,
  productVariantId: Id | null | undefined,
): Promise<WishOutcome> => {
  if (!user) return { kind: "loginFirst" };
  if (productVariantId === null || productVariantId === undefined || productVariantId === "")
    return { kind: "noVariant" };
  try {
    const answer = await asUser(() =>
      api.addToWishlist({
        body: { userId: user.id, productVariantId },
        keepalive: true,
      }),
    );
    return saysAlready(answer) ? { kind: "already" } : { kind: "added" };
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "loginFirst" };
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
  const { state, data, error, reload, confirm } = usePersonalData<WishlistData>(
    "wishlist",
    userId,
    userId === undefined ? null : callPath(calls.getWishlist, { userId }),
    { read: readWishlistData, revalidateOnFocus: true },
  );
  const [leaving, setLeaving] = useState(nothing);
  /** Ids the server confirmed as deleted. They stay hidden if a read still lists them (WISH-12). */
  const [removed, setRemoved] = useState(nothing);
  const [adding, setAdding] = useState(noAdditions);

  const wishlist = useMemo<Wishlist>(() => {
    const entries = (data?.entries ?? noEntries).filter(
      ({ wishlistId }) => !leaving.has(String(wishlistId)) && !removed.has(String(wishlistId)),
    );
    const arriving = data?.arriving ?? [];
    const isListed = (id: Id | null | undefined): boolean =>
      arriving.includes(String(id)) || entries.some((entry) => isOfVariant(entry, id));
    const own = adding.filter((addition) => addition.userId === userId);
    const unlisted = new Set(own.map(({ variantId }) => variantId).filter((id) => !isListed(id)));
    return {
      state: arriving.length > 0 && entries.length === 0 ? pendingState(error) : state,
      entries,
      count: entries.length + arriving.length + unlisted.size,
      has: (productVariantId) =>
        isListed(productVariantId) || unlisted.has(String(productVariantId)),
      add: async (productVariantId) => {
        const currentUser = storedUser();
        const addition = currentUser && {
          userId: currentUser.id,
          variantId: String(productVariantId ?? ""),
        };
        if (addition?.variantId) setAdding((now) => [...now, addition]);
        const outcome = await addToWishlist(currentUser, productVariantId);
        const forget = (): void => setAdding((now) => now.filter((other) => other !== addition));
        if (currentUser && !isLoggedIn(currentUser.id)) {
          forget();
          return outcome.kind === "loginFirst" ? outcome : null;
        }
        const added = outcome.kind === "added" ? [String(productVariantId)] : [];
        // A host may give a restored entry its former id.
        if (added[0]) setRemoved(nothing);
        // The badge counts it no longer. The server may have added it all the same.
        if (outcome.kind === "failed") forget();
        if (addition?.variantId)
          void confirm((now) => ({
            ...now,
            // The list may have been read after the addition.
            arriving: now.entries.some((entry) => isOfVariant(entry, productVariantId))
              ? now.arriving
              : [...now.arriving, ...added],
          })).finally(forget);
        else forget();
        return outcome;
      },
      remove: async (wishlistId) => {
        const id = String(wishlistId);
        setLeaving((now) => new Set(now).add(id));
        try {
          await asUser(() => api.removeFromWishlist({ params: { id }, keepalive: true }));
          setRemoved((now) => new Set(now).add(id));
          void confirm((now) => ({
            ...now,
            entries: now.entries.filter((entry) => !sameId(entry.wishlistId, id)),
          }));
        } catch (fault) {
          console.error("Error removing from wishlist", fault);
          await reload();
        }
        setLeaving((now) => new Set([...now].filter((other) => other !== id)));
      },
      reload,
    };
  }, [adding, confirm, data, error, leaving, reload, removed, state, userId]);

  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
};

/** Throws if used outside its provider. */
export const useWishlist = (): Wishlist => {
  const wishlist = useContext(WishlistContext);
  if (!wishlist) throw new Error("useWishlist must be used within WishlistProvider");
  return wishlist;
};
