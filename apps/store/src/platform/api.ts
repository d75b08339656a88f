import { addressOf } from "@pallu/contract";
import type { Call, Id, MessageAnswer } from "@pallu/contract";
import { readItem, writeItem } from "./storage.ts";

/** A refusal or fault told by HTTP status; `answer` is the parsed body, or null when it was not JSON. */
export class HttpError extends Error {
  readonly status: number;
  readonly answer: MessageAnswer | null;

  constructor(status: number, answer: MessageAnswer | null) {
    super(`HTTP error! status: ${status}`);
    this.name = "HttpError";
    this.status = status;
    this.answer = answer;
  }
}

/** Where calls go: the page's own origin, or the host that a static build was given (runtime: VITE_API_URL). */
const host = import.meta.env.VITE_API_URL?.replace(/\/$/, "") ?? "";

/** Where a static build keeps the cross-site token, which it cannot read from the cookie of another host. */
const tokenKey = "xsrf";

export const absoluteAddress = (address: string): string => host + address;

const cookieValue = (name: string): string | null => {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
};

const parse = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  if (body.trim() === "") return null;
  return JSON.parse(body);
};

const send = async (address: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(absoluteAddress(address), {
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
      await parse(response).then(
        (answer) => (typeof answer === "object" ? answer : null),
        () => null,
      ),
    );
  }
  return parse(response);
};

/**
 * Reads an address as JSON. An empty or unreadable answer is an error, never an empty list.
 * Rejects with HttpError, SyntaxError or the browser's TypeError when there was no answer at all. No time-out (API-03).
 */
export const readJson = async (address: string, headers?: HeadersInit): Promise<unknown> => {
  const answer = await send(address, headers ? { headers } : {});
  if (answer === null) throw new SyntaxError("The answer was empty");
  return answer;
};

/** Which parameters a call has, its caller knows. */
const addressWith: (call: Call, params?: Record<string, Id>) => string = addressOf;

interface Sending {
  params?: Record<string, Id>;
  body?: unknown;
  /** Only the profile calls send one (API-36, API-38, API-50). */
  bearer?: string;
  /** The call goes on when the page goes away meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Makes one call of the contract with a JSON body and the cross-site token (API-02, API-04, API-05). */
export const request = async (
  call: Call,
  { params, body, bearer, keepalive = false, signal }: Sending = {},
): Promise<unknown> => {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (bearer) headers["authorization"] = `Bearer ${bearer}`;
  const token = (import.meta.env.VITE_API_URL && readItem(tokenKey)) || cookieValue("XSRF-TOKEN");
  if (token && call.method !== "GET") headers["x-xsrf-token"] = token;
  return send(addressWith(call, params), {
    method: call.method,
    headers,
    keepalive,
    signal: signal ?? null,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};
