import { cookieValue, documentCookies, readBody } from "@pallu/client/transport";
import { callPath } from "@pallu/contract";
import type {
  Call,
  HostAnswers,
  Id,
  MessageAnswer,
  NameOf,
  PageBodyOf,
  ParamsOf,
} from "@pallu/contract";
import type { SendRequest } from "./sendRequest.ts";
import { readItem, writeItem } from "./storage.ts";

/** Error of a response that is not ok. `answer` is the parsed body, or null if it is not JSON. */
export class HttpError extends Error {
  readonly status: number;
  readonly answer: MessageAnswer | null;

  constructor(status: number, answer: MessageAnswer | null) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/** The answer, or null if its message is an object or a list: React cannot show an object, the page would fail. */
export const withText = <A>(answer: A): A | null =>
  (answer as { message?: unknown } | null)?.message instanceof Object ? null : answer;

/** Host of the API: the page's own origin, or that of `VITE_API_URL` in a static build. */
const host = import.meta.env.VITE_API_URL?.replace(/\/$/, "") ?? "";

/** Storage key of the CSRF token in a static build, which cannot read the cookie of another host. */
const tokenKey = "xsrf";

/** How a call is sent. */
export interface Via {
  /** Default: by the browser. */
  fetch?: SendRequest | undefined;
}

export const absoluteUrl = (path: string): string => host + path;

const send = async (
  path: string,
  init: RequestInit,
  { onPart, fetch: fetchFrom = fetch }: { onPart?: (() => void) | undefined } & Via = {},
): Promise<unknown> => {
  const response = await fetchFrom(absoluteUrl(path), {
    ...init,
    credentials: host ? "include" : "same-origin",
  });
  if (import.meta.env.VITE_API_URL) {
    const token = response.headers.get("x-xsrf-token");
    if (token && token !== readItem(tokenKey)) writeItem(tokenKey, token);
  }
  if (!response.ok) {
    throw new HttpError(
      response.status,
      await (readBody(response) as Promise<MessageAnswer>).then(withText, () => null),
    );
  }
  if (onPart && response.headers.get("link")?.includes('rel="next"')) {
    onPart();
    void response.body?.cancel();
    return undefined;
  }
  return readBody(response);
};

/**
 * Reads an API path as JSON. Empty or invalid JSON is an error, never an empty list.
 * Rejects with HttpError, SyntaxError or the TypeError of `fetch`. Has no timeout (API-03).
 * With `onPart`, the first part of a longer list is no response: `onPart` is called, and the promise resolves to undefined.
 */
export const readJson = async (
  path: string,
  init: RequestInit = {},
  onPart?: () => void,
): Promise<unknown> => {
  const answer = await send(path, init, { onPart });
  if (answer === null) throw new SyntaxError("The response is empty");
  return answer;
};

/** The caller passes the parameters that the call needs. */
const pathWith: (call: Call, params?: Record<string, Id>) => string = callPath;

interface Options extends Via {
  /** Bearer token. Sent by the profile calls only (API-36, API-38, API-50). */
  bearer?: string;
  /** Lets the request outlive the page. Default false. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

type Part<Key extends string, Value> = [Value] extends [never]
  ? { [Name in Key]?: never }
  : Record<Key, Value>;

/** What a call needs: the parameters of its path and its body, each where it has one. */
type Sending<C extends Call> = Options &
  Part<"params", [keyof ParamsOf<C>] extends [never] ? never : ParamsOf<C>> &
  Part<"body", PageBodyOf<NameOf<C>>>;

interface AnySending extends Options {
  params?: Record<string, Id>;
  body?: unknown;
}

/**
 * Sends a call of the contract with a JSON body and the CSRF token (API-02, API-04, API-05). Resolves to the response as any
 * host may send it.
 */
export const request = async <C extends Call>(
  call: C,
  ...[sending]: Options extends Sending<C> ? [Sending<C>?] : [Sending<C>]
): Promise<HostAnswers[NameOf<C>]> => {
  const { params, body, bearer, keepalive = false, signal, fetch: via }: AnySending = sending ?? {};
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (bearer) headers["authorization"] = `Bearer ${bearer}`;
  const token =
    (import.meta.env.VITE_API_URL && readItem(tokenKey)) ||
    cookieValue(documentCookies(), "XSRF-TOKEN");
  if (token && call.method !== "GET") headers["x-xsrf-token"] = token;
  const init = {
    method: call.method,
    headers,
    keepalive,
    signal: signal ?? null,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const answer = await send(pathWith(call, params), init, { fetch: via });
  return answer as HostAnswers[NameOf<C>];
};
