import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import type { Matches } from "./matches.ts";

/** Cards of a query that were loaded so far. */
export interface LargeList {
  cards: readonly ProductCardData[];
  total: number;
  isExact: boolean;
  /** Cursor of the cards that follow. Null after the last. */
  next: string | null;
  facets: Matches["facets"];
  /** State of the last request. A failed one changes nothing else. */
  status: "idle" | "loading" | "failed";
}

/** Maximum number of cards of a list. The cards that follow are a list of their own. */
export const MAX_CARDS = 192;

/** Maximum number of lists that are kept for Back. */
const MAX_LISTS = 10;

/** Age after which a list that is opened again is read anew, since prices and stock change. */
export const MAX_AGE_MS = 10 * 60_000;

const emptyList: LargeList = {
  cards: [],
  total: 0,
  isExact: true,
  next: null,
  facets: null,
  status: "loading",
};

export const listOf = (matches: Matches): LargeList => ({ ...matches, status: "idle" });

/** Returns the list with further cards. A card that moved to a later page in the meantime is not repeated. */
export const withMore = (list: LargeList, { cards, next }: Matches): LargeList => {
  const known = new Set(list.cards.map(({ key }) => key));
  return {
    ...list,
    cards: [...list.cards, ...cards.filter(({ key }) => !known.has(key))],
    next,
    status: "idle",
  };
};

/** Whether the cards that follow belong to the list. */
export const hasRoom = ({ cards }: LargeList): boolean => cards.length < MAX_CARDS;

export interface ListReader {
  /** Reads the first cards of a list by its key. */
  first: (key: string, signal: AbortSignal) => Promise<Matches>;
  /** Reads the cards of a list from a cursor on. */
  more: (key: string, cursor: string, signal: AbortSignal) => Promise<Matches>;
}

export interface LargeLists {
  get: (key: string) => LargeList | undefined;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Makes a list the current one: reads its first cards unless they are given or known. Requests for other lists are
   * aborted.
   */
  open: (key: string, first?: LargeList) => void;
  /** Reads the cards that follow, unless a request is running. */
  more: (key: string) => void;
  /** Repeats the request that failed or does not end. A response to the first attempt is ignored. */
  retry: (key: string) => void;
  /** Returns the key of the card that was followed last. */
  lastSeen: () => string | null;
  /** Remembers the card that is followed. */
  see: (card: string) => void;
}

/** Keeps the lists of a large catalogue for `MAX_AGE_MS`, so that Back finds what was loaded. */
export const createLargeLists = (reader: ListReader): LargeLists => {
  const lists = new Map<string, LargeList>();
  /** When the first cards of each list were read, in milliseconds since the epoch. */
  const readAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  let lastSeen: string | null = null;
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
    if (list.cards.length > 0) set(key, { ...list, status: "idle" });
    else forget(key);
  };

  const load = async (key: string): Promise<void> => {
    abort();
    const { signal } = (running = { key, controller: new AbortController() }).controller;
    const list = lists.get(key) ?? emptyList;
    set(key, { ...list, status: "loading" });
    try {
      const matches =
        list.next === null
          ? await reader.first(key, signal)
          : await reader.more(key, list.next, signal);
      if (signal.aborted) return;
      running = null;
      set(key, list.next === null ? listOf(matches) : withMore(list, matches));
    } catch (error) {
      if (signal.aborted) return;
      running = null;
      console.error("Error fetching product variants", error);
      set(key, { ...list, status: "failed" });
    }
  };

  return {
    lastSeen: () => lastSeen,
    see: (card) => {
      lastSeen = card;
    },
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
    more: (key) => {
      const list = lists.get(key);
      if (list?.status === "idle" && list.next !== null) void load(key);
    },
    retry: (key) => void load(key),
  };
};
