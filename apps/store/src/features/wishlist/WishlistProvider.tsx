import { callPath, calls, readWishlist } from "@pallu/contract";
import type { Id, WishlistEntryResponse } from "@pallu/contract";
import { createContext, useContext, useMemo } from "react";
import type { ReactElement, ReactNode } from "react";
import { api } from "../../platform/data/api.ts";
import { wishlistAddition } from "../personalList/additions.ts";
import type { Addable } from "../personalList/additions.ts";
import { isRowOf, usePersonalList } from "../personalList/usePersonalList.ts";
import type { PersonalList, PersonalListKind } from "../personalList/usePersonalList.ts";

const wishlistKind: PersonalListKind<WishlistEntryResponse> = {
  ...wishlistAddition,
  pathOf: (userId) => callPath(calls.getWishlist, { userId }),
  readRows: readWishlist,
  idOf: ({ wishlistId }) => wishlistId,
  // An entry has no quantity: every change is a removal.
  sendChange: (id, _change, signal) =>
    api.removeFromWishlist({ params: { id }, keepalive: true, signal }),
};

const wishlistOf = ({
  rows: entries,
  isRead,
  unlisted,
  change,
  ...shared
}: PersonalList<WishlistEntryResponse>) => {
  // A variant is in the wishlist once, however often it was pressed.
  const keyOf = ({ variantId, isProduct = false }: Addable): string => `${isProduct} ${variantId}`;
  const added = new Set(unlisted.map(keyOf));
  return {
    ...shared,
    entries,
    /** The number of entries (HDR-37), additions that `entries` does not list yet included. 0 before the first read. */
    count: isRead ? entries.length + added.size : 0,
    has: (card: Addable): boolean =>
      added.has(keyOf(card)) || entries.some((entry) => isRowOf(entry, card)),
    /** Hides the entry and deletes it on the server. Shows it again if the server rejects (ERR-16). */
    remove: (wishlistId: Id): void => change(wishlistId, { kind: "removed" }),
  };
};

type Wishlist = ReturnType<typeof wishlistOf>;

const WishlistContext = createContext<Wishlist | null>(null);

export const WishlistProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const list = usePersonalList(wishlistKind);
  const wishlist = useMemo(() => wishlistOf(list), [list]);
  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
};

/** Throws if used outside its provider. */
export const useWishlist = (): Wishlist => {
  const wishlist = useContext(WishlistContext);
  if (!wishlist) throw new Error("useWishlist must be used within WishlistProvider");
  return wishlist;
};
