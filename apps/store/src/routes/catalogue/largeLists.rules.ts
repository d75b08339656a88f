import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { Matches, PageMatches } from "./matches.ts";

/** Pages of a list that were loaded so far. */
export interface LargeList {
  /** Number of the first of them. */
  page: number;
  /** Cards of each page, and the cursor of the one that follows. Null after the last. */
  parts: readonly Pick<Matches, "cards" | "next">[];
  total: number;
  isExact: boolean;
  facets: Matches["facets"];
  /** State of the last request. A failed one changes nothing else. */
  status: "ready" | "loading" | "failed";
}

/** Maximum number of lists that are kept for Back. */
const MAX_LISTS = 10;

/** Age after which a list that is opened again is read anew, since prices and stock change. */
export const MAX_AGE_MS = 10 * 60_000;

const emptyList: LargeList = {
  page: 1,
  parts: [],
  total: 0,
  isExact: true,
  facets: null,
  status: "loading",
};

export const listOf = ({ cards, next, ...list }: PageMatches): LargeList => ({
  ...list,
  parts: [{ cards, next }],
  status: "ready",
});

const withMore = (list: LargeList, { cards, next }: Matches): LargeList => ({
  ...list,
  parts: [...list.parts, { cards, next }],
  status: "ready",
});

const nextOf = ({ parts }: LargeList): string | null => parts.at(-1)?.next ?? null;

/** Returns the cards of pages. A card that moved to a later page in the meantime is not repeated. */
export const cardsOf = (parts: LargeList["parts"]): ProductCardData[] => {
  const known = new Set<string>();
  return parts.flatMap(({ cards }) => cards).filter(({ key }) => !known.has(key) && known.add(key));
};

export interface ListReader {
  /** Reads the first page of a list by its key. */
  first: (key: string, signal: AbortSignal) => Promise<PageMatches>;
  /** Reads the page of a list at a cursor. */
  more: (key: string, cursor: string, signal: AbortSignal) => Promise<Matches>;
}

export interface LargeLists {
  get: (key: string) => LargeList | undefined;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Makes a list the current one: reads its first page unless it is given or known. Requests for other lists are
   * aborted.
   */
  open: (key: string, first?: LargeList) => void;
  /** Reads the page that follows until there are so many, unless a request is running or has failed. */
  more: (key: string, pages: number) => void;
  /** Repeats the request that failed or does not end. A response to the first attempt is ignored. */
  retry: (key: string) => void;
}

/** Keeps the lists of a large catalogue for `MAX_AGE_MS`, so that Back finds what was loaded. */
export const createLargeLists = (reader: ListReader): LargeLists => {
  const lists = new Map<string, LargeList>();
  /** When the first page of each list was read, in milliseconds since the epoch. */
  const readAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  let running: { key: string; controller: AbortController } | null = null;

  const forget = (key: string): void => {
    lists.delete(key);
    readAt.delete(key);
  };

  const set = (key: string, list: LargeList): void => {
    if (!readAt.has(key)) readAt.set(key, Date.now());
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MAX_LISTS) break;
      forget(oldest);
    }
    for (const listener of listeners) listener();
  };

  /** Aborts the running request, so that its response can never arrive after that of the next. */
  const abort = (): void => {
    if (!running) return;
    const { key, controller } = running;
    running = null;
    controller.abort();
    const list = lists.get(key);
    if (!list) return;
    if (list.parts.length > 0) set(key, { ...list, status: "ready" });
    else forget(key);
  };

  const load = async (key: string): Promise<void> => {
    abort();
    const { signal } = (running = { key, controller: new AbortController() }).controller;
    const list = lists.get(key) ?? emptyList;
    const next = nextOf(list);
    set(key, { ...list, status: "loading" });
    try {
      const loaded =
        next === null
          ? listOf(await reader.first(key, signal))
          : withMore(list, await reader.more(key, next, signal));
      if (signal.aborted) return;
      running = null;
      set(key, loaded);
    } catch (error) {
      if (signal.aborted) return;
      running = null;
      console.error("Error fetching product variants", error);
      set(key, { ...list, status: "failed" });
    }
  };

  return {
    get: (key) => lists.get(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (key, first) => {
      if (running && running.key !== key) abort();
      const isOld = Date.now() - (readAt.get(key) ?? Date.now()) > MAX_AGE_MS;
      if (isOld) forget(key);
      if (lists.has(key)) return;
      if (first && !isOld) set(key, first);
      else void load(key);
    },
    more: (key, pages) => {
      const list = lists.get(key);
      if (list?.status === "ready" && list.parts.length < pages && nextOf(list) !== null)
        void load(key);
    },
    retry: (key) => void load(key),
  };
};
