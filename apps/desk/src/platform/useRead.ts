import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { DeskError, readUrl, urlOf } from "./api.ts";
import type { Input, Output, ReadName } from "./callTypes.ts";

export interface Reading<Data> {
  /** What was read last. Stays while it is read again, and when that fails. */
  data: Data | undefined;
  /** Why the last read failed. */
  failure: DeskError | undefined;
  /** Whether there is no data yet. */
  isLoading: boolean;
  /** Whether a newer answer is on its way. */
  isRefreshing: boolean;
  /** When the data was read. Null without data. */
  readAt: Date | null;
  /** Reads again. Resolves after the answer. */
  refresh: () => Promise<void>;
  /** Shows what a change has answered. */
  show: (next: Data) => void;
}

const times = new Map<string, Date>();

const readAndTime = async (url: string): Promise<unknown> => {
  const data = await readUrl(url);
  times.set(url, new Date());
  return data;
};

/**
 * Reads a call, shows at once what the tab has read before, and reads it again when the page opens or gets the focus. Null
 * instead of an input reads nothing.
 */
export const useRead = <Name extends ReadName>(
  name: Name,
  input: Input<Name> | null,
): Reading<Output<Name>> => {
  const url = input === null ? null : urlOf(name, input);
  const { data, error, isLoading, isValidating, mutate } = useSWR<unknown, unknown>(
    url,
    readAndTime,
  );
  return {
    data: data as Output<Name> | undefined,
    failure: error instanceof DeskError ? error : undefined,
    isLoading,
    isRefreshing: isValidating,
    readAt: (url !== null && data !== undefined && times.get(url)) || null,
    refresh: async () => {
      await mutate();
    },
    show: (next) => void mutate(next, { revalidate: false }),
  };
};

/** Returns a function that reads every call again whose path starts with `path`, such as `/api/desk/orders`. */
export const useRefresh = (): ((path: string) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return async (path) => {
    await mutate((key) => typeof key === "string" && key.startsWith(path));
  };
};

/** Returns the age of data in whole minutes, which is shown when it could not be read again. */
export const useAge = (readAt: Date | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return readAt === null ? 0 : Math.max(0, Math.floor((now - readAt.getTime()) / 60_000));
};
