import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";

/** An optimistic change of a row that the server has not confirmed. */
export type PendingChange = { kind: "quantity"; quantity: number } | { kind: "removed" };

/** Pending changes by row id. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;

/** What a card adds. Cards of the home listing send the id of their product as that of a variant (ENT-14). */
export interface Addable<VariantId = Id | null | undefined> {
  variantId: VariantId;
  /** `variantId` is the id of a product. Default false. */
  isProduct?: boolean;
}

/** A variant that a user has added to a list. */
export interface Addition extends Addable<Id> {
  userId: Id;
  /** 0 if the list already had the variant. */
  quantity: number;
}

export interface ListRow {
  productVariantId?: Id | null;
  ProductVariant?: { productVariantId?: Id | null; productId?: Id | null } | null;
}

/** Tells whether a row is of a variant. Ids of products and variants may be equal, so only listed products compare both. */
export const isRowOf = (
  { ProductVariant: variant, productVariantId }: ListRow,
  { variantId, isProduct = false }: Addable,
): boolean =>
  sameId(variant?.productVariantId ?? productVariantId, variantId) ||
  (isProduct && sameId(variant?.productId, variantId));

/** Cached data of a list. */
export interface ListData<Row> {
  /** Rows as the server sent them, with the changes that it has confirmed since. */
  rows: readonly Row[];
  /** Additions that the server has confirmed since `rows` were read. */
  confirmed: readonly Addition[];
}

export type AddOutcome =
  | { kind: "loginFirst" }
  | { kind: "noVariant" }
  | { kind: "added" }
  | { kind: "already" }
  /** `message` is the server's. */
  | { kind: "failed"; message: string | null }
  | { kind: "wentWrong" };

/** Applies changes to the rows of the server (CART-13, CART-14, WISH-12). */
export const applyChanges = <Row>(
  rows: readonly Row[],
  changes: PendingChanges,
  idOf: (row: Row) => Id,
): Row[] =>
  rows.flatMap((row) => {
    const change = changes.get(String(idOf(row)));
    if (!change) return [row];
    return change.kind === "removed" ? [] : [{ ...row, quantity: change.quantity }];
  });

/** Returns the additions of a user that no row lists. A row may have been read after the addition. */
export const unlistedOf = (
  additions: readonly Addition[],
  userId: Id | undefined,
  rows: readonly ListRow[],
): Addition[] =>
  additions.filter(
    (addition) => sameId(addition.userId, userId) && !rows.some((row) => isRowOf(row, addition)),
  );
