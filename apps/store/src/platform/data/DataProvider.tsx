import { startTransition, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SWRConfiguration } from "swr";
import { HttpError, readJson } from "./api.ts";
import { largeKey } from "./isLarge.ts";

const configuration: SWRConfiguration = {
  revalidateOnFocus: false,
  // The server responds 503 while starting or draining. Retries twice.
  shouldRetryOnError: (error: unknown) => error instanceof HttpError && error.status === 503,
  errorRetryCount: 2,
  errorRetryInterval: 1000,
  provider: () => new Map(),
};

/** Age of the document in ms up to which the server's views are not loaded again. */
const FRESH_MS = 30_000;

interface DataProviderProps {
  fallback: Record<string, unknown>;
  /** Loads the view of a page by its key. Called only for a large catalogue. */
  loadView?: (key: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Provides the SWR cache of one rendered page or one tab.
 * `fallback` holds what the server read for the first view: whole responses by path, which are revalidated, and
 * selected data by page.
 */
export const DataProvider = ({ fallback, loadView, children }: DataProviderProps): ReactElement => {
  const [data, setData] = useState(fallback);
  const value = useMemo(
    () => ({
      ...configuration,
      fallback: data,
      fetcher: (address: string) =>
        loadView && address.startsWith("page:")
          ? (performance.now() < FRESH_MS && fallback[address]) || loadView(address)
          : readJson(address, undefined, () =>
              startTransition(() => setData((now) => ({ ...now, [largeKey]: true }))),
            ),
    }),
    [data, fallback, loadView],
  );
  return <SWRConfig value={value}>{children}</SWRConfig>;
};
