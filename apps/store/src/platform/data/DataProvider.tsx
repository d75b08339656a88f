import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SWRConfiguration } from "swr";
import { HttpError, readJson } from "./api.ts";

const configuration: SWRConfiguration = {
  fetcher: (address: string) => readJson(address),
  revalidateOnFocus: false,
  // The server responds 503 while starting or draining. Retries twice.
  shouldRetryOnError: (error: unknown) => error instanceof HttpError && error.status === 503,
  errorRetryCount: 2,
  errorRetryInterval: 1000,
};

/**
 * Provides the SWR cache of one rendered page or one tab.
 * `fallback` holds what the server read for the first view: whole responses by path, which are revalidated, and
 * selected data by page.
 */
export const DataProvider = ({
  fallback,
  children,
}: {
  fallback: Record<string, unknown>;
  children: ReactNode;
}): ReactElement => (
  <SWRConfig value={{ ...configuration, fallback, provider: () => new Map() }}>
    {children}
  </SWRConfig>
);
