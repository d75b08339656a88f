import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { DeskError, readUrl, urlOf } from "./api.ts";
import type { Input, Output, ReadName } from "./callTypes.ts";

export interface Reading<Data> {
  /** What was read last. Stays while it is read again, and when that fails. */
  data: Data | undefined;
  /** Whether `data` is what the same path answered to another query. Lasts until this query is answered or fails. */
  isPrevious: boolean;
  /** Why the last read failed. */
  failure: DeskError | undefined;
  /** Whether there is neither data nor a failure yet. */
  isLoading: boolean;
  /** Whether a newer answer is on its way. */
  isRefreshing: boolean;
  /** When the data was read. Null without data. */
  readAt: Date | null;
  /** Reads again. Resolves after the answer. */
  refresh: () => Promise<void>;
  /** Shows what a change has answered, by what is there. A call without an answer so far is read again instead. */
  show: (update: (current: Data) => Data) => void;
}

/** How calls are read: what failed is read again by a press or a visit, not by itself. */
export const readOptions = { shouldRetryOnError: false };

const times = new Map<string, Date>();

const readAndTime = async (url: string): Promise<unknown> => {
  const data = await readUrl(url);
  times.set(url, new Date());
  return data;
};

/**
 * Reads a call, shows at once what the tab has read before, and reads it again when the page opens or gets the focus. Null
 * instead of an input reads nothing. Rows of other filters stay until the new ones arrive; nothing of another path does.
 */
export const useRead = <Name extends ReadName>(
  name: Name,
  input: Input<Name> | null,
): Reading<Output<Name>> => {
  type Data = Output<Name>;
  const url = input === null ? null : urlOf(name, input);
  const path = url?.split("?")[0];
  const { mutate } = useSWRConfig();
  const { data, error, isValidating } = useSWR<Data, unknown>(
    url,
    readAndTime as (url: string) => Promise<Data>,
  );
  const [last, setLast] = useState<{ path: string | undefined; data: Data | undefined }>();
  const isAnswered = data !== undefined || error !== undefined;
  if (isAnswered && (last?.path !== path || last?.data !== data)) setLast({ path, data });
  const previous = !isAnswered && last?.path === path ? last?.data : undefined;
  const shown = data ?? previous;
  const failure = error instanceof DeskError ? error : undefined;
  return {
    data: shown,
    isPrevious: previous !== undefined,
    failure,
    isLoading: url !== null && shown === undefined && !failure,
    isRefreshing: isValidating,
    readAt: (url !== null && data !== undefined && times.get(url)) || null,
    refresh: async () => {
      if (url !== null) await mutate(url);
    },
    // By the URL of this render: an answer that is late belongs to the call that it was made for.
    show: (update) =>
      void mutate<Data>(url, (current) => current && update(current), {
        revalidate: (next?: Data) => next === undefined,
      }),
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
