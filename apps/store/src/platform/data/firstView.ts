import { useDeferredValue } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useIsLarge } from "./isLarge.ts";

/** Where a page's data come from: the server's reader, or requests of the browser. */
export interface ViewSource {
  /**
   * Reads an API path. Resolves with null if it does not exist. Where it cannot be read, resolves with undefined on the
   * server and rejects in the browser.
   */
  read: (address: string) => Promise<unknown>;
  /** Whether the catalogue is too large for the browser to read it whole. */
  isLarge: () => Promise<boolean>;
}

/** Loads data for the first view of a page, on the server and in the browser alike. */
export interface ViewLoader {
  /** SWR cache key: the API path of a whole response, else a key of the page. */
  key: string;
  /** Reads what the view shows. Resolves with undefined for no data. */
  load: (source: ViewSource) => Promise<unknown>;
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
  load: async ({ read }) => (await read(address)) ?? undefined,
});

/** Sends what a page selects from its responses. */
export const pageView = <T>(
  { key }: FirstView<T>,
  load: (source: ViewSource) => Promise<T | undefined>,
): ViewLoader => ({ key, load });

interface Shown<T, Whole> {
  /** Data of the view, undefined if none. */
  view: T | undefined;
  /** Data that replaces the view once it is loaded. */
  whole: Whole | undefined;
  /** Error of the last attempt to load the view. Only for a large catalogue: otherwise the server sends the view. */
  error: unknown;
}

/**
 * Returns the view that the server sent, and replaces it at low priority to keep input responsive. For a large
 * catalogue, which has no whole list, the browser loads the view of a page that the server did not render.
 */
export const useFirstView = <T, Whole>(
  { key }: FirstView<T>,
  whole: Whole | undefined,
): Shown<T, Whole> => {
  const { fallback } = useSWRConfig();
  const { data, error } = useSWR<T, unknown>(useIsLarge() ? key : null);
  const view = data ?? (fallback[key] as T | undefined);
  const late = useDeferredValue(whole);
  return { view, whole: view === undefined ? whole : late, error };
};
