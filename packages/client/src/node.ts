import { createClient as createBrowserClient, retryAfterMs } from "./client.ts";
import type { TransportOptions } from "./calls.ts";
import type { Client } from "./types.ts";

export interface NodeClientOptions extends TransportOptions {
  /** How often a read is sent again after a failure. Default 2. */
  retries?: number;
  /** Cookies to begin with, as in a `Cookie` header. The client keeps those that the API sets. */
  cookies?: string;
}

type Send = NonNullable<TransportOptions["fetch"]>;

/** Cookies of one API host. */
interface CookieJar {
  /** The value of the `Cookie` header. Empty without cookies. */
  header(): string;
  get(name: string): string | null;
  /** Stores the cookies that a response sets, and removes those that it clears. */
  keep(response: Response): void;
}

/** Decodes the value of a cookie. Null if it cannot be decoded. */
const decodeCookie = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

const isOver = (attributes: readonly string[], now: number): boolean => {
  const valueOf = (name: string): string | undefined =>
    attributes
      .find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const age = valueOf("max-age");
  if (age !== undefined) return Number(age) <= 0;
  const expires = valueOf("expires");
  return expires !== undefined && Date.parse(expires) <= now;
};

/** Creates a jar. `initial` is the value of a `Cookie` header, for example that of a request to be rendered. */
const createCookieJar = (initial = ""): CookieJar => {
  const cookies = new Map<string, string>();
  const put = (pair: string): string => {
    const [name = "", ...value] = pair.split("=");
    if (name !== "") cookies.set(name, value.join("="));
    return name;
  };
  for (const pair of initial.split(/;\s*/)) put(pair);
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    get: (name) => {
      const value = cookies.get(name);
      return value === undefined ? null : decodeCookie(value);
    },
    keep: ({ headers }) => {
      for (const line of headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(/;\s*/);
        const name = put(pair);
        if (isOver(attributes, Date.now())) cookies.delete(name);
      }
    },
  };
};

/** Returns a `fetch` that keeps the cookies of a host, and sends them with the cross-site token. */
const withCookies =
  (send: Send, jar: CookieJar): Send =>
  async (url, init) => {
    const cookie = jar.header();
    const token = init.method === "GET" ? null : jar.get("XSRF-TOKEN");
    const response = await send(url, {
      ...init,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(token ? { "x-xsrf-token": token } : {}),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    jar.keep(response);
    return response;
  };

/** The longest wait before a retry, in ms. A response that asks for more is returned as it is. */
const MAX_WAIT_MS = 10_000;
const FIRST_WAIT_MS = 250;

const retried = new Set([429, 502, 503, 504]);

const wait = (ms: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
  });

/**
 * Returns a `fetch` that sends a read again after a failed connection or a 429, 502, 503 or 504, at most `retries` times. Waits
 * for Retry-After, or twice as long each time.
 */
const withRetries =
  (send: Send, retries: number): Send =>
  async (url, init) => {
    const most = init.method === "GET" ? retries : 0;
    for (let attempt = 0; ; attempt++) {
      let waitMs = FIRST_WAIT_MS * 2 ** attempt;
      try {
        const response = await send(url, init);
        if (attempt >= most || !retried.has(response.status)) return response;
        waitMs = retryAfterMs(response) ?? waitMs;
        if (waitMs > MAX_WAIT_MS) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt >= most || init.signal?.aborted) throw error;
      }
      await wait(waitMs, init.signal);
    }
  };

/**
 * Creates a client of the API for a program, which keeps the cookies of its session and sends reads again. On a server, create
 * one for each visitor.
 */
export const createClient = ({
  fetch: send = fetch,
  retries = 2,
  cookies,
  ...options
}: NodeClientOptions = {}): Client =>
  createBrowserClient({
    ...options,
    fetch: withRetries(withCookies(send, createCookieJar(cookies)), retries),
  });
