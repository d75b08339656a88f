import { createCookieJar } from "./cookies.ts";
import type { CookieJar } from "./cookies.ts";
import { withRetries } from "./retry.ts";

export interface TransportOptions {
  /** Origin of the API, for example `https://shop.example`. Default: that of the page. */
  baseUrl?: string;
  /** Default: `globalThis.fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The token that `login` returns, or a function that returns it. Without one, the session cookie counts. */
  bearer?: string | (() => string | null | undefined);
  /** How often a read is sent again after a failure. Default 2. */
  retries?: number;
  /** Outside a browser: cookies to begin with, as in a `Cookie` header. The client keeps those that the API sets. */
  cookies?: string;
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

const TOKEN_COOKIE = "XSRF-TOKEN";
const TOKEN_HEADER = "x-xsrf-token";

/** Returns the cookies that scripts can read. Empty where the browser refuses them, as in a sandboxed document. */
const documentCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return "";
  }
};

const inMemory = (): TokenStorage => {
  let token: string | null = null;
  return { read: () => token, write: (next) => (token = next) };
};

/** Handles cookies and the cross-site token: in a browser the browser's own, elsewhere those of this client. */
const createCredentials = (
  isCrossOrigin: boolean,
  initial: string | undefined,
  storage: TokenStorage,
) => {
  const jar = typeof document === "undefined" ? createCookieJar(initial) : null;
  const ownCookies = (): CookieJar => jar ?? createCookieJar(documentCookies());
  return {
    mode: (isCrossOrigin ? "include" : "same-origin") as RequestCredentials,
    headers: (isRead: boolean): Record<string, string> => {
      const cookie = jar?.header();
      const own = ownCookies().get(TOKEN_COOKIE);
      // The API names the token in a header to pages of other origins, which cannot read its cookie.
      const token = isCrossOrigin ? (storage.read() ?? own) : own;
      return {
        ...(cookie ? { cookie } : {}),
        ...(token && !isRead ? { [TOKEN_HEADER]: token } : {}),
      };
    },
    keep: (response: Response): void => {
      jar?.keep(response);
      const received = isCrossOrigin ? response.headers.get(TOKEN_HEADER) : null;
      if (received && received !== storage.read()) storage.write(received);
    },
  };
};

/** Creates the function that sends all requests of a client, with cookies, cross-site token and retries of reads. */
export const createTransport = ({
  baseUrl = "",
  fetch: send = (url, init) => fetch(url, init),
  bearer,
  retries = 2,
  cookies,
  tokenStorage = inMemory(),
}: TransportOptions): Transport => {
  const base = baseUrl.replace(/\/$/, "");
  const credentials = createCredentials(base !== "", cookies, tokenStorage);

  return (path, { method = "GET", body, signal, keepalive, headers } = {}) => {
    const isRead = method === "GET";
    const token = typeof bearer === "function" ? bearer() : bearer;
    const fixed = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    };
    const attempt = async (): Promise<Response> => {
      const response = await send(base + path, {
        method,
        headers: { ...credentials.headers(isRead), ...fixed },
        credentials: credentials.mode,
        ...(keepalive ? { keepalive } : {}),
        ...(signal ? { signal } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      credentials.keep(response);
      return response;
    };
    return withRetries(attempt, isRead ? retries : 0, signal);
  };
};

/** Parses the body of a response. Null for an empty body. Rejects with SyntaxError for invalid JSON. */
export const readBody = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  if (body.trim() === "") return null;
  return JSON.parse(body);
};
