import { createCalls, createTransport, readBody } from "@pallu/client/calls";
import type { CallOptions, TransportOptions } from "@pallu/client/calls";
import type { Arguments, Params, Part } from "@pallu/client/types";
import type { CallName, HostResponses, MessageResponse, PageBodyOf } from "@pallu/contract";
import { readItem, writeItem } from "./storage.ts";

/** Error of a response that is not ok. `body` is the parsed body, or null if it is not JSON. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: MessageResponse | null;

  constructor(status: number, body: MessageResponse | null) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Returns a body, or null if its message is an object or a list, which no page can show. */
export const withText = <Body>(body: Body): Body | null =>
  (body as { message?: unknown } | null)?.message instanceof Object ? null : body;

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
  const body = await (readBody(response) as Promise<MessageResponse>).then(withText, () => null);
  const error = new HttpError(response.status, body);
  // The store's server had no response to forward.
  throw body?.code === "unreachable" ? new TypeError(error.message) : error;
};

const isPart = ({ headers }: Response): boolean =>
  headers.get("link")?.includes('rel="next"') ?? false;

/**
 * Creates a client of any host that follows the specification: it sends what the specification says and nothing else, and
 * accepts responses whose fields differ from those of the shop's own API.
 * Rejects with HttpError, SyntaxError, or TypeError without a response, as `fetch` does. Has no timeout.
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

/** Host of the API: the page's own origin, or that of `VITE_API_URL` in a static build. */
const host = import.meta.env.VITE_API_URL?.replace(/\/$/, "") ?? "";

export const absoluteUrl = (path: string): string => host + path;

/** Storage key of the CSRF token in a static build, which cannot read the cookie of another host. */
const tokenKey = "xsrf";

/** The browser's client of the API. SWR sends failed reads again. */
export const api = createHostClient({
  baseUrl: host,
  tokenStorage: { read: () => readItem(tokenKey), write: (token) => writeItem(tokenKey, token) },
});
