import type { HostResponses, MessageResponse, PageBodyOf } from "@pallu/contract";
import { createCalls } from "./calls.ts";
import type { CallName } from "./contract.ts";
import { createTransport, readBody } from "./transport.ts";
import type { CallOptions, TransportOptions } from "./transport.ts";
import type { Arguments, Params, Part } from "./types.ts";

/** Error of a response that is not ok. `body` is parsed, and null if it is no JSON. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: MessageResponse | null;

  constructor(status: number, body: MessageResponse | null) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Returns the response, or null if its message is an object or a list, which no page can show. */
export const withText = <A>(response: A): A | null =>
  (response as { message?: unknown } | null)?.message instanceof Object ? null : response;

interface ReadOptions extends CallOptions {
  /** Called instead of reading the body if the response is the first part of a longer list. `read` resolves to undefined. */
  onPart?: () => void;
}

type HostInput<Name extends CallName> = CallOptions & Params<Name> & Part<"body", PageBodyOf<Name>>;

/** One method for each call of the API. Resolves to the body as any host may send it, null for an empty one. */
export type HostClient = {
  readonly [Name in CallName]: (
    ...args: Arguments<HostInput<Name>>
  ) => Promise<HostResponses[Name]>;
} & {
  /** Reads an API path as JSON. Empty or invalid JSON is a SyntaxError, never an empty list. */
  readonly read: (path: string, options?: ReadOptions) => Promise<unknown>;
};

const checkStatus = async (response: Response): Promise<void> => {
  if (response.ok) return;
  const body = (readBody(response) as Promise<MessageResponse>).then(withText, () => null);
  throw new HttpError(response.status, await body);
};

const isPart = ({ headers }: Response): boolean =>
  headers.get("link")?.includes('rel="next"') ?? false;

/**
 * Creates a client of any host that follows the specification: it sends what the specification says and nothing else, and
 * accepts responses whose fields differ from those of the shop's own API.
 * Rejects with HttpError, SyntaxError or the TypeError of `fetch`. Has no timeout.
 */
export const createHostClient = (options: TransportOptions): HostClient => {
  const send = createTransport(options);
  const methods = createCalls(send, async (response) => {
    await checkStatus(response);
    return readBody(response);
  });
  const read: HostClient["read"] = async (path, { onPart, ...sent } = {}) => {
    const response = await send(path, sent);
    await checkStatus(response);
    if (onPart && isPart(response)) {
      onPart();
      void response.body?.cancel();
      return undefined;
    }
    const body = await readBody(response);
    if (body === null) throw new SyntaxError("The response is empty");
    return body;
  };
  return { ...methods, read } as unknown as HostClient;
};
