import { use, useDeferredValue, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { Hydrated } from "../delivery/hydration.ts";

/** Key of the data for the first view that says that the catalogue is too large for the browser to read it whole. */
export const largeKey = "large";

/** Returns whether the catalogue is too large to be read whole. Pages then read only what they show. */
export const useIsLarge = (): boolean => largeKey in useSWRConfig().fallback;

/**
 * Key of the data that the server sends for the first view of a page.
 * Separate from the API paths, because the data is never a whole response.
 */
export interface FirstView<T> {
  readonly key: `page:${string}`;
  /** Phantom field that carries the type. */
  readonly type?: T;
}

/**
 * Returns the view that the server sent, and replaces it at low priority to keep input responsive. For a large
 * catalogue, which has no whole list, the browser loads the view of a page that the server did not render: `error` is that of
 * its last attempt.
 */
export const useFirstView = <T, Whole>({ key }: FirstView<T>, whole: Whole | undefined) => {
  const { fallback } = useSWRConfig();
  const { data, error } = useSWR<T, unknown>(useIsLarge() ? key : null);
  const view = data ?? (fallback[key] as T | undefined);
  const late = useDeferredValue(whole);
  return { view, whole: view === undefined ? whole : late, error };
};

/** Where a page's data come from: the server's reader, or requests of the browser. */
export interface ViewSource {
  /**
   * Reads an API path. Resolves with null if it does not exist. Where it cannot be read, resolves with undefined on the
   * server and rejects in the browser.
   */
  read: (path: string) => Promise<unknown>;
  /** Whether the catalogue is too large for the browser to read it whole. */
  isLarge: boolean;
}

/** Loads data for the first view of a page, on the server and in the browser alike. */
export interface ViewLoader {
  /** SWR cache key: the API path of a whole response, else a key of the page. */
  key: string;
  /** Reads what the view shows. Resolves with undefined for no data. */
  load: (source: ViewSource) => Promise<unknown>;
  /** Returns loaders of what the view refers to. The server calls it with what `load` has returned. */
  following?: (view: unknown) => ViewLoader[];
}

/** Sends a whole response under its own path. */
export const wholeResponse = (path: string): ViewLoader => ({
  key: path,
  load: async ({ read }) => (await read(path)) ?? undefined,
});

/** Sends what a page selects from its responses. */
export const pageView = <T>(
  { key }: FirstView<T>,
  load: (source: ViewSource) => Promise<T | undefined>,
  following: (view: T) => ViewLoader[] = () => [],
): ViewLoader => ({ key, load, following: (view) => following(view as T) });

/** Key of what was posted among the data that the server sends with a page. */
export const postedKey = "posted";

/**
 * Returns what the action of this page returned for a form that the browser posted, for the first render of the document.
 * Undefined on every page that was not posted.
 */
export const usePosted = <Posted>(): Posted | undefined => {
  const { fallback } = useSWRConfig();
  const isHydrated = use(Hydrated);
  const [posted] = useState(() =>
    isHydrated.current ? undefined : (fallback[postedKey] as Posted | undefined),
  );
  return posted;
};
