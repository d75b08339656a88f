import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import type { SWRConfiguration } from "swr";
import { HttpError, readJson } from "./api.ts";

const configuration: SWRConfiguration = {
  fetcher: (address: string) => readJson(address),
  revalidateOnFocus: false,
  // A shop that is starting or draining says 503; two more tries, then the person decides.
  shouldRetryOnError: (error: unknown) => error instanceof HttpError && error.status === 503,
  errorRetryCount: 2,
  errorRetryInterval: 1000,
};

/**
 * The cache of one page view on the server, or of one tab in the browser. `fallback` holds what the server read
 * for the first view: whole answers by address, which are read again in the background, and picked data by page.
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
