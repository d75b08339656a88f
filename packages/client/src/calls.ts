import { callPath, calls } from "./contract.ts";
import type { CallName, Id } from "./contract.ts";

export interface TransportOptions {
  /** Origin of the API, for example `https://shop.example`. Default: that of the page. */
  baseUrl?: string;
  /** Default: `globalThis.fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The token that `login` returns, or a function that returns it. Without one, the session cookie counts. */
  bearer?: string | (() => string | null | undefined);
  /**
   * Stores the cross-site token of an API on another origin, for example in local storage. Default: the memory of the client,
   * which a reload empties.
   */
  tokenStorage?: TokenStorage;
}

export interface TokenStorage {
  read: () => string | null;
  write: (token: string) => void;
}

export interface CallOptions {
  /** Aborts the request, the wait before a retry included. */
  signal?: AbortSignal;
  /** Lets the request outlive the page. Default false. */
  keepalive?: boolean;
  /** Headers beside those of the client. */
  headers?: Readonly<Record<string, string>>;
}

export interface ApiRequest extends CallOptions {
  /** Default `GET`. */
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/** Sends a request to a path of the API. */
export type Transport = (path: string, request?: ApiRequest) => Promise<Response>;

const TOKEN_HEADER = "x-xsrf-token";

/** Returns the cross-site token of the page's cookies. Null without one, and where the browser refuses cookies. */
const cookieToken = (): string | null => {
  try {
    const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
};

const inMemory = (): TokenStorage => {
  let token: string | null = null;
  return { read: () => token, write: (next) => (token = next) };
};

/** Creates the function that sends all requests of a client, with the cross-site token. */
export const createTransport = ({
  baseUrl = "",
  fetch: send = (url, init) => fetch(url, init),
  bearer,
  tokenStorage = inMemory(),
}: TransportOptions): Transport => {
  const base = baseUrl.replace(/\/$/, "");

  return async (path, { method = "GET", body, signal, keepalive, headers } = {}) => {
    // The API names the token in a header to pages of other origins, which cannot read its cookie.
    const csrf = (base && tokenStorage.read()) || cookieToken();
    const token = typeof bearer === "function" ? bearer() : bearer;
    const response = await send(base + path, {
      method,
      headers: {
        ...(csrf && method !== "GET" ? { [TOKEN_HEADER]: csrf } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      credentials: base ? "include" : "same-origin",
      ...(keepalive ? { keepalive } : {}),
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const received = base && response.headers.get(TOKEN_HEADER);
    if (received && received !== tokenStorage.read()) tokenStorage.write(received);
    return response;
  };
};

/** Parses the body of a response. Null for an empty body. Rejects with SyntaxError for invalid JSON. */
export const readBody = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  if (body.trim() === "") return null;
  return JSON.parse(body);
};

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
