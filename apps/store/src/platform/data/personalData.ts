import type { Id } from "@pallu/contract";
import { useEffect, useMemo, useRef } from "react";
import useSWR from "swr";
import type { SWRConfiguration } from "swr";
import { api } from "./api.ts";
import { asUser } from "./session.ts";

/** Returns null where the browser has no channels, or refuses them because cookies are blocked. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel("pallu");
  } catch {
    return null;
  }
};

const channel = typeof window === "undefined" ? null : openChannel();

/** Notifies other tabs of a change on the server. The session uses the `storage` event. */
export const announceChange = (topic: string): void => channel?.postMessage(topic);

/** Calls back when another tab announces a change. Returns a function that unsubscribes. */
export const onChangeElsewhere = (topic: string, listener: () => void): (() => void) => {
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.data === topic) listener();
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
};

/** State of personal data. `visitor`: nobody is logged in, nothing is read. */
export type LoadState = "visitor" | "loading" | "error" | "ready";

/** Cache key of an API path for one user. Users never share entries. */
export type PersonalKey = readonly [path: string, person: string];

export const personalKey = (path: string, userId: Id): PersonalKey => [path, `person ${userId}`];

export const isPersonalKey = (key: unknown, userId: Id): boolean =>
  Array.isArray(key) && key[1] === `person ${userId}`;

const readResponse = ([path]: PersonalKey): Promise<unknown> => api.read(path);

/** State while data is still expected. */
export const pendingState = (error: unknown): LoadState =>
  error === undefined ? "loading" : "error";

/**
 * Reads an API path for one user, cached per user. A 401 ends the session. `what` names the data in the log and between
 * tabs.
 * Reads nothing without a user id or a path. Keeps the last data if a later request fails.
 */
export const usePersonalData = <Data = unknown>(
  what: string,
  userId: Id | undefined,
  path: string | null,
  {
    read = readResponse,
    ...config
  }: SWRConfiguration<Data, unknown> & { read?: (key: PersonalKey) => Promise<unknown> } = {},
) => {
  const key = userId === undefined || path === null ? null : personalKey(path, userId);
  const { data, error, mutate } = useSWR<Data, unknown>(key, {
    fetcher: (at: PersonalKey) => asUser(() => read(at)),
    onError: (fault: unknown) => {
      // Requests that are aborted by a logout are not logged.
      if (key !== null) console.error(`Error fetching ${what}`, fault);
    },
    ...config,
  });
  const newest = useRef<Promise<unknown>>(undefined);

  const { reload, confirm } = useMemo(() => {
    // SWR drops the response of a superseded request, but resolves its promise.
    const settle = async (current: Promise<unknown>): Promise<void> => {
      await current;
      if (newest.current && newest.current !== current) return settle(newest.current);
    };
    const readAgain = (): Promise<void> => {
      newest.current = mutate();
      return settle(newest.current);
    };
    return {
      /** Revalidates. Resolves when the latest request has settled. */
      reload: readAgain,
      /**
       * Applies a confirmed change to the cache, revalidates, and makes other tabs revalidate.
       * Drops the responses of earlier requests.
       */
      confirm: (change: (data: Data) => Data): Promise<void> => {
        void mutate((current) => (current === undefined ? current : change(current)), {
          revalidate: false,
        });
        announceChange(what);
        return readAgain();
      },
    };
  }, [mutate, what]);

  useEffect(() => onChangeElsewhere(what, () => void reload()), [what, reload]);

  const state: LoadState =
    key === null ? "visitor" : data !== undefined ? "ready" : pendingState(error);
  return { state, data, error, reload, confirm };
};
