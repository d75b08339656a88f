import type { Id } from "@pallu/contract";
import { useEffect, useMemo, useRef } from "react";
import useSWR from "swr";
import type { SWRConfiguration } from "swr";
import { readJson } from "./api.ts";
import { announceChange, onChangeElsewhere } from "./tabs.ts";

/** Where reading something of one person stands; a visitor has nothing to read. */
export type LoadState = "visitor" | "loading" | "error" | "ready";

/** The cache key of what an address answers to one person; nobody else ever reads it. */
export type PersonalKey = readonly [address: string, person: string];

export const personalKey = (address: string, userId: Id): PersonalKey => [
  address,
  `person ${userId}`,
];

export const isPersonalKey = (key: unknown, userId: Id): boolean =>
  Array.isArray(key) && key[1] === `person ${userId}`;

const readAnswer = ([address]: PersonalKey): Promise<unknown> => readJson(address);

/** Where the first read, or a read that is known to bring more, stands. */
export const pendingState = (error: unknown): LoadState =>
  error === undefined ? "loading" : "error";

export interface PersonalData<Data> {
  state: LoadState;
  data: Data | undefined;
  error: unknown;
  /** Reads again; resolves when the newest read, good or bad, is on screen. */
  reload: () => Promise<void>;
  /**
   * Lays a change that the server has confirmed over what was read, reads again, and has other tabs read again. Reads
   * from before are dropped.
   */
  confirm: (change: (data: Data) => Data) => Promise<void>;
}

/**
 * Reads an address for one person, under a key that carries the person. `what` names it in the log and between tabs. Without a user id or an address nothing is
 * read. What was read once is shown, also when a later read fails.
 */
export const usePersonalData = <Data = unknown>(
  what: string,
  userId: Id | undefined,
  address: string | null,
  {
    read = readAnswer,
    ...config
  }: SWRConfiguration<Data, unknown> & { read?: (key: PersonalKey) => Promise<unknown> } = {},
): PersonalData<Data> => {
  const key = userId === undefined || address === null ? null : personalKey(address, userId);
  const { data, error, mutate } = useSWR<Data, unknown>(key, {
    fetcher: read,
    onError: (fault: unknown) => {
      // A read that a logout cut off is nobody's.
      if (key !== null) console.error(`Error fetching ${what}`, fault);
    },
    ...config,
  });
  const newest = useRef<Promise<unknown>>(undefined);

  const { reload, confirm } = useMemo(() => {
    // SWR drops the answer of a read that a newer one overtook, yet resolves its promise.
    const settle = async (current: Promise<unknown>): Promise<void> => {
      await current;
      if (newest.current && newest.current !== current) return settle(newest.current);
    };
    const readAgain = (): Promise<void> => {
      newest.current = mutate();
      return settle(newest.current);
    };
    return {
      reload: readAgain,
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

  const state = key === null ? "visitor" : data !== undefined ? "ready" : pendingState(error);
  return { state, data, error, reload, confirm };
};
