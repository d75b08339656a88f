import { callPath, calls } from "./contract.ts";
import type { CallName, Id } from "./contract.ts";
import type { CallOptions, Transport } from "./transport.ts";

export interface AnyInput extends CallOptions {
  params?: Record<string, Id>;
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  body?: unknown;
  idempotencyKey?: string;
}

/** Returns path and query of a call. */
const addressFor = (name: CallName, { params, query }: AnyInput): string => {
  const path = (callPath as (call: unknown, params?: unknown) => string)(calls[name], params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(key, String(one));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Creates a method for each call. It sends the call and resolves to what `read` makes of the response. */
export const createCalls = <Read>(
  send: Transport,
  read: (response: Response) => Promise<Read>,
  headersFor: (name: CallName, input: AnyInput) => Record<string, string> = () => ({}),
): Record<CallName, (input?: AnyInput) => Promise<Read>> => {
  const methodFor =
    (name: CallName) =>
    async (input: AnyInput = {}): Promise<Read> => {
      const { params: _params, query: _query, idempotencyKey: _key, headers, ...sent } = input;
      const { method } = calls[name];
      return read(
        await send(addressFor(name, input), {
          ...sent,
          method,
          headers: { ...headersFor(name, input), ...headers },
        }),
      );
    };
  return Object.fromEntries(
    (Object.keys(calls) as CallName[]).map((name) => [name, methodFor(name)]),
  ) as Record<CallName, (input?: AnyInput) => Promise<Read>>;
};
