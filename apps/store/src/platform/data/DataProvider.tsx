import { startTransition, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SWRConfiguration } from "swr";
import { api, HttpError } from "./api.ts";
import { largeKey } from "./firstView.ts";

const configuration: SWRConfiguration = {
  revalidateOnFocus: false,
  // The server responds 503 while starting or draining. Retries twice.
  shouldRetryOnError: (error: unknown) => error instanceof HttpError && error.status === 503,
  errorRetryCount: 2,
  errorRetryInterval: 1000,
  provider: () => new Map(),
};

interface DataProviderProps {
  fallback: Record<string, unknown>;
  /** Loads the view of a page by its key, given that of the server. Called only for a large catalogue. */
  loadView?: (key: string, served: unknown) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Provides the SWR cache of one rendered page or one tab.
 * `fallback` holds what the server read for the first view: whole responses by path, which are revalidated, and
 * selected data by page.
 */
export const DataProvider = ({ fallback, loadView, children }: DataProviderProps): ReactElement => {
  const [data, setData] = useState(fallback);
  const fetcher = (path: string): unknown =>
    path.startsWith("page:")
      ? loadView?.(path, fallback[path])
      : api.read(path, {
          onPart: () => startTransition(() => setData({ ...fallback, [largeKey]: true })),
        });
  return <SWRConfig value={{ ...configuration, fallback: data, fetcher }}>{children}</SWRConfig>;
};
