import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { api, HttpError } from "../../platform/data/api.ts";
import { pendingState, usePersonalData } from "../../platform/data/personalData.ts";
import type { LoadState } from "../../platform/data/personalData.ts";
import {
  asUser,
  isLoggedIn,
  SessionExpiredError,
  storedUser,
} from "../../platform/data/session.ts";
import { notifyWhenOffline } from "../notices/notices.tsx";
import { useAuth } from "../session/AuthProvider.tsx";
import { outcomeOf } from "./additions.ts";
import type { Addable, Addition, AdditionKind, AddOutcome } from "./additions.ts";
import { createChangeQueue } from "./changeQueue.ts";
import type { PendingChange, PendingChanges } from "./changeQueue.ts";

export interface ListRow {
  productVariantId?: Id | null;
  ProductVariant?: { productVariantId?: Id | null; productId?: Id | null } | null;
}

/** Cached data of a list. */
interface ListData<Row> {
  /** Rows as the server sent them, with the changes that it has confirmed since. */
  rows: readonly Row[];
  /** Additions that the server has confirmed since `rows` were read. */
  confirmed: readonly Addition[];
}

/** What differs between the lists. The same object on every render. */
export interface PersonalListKind<Row> extends AdditionKind {
  pathOf: (userId: Id) => string;
  readRows: (response: unknown) => Row[];
  idOf: (row: Row) => Id;
  sendChange: (id: string, change: PendingChange, signal: AbortSignal) => Promise<unknown>;
}

export type PersonalList<Row extends ListRow> = ReturnType<typeof usePersonalList<Row>>;

const noChanges: PendingChanges = new Map();
const noAdditions: readonly Addition[] = [];
const noIds: ReadonlySet<string> = new Set();

/** Tells whether a row is of a variant. Ids of products and variants may be equal, so only listed products compare both. */
export const isRowOf = (
  { ProductVariant: variant, productVariantId }: ListRow,
  { variantId, isProduct = false }: Addable,
): boolean =>
  sameId(variant?.productVariantId ?? productVariantId, variantId) ||
  (isProduct && sameId(variant?.productId, variantId));

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

/**
 * Reads a list of the user, and shows changes and additions before the server has confirmed them (docs/decisions/0052).
 *
 * A change is applied to the rows until its response, then to the cached data. An addition is listed as unlisted until its
 * response, then in the cached data. The next read replaces both; SWR drops reads that began before.
 */
export const usePersonalList = <Row extends ListRow>(kind: PersonalListKind<Row>) => {
  const userId = useAuth().user?.id;
  const { state, data, error, reload, confirm } = usePersonalData<ListData<Row>>(
    kind.name,
    userId,
    userId === undefined ? null : kind.pathOf(userId),
    {
      read: async ([path]) => ({
        rows: kind.readRows(await api.read(path)),
        confirmed: noAdditions,
      }),
      revalidateOnFocus: true,
    },
  );
  const [changes, setChanges] = useState(noChanges);
  const [additions, setAdditions] = useState(noAdditions);
  /** Rows whose removal was confirmed. They stay hidden if the server still lists them (CART-14, WISH-12). */
  const [removed, setRemoved] = useState(noIds);

  const queue = useMemo(() => {
    void userId;
    return createChangeQueue({
      send: (id, change, signal) => asUser(() => kind.sendChange(id, change, signal)),
      onConfirmed: (id, change) => {
        if (change.kind === "removed") setRemoved((ids) => new Set(ids).add(id));
        void confirm((now) => ({
          ...now,
          rows: applyChanges(now.rows, new Map([[id, change]]), kind.idOf),
        }));
      },
      onFailed: (change, fault) => {
        const doing = change.kind === "removed" ? "removing from" : "updating";
        console.error(`Error ${doing} ${kind.name}`, fault);
        notifyWhenOffline();
        return reload();
      },
      onChange: setChanges,
    });
  }, [userId, kind, confirm, reload]);

  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", queue.leave);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", queue.leave);
      queue.clear();
    };
  }, [queue]);

  /**
   * Adds a variant for the user who is stored at the press (VAL-11). Checks the login before the variant (VAL-14).
   * Resolves to null if the user logged out before the response, to `loginFirst` if the session has expired.
   */
  const add = useCallback(
    async ({ variantId, isProduct }: Addable, quantity = 1): Promise<AddOutcome | null> => {
      const user = storedUser();
      if (!user) return { kind: "loginFirst" };
      if (variantId === null || variantId === undefined || variantId === "")
        return { kind: "noVariant" };
      const addition: Addition = { userId: user.id, variantId, isProduct, quantity };
      const settle = (): void => setAdditions((all) => all.filter((other) => other !== addition));
      setAdditions((all) => [...all, addition]);
      const send = () =>
        asUser(() => kind.sendAddition(addition, api)).catch((error: unknown) => {
          if (!(error instanceof HttpError)) console.error(`Error adding to ${kind.name}`, error);
          throw error;
        });
      const outcome = await outcomeOf(kind, send, (error) => error instanceof SessionExpiredError);
      if (!isLoggedIn(user.id)) {
        settle();
        return outcome.kind === "loginFirst" ? outcome : null;
      }
      const isAdded = outcome.kind === "added";
      const isInList = isAdded || outcome.kind === "already";
      // A server may give a restored row its former id.
      if (isInList) setRemoved(noIds);
      const now = isAdded ? addition : { ...addition, quantity: 0 };
      let isRead = false;
      // Also after a failure: the server may have added the variant, and its response was lost.
      const read = confirm((list) => {
        isRead = true;
        return isInList ? { ...list, confirmed: [...list.confirmed, now] } : list;
      });
      // Before the first read there is no list to count it in.
      if (isInList && !isRead) void read.then(settle);
      else settle();
      return outcome;
    },
    [kind, confirm],
  );

  return useMemo(() => {
    const rows = applyChanges(data?.rows ?? [], changes, kind.idOf).filter(
      (row) => !removed.has(String(kind.idOf(row))),
    );
    const unlisted = (all: readonly Addition[]): Addition[] => unlistedOf(all, userId, rows);
    const confirmed = unlisted(data?.confirmed ?? noAdditions);
    const shown: LoadState =
      confirmed.length > 0 && rows.length === 0 ? pendingState(error) : state;
    return {
      /** A `visitor` has no list and sends no request (CART-25). */
      state: shown,
      /** The rows were read, so that they can be counted. */
      isRead: data !== undefined,
      /** Rows with all changes, confirmed or not. */
      rows,
      /** Additions that `rows` does not list, confirmed or not. */
      unlisted: [...confirmed, ...unlisted(additions)],
      /** Ids of rows with unconfirmed changes. */
      saving: new Set(changes.keys()),
      /** The server has confirmed additions that `rows` does not list yet. The list is being read. */
      isArriving: confirmed.length > 0 && error === undefined,
      /** The same function on every render. */
      add,
      /** Shows a change at once and sends it. A rejected one is only logged, and undone by the next read. */
      change: (id: Id, change: PendingChange): void => queue.change(String(id), change),
      reload,
    };
  }, [add, additions, changes, data, error, kind, queue, reload, removed, state, userId]);
};
