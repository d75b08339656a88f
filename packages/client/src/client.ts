import { callPath, calls } from "./contract.ts";
import type { CallName, Id } from "./contract.ts";
import { createCookieJar } from "./cookies.ts";
import { retryAfterMs, withRetries } from "./retry.ts";
import { cookieValue, documentCookies, readBody } from "./transport.ts";
import type { Answer, CallOptions, Client, DataOf, Failure, Problem } from "./types.ts";

export interface ClientOptions {
  /** Origin of the API, for example `https://shop.example`. Default: that of the page. */
  baseUrl?: string;
  /** Default: `globalThis.fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The token that `login` answers, or a function that returns it. Without one, the session cookie counts. */
  bearer?: string | (() => string | null | undefined);
  /** How often a read is sent again after a failure. Default 2. */
  retries?: number;
  /** Outside a browser: cookies to begin with, as in a `Cookie` header. The client keeps those that the API sets. */
  cookies?: string;
}

interface AnyInput extends CallOptions {
  params?: Record<string, Id>;
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  body?: unknown;
  idempotencyKey?: string;
}

const TOKEN_COOKIE = "XSRF-TOKEN";
const TOKEN_HEADER = "x-xsrf-token";

/** Returns path and query of a call, which also names its data in a cache. */
export const addressFor = (name: CallName, { params, query }: AnyInput = {}): string => {
  const path = (callPath as (call: unknown, params?: unknown) => string)(calls[name], params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(key, String(one));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Returns a key that names a checkout. Keep it until the order is answered, and send it with every attempt. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && typeof (body as Problem).code === "string";

const unknownProblem = (response: Response, body: unknown): Problem => {
  const title = response.statusText || `Status ${response.status}`;
  const given = typeof body === "object" && body !== null ? body : {};
  return {
    success: false,
    error: title,
    message: title,
    type: "about:blank",
    title,
    ...given,
    status: response.status,
    code: "unknown",
  };
};

const failureOf = async (response: Response): Promise<Failure<CallName>> => {
  const body = await readBody(response).catch(() => null);
  const problem = isProblem(body) ? body : unknownProblem(response, body);
  const waitMs = retryAfterMs(response);
  return {
    ok: false,
    status: response.status,
    code: problem.code,
    problem,
    retryAfterSeconds: waitMs === undefined ? undefined : Math.ceil(waitMs / 1000),
    headers: response.headers,
  } as Failure<CallName>;
};

const answerOf = async (response: Response): Promise<Answer<CallName>> => {
  if (!response.ok) return failureOf(response);
  const data = await readBody(response);
  if (data === null) throw new SyntaxError("The response is empty");
  return {
    ok: true,
    status: response.status,
    data,
    headers: response.headers,
  } as unknown as Answer<CallName>;
};

/** Handles cookies and the cross-site token: in a browser the browser's own, elsewhere those of this client. */
const createCredentials = (isCrossOrigin: boolean, initial: string | undefined) => {
  const inBrowser = typeof document !== "undefined";
  const jar = inBrowser ? null : createCookieJar(initial);
  let received: string | null = null;
  return {
    mode: (isCrossOrigin ? "include" : "same-origin") as RequestCredentials,
    headers: (isRead: boolean): Record<string, string> => {
      const cookie = jar?.header();
      const own = jar ? jar.get(TOKEN_COOKIE) : cookieValue(documentCookies(), TOKEN_COOKIE);
      // The API names the token in a header to pages of other origins, which cannot read its cookie.
      const token = isCrossOrigin ? (received ?? own) : own;
      return {
        ...(cookie ? { cookie } : {}),
        ...(token !== null && !isRead ? { [TOKEN_HEADER]: token } : {}),
      };
    },
    keep: (response: Response): void => {
      jar?.keep(response);
      received = response.headers.get(TOKEN_HEADER) ?? received;
    },
  };
};

/**
 * Creates a client of the API. Every call resolves to an answer with `ok`, `status` and `data` or `code`. It rejects only if
 * there is no answer: with the TypeError of `fetch`, with the reason of an abort, or with SyntaxError.
 * On a server, create one for each visitor: it keeps the visitor's cookies.
 */
export const createClient = ({
  baseUrl = "",
  fetch: send = (url, init) => fetch(url, init),
  bearer,
  retries = 2,
  cookies,
}: ClientOptions = {}): Client => {
  const base = baseUrl.replace(/\/$/, "");
  const credentials = createCredentials(base !== "", cookies);

  const call = async (name: CallName, input: AnyInput = {}): Promise<Answer<CallName>> => {
    const { method } = calls[name];
    const { body, signal, keepalive, headers } = input;
    const isRead = method === "GET";
    const token = typeof bearer === "function" ? bearer() : bearer;
    const url = base + addressFor(name, input);
    const fixed = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(name === "checkout"
        ? { "idempotency-key": input.idempotencyKey ?? newIdempotencyKey() }
        : {}),
      ...headers,
    };
    const attempt = async (): Promise<Response> => {
      const response = await send(url, {
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
    return answerOf(await withRetries(attempt, isRead ? retries : 0, signal));
  };

  return Object.fromEntries(
    (Object.keys(calls) as CallName[]).map((name) => [
      name,
      (input?: AnyInput) => call(name, input),
    ]),
  ) as unknown as Client;
};

/** An error of the API as an exception, for code that prefers `catch`. */
export class ApiError<Name extends CallName = CallName> extends Error {
  readonly answer: Failure<Name>;
  readonly status: number;
  readonly code: Failure<Name>["code"];

  constructor(answer: Failure<Name>) {
    const { status, code, problem } = answer as Failure<CallName>;
    super(problem.message);
    this.name = "ApiError";
    this.answer = answer;
    this.status = status;
    this.code = code as Failure<Name>["code"];
  }
}

/** Returns the data of an answer. Throws ApiError for an error. */
export const unwrap = async <Name extends CallName>(
  answer: Promise<Answer<Name>>,
): Promise<DataOf<Name>> => {
  const settled = await answer;
  if (!settled.ok) throw new ApiError<Name>(settled);
  return settled.data;
};
