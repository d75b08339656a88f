import { useDeferredValue } from "react";
import { useSWRConfig } from "swr";
import type { ViewLoader } from "./route.ts";

/**
 * Names what the server sends for the first view of one page. It has a key of its own, because it is never a whole
 * answer of the API.
 */
export interface FirstView<T> {
  readonly key: `page:${string}`;
  /** Its type alone; there is no such field. */
  readonly type?: T;
}

/** An answer that the server sends whole, under its own address. */
export const wholeAnswer = (address: string): ViewLoader => ({
  key: address,
  addresses: [address],
  pick: (answer) => answer,
});

/** What the server picks of the answers of some addresses. An answer that could not be read is undefined. */
export const pickedView = <T>(
  { key }: FirstView<T>,
  addresses: string[],
  pick: (...answers: unknown[]) => T | undefined,
): ViewLoader => ({ key, addresses, pick });

interface Shown<T, Whole> {
  /** What the server sent for this view; undefined when it sent nothing. */
  view: T | undefined;
  /** What replaces the view, once it is there. */
  whole: Whole | undefined;
}

/** Replaces a first view at low priority, so that input stays responsive. */
export const useFirstView = <T, Whole>(
  { key }: FirstView<T>,
  whole: Whole | undefined,
): Shown<T, Whole> => {
  const view = useSWRConfig().fallback[key] as T | undefined;
  const late = useDeferredValue(whole);
  return { view, whole: view === undefined ? whole : late };
};
