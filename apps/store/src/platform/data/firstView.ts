import { useDeferredValue } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useIsLarge } from "./isLarge.ts";

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
