import { useDeferredValue } from "react";
import { useSWRConfig } from "swr";

/** Loads data for the first view of a page. */
export interface ViewLoader {
  /** SWR cache key: the API path of a whole response, else a key of the page. */
  key: string;
  /** API paths to read. */
  addresses: string[];
  /** Selects the data from the responses. A failed response is undefined. Returns undefined for no data. */
  pick: (...answers: unknown[]) => unknown;
}

/**
 * Key of the data that the server sends for the first view of a page.
 * Separate from the API paths, because the data is never a whole response.
 */
export interface FirstView<T> {
  readonly key: `page:${string}`;
  /** Phantom field that carries the type. */
  readonly type?: T;
}

/** Sends a whole response under its own path. */
export const wholeAnswer = (address: string): ViewLoader => ({
  key: address,
  addresses: [address],
  pick: (answer) => answer,
});

/** Sends a selection of some responses. A response that could not be read is undefined. */
export const pickedView = <T>(
  { key }: FirstView<T>,
  addresses: string[],
  pick: (...answers: unknown[]) => T | undefined,
): ViewLoader => ({ key, addresses, pick });

interface Shown<T, Whole> {
  /** Data sent by the server, undefined if none. */
  view: T | undefined;
  /** Data that replaces the view once it is loaded. */
  whole: Whole | undefined;
}

/** Replaces the first view at low priority to keep input responsive. */
export const useFirstView = <T, Whole>(
  { key }: FirstView<T>,
  whole: Whole | undefined,
): Shown<T, Whole> => {
  const view = useSWRConfig().fallback[key] as T | undefined;
  const late = useDeferredValue(whole);
  return { view, whole: view === undefined ? whole : late };
};
