"use client";
import { createContext, createElement, useContext } from "react";
import type { FunctionComponent, ReactNode } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { SWRConfiguration, SWRResponse } from "swr";
import useSWRMutation from "swr/mutation";
import type { SWRMutationConfiguration, SWRMutationResponse } from "swr/mutation";
import { addressFor, unwrap } from "./client.ts";
import type { ApiError } from "./client.ts";
import type { CallName, calls } from "./contract.ts";
import type { Answer, Client, DataOf, InputOf } from "./types.ts";

type ByMethod<Method extends string> = {
  [Name in CallName]: (typeof calls)[Name]["method"] extends Method ? Name : never;
}[CallName];

/** The calls that read. */
export type ReadName = ByMethod<"GET">;
/** The calls that change something. */
export type SendName = Exclude<CallName, ReadName>;

const ClientContext = createContext<Client | null>(null);

/** Makes a client available to the hooks below it. */
export const ClientProvider: FunctionComponent<{ client: Client; children: ReactNode }> = ({
  client,
  children,
}) => createElement(ClientContext.Provider, { value: client }, children);

/** Throws if used outside its provider. */
export const useClient = (): Client => {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useClient must be used within ClientProvider");
  return client;
};

type AnyCall = (input: unknown) => Promise<Answer<CallName>>;

const run = <Name extends CallName>(
  client: Client,
  name: Name,
  input: unknown,
): Promise<DataOf<Name>> =>
  unwrap<Name>((client[name] as AnyCall)(input) as unknown as Promise<Answer<Name>>);

/** Returns the cache key of a read: its address. */
export const keyOf = <Name extends ReadName>(
  name: Name,
  input?: Omit<InputOf<Name>, "signal">,
): string => addressFor(name, input);

/**
 * Reads a call. Sends nothing while `input` is null, for example before the user is known. The client retries, SWR does not.
 */
export const useRead = <Name extends ReadName>(
  name: Name,
  input: Omit<InputOf<Name>, "signal"> | null,
  config: SWRConfiguration<DataOf<Name>, ApiError<Name>> = {},
): SWRResponse<DataOf<Name>, ApiError<Name>> => {
  const client = useClient();
  return useSWR<DataOf<Name>, ApiError<Name>>(
    input === null ? null : keyOf(name, input),
    () => run(client, name, input),
    { shouldRetryOnError: false, ...config },
  );
};

interface SendConfig<Name extends SendName> extends SWRMutationConfiguration<
  DataOf<Name>,
  ApiError<Name>,
  string,
  InputOf<Name>
> {
  /** Keys to read again after a success, from `keyOf`. */
  refresh?: readonly string[];
}

/** Sends a call when `trigger(input)` is called. `trigger` rejects with ApiError. */
export const useSend = <Name extends SendName>(
  name: Name,
  { refresh = [], ...config }: SendConfig<Name> = {},
): SWRMutationResponse<DataOf<Name>, ApiError<Name>, string, InputOf<Name>> => {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useSWRMutation<DataOf<Name>, ApiError<Name>, string, InputOf<Name>>(
    `send ${name}`,
    async (_key, { arg }) => {
      const data = await run(client, name, arg);
      await Promise.all(refresh.map((key) => mutate(key)));
      return data;
    },
    config as SWRMutationConfiguration<DataOf<Name>, ApiError<Name>, string, InputOf<Name>>,
  );
};
