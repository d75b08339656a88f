import type { FirstView } from "./firstView.ts";

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
export const wholeAnswer = (path: string): ViewLoader => ({
  key: path,
  load: async ({ read }) => (await read(path)) ?? undefined,
});

/** Sends what a page selects from its responses. */
export const pageView = <T>(
  { key }: FirstView<T>,
  load: (source: ViewSource) => Promise<T | undefined>,
  following: (view: T) => ViewLoader[] = () => [],
): ViewLoader => ({ key, load, following: (view) => following(view as T) });
