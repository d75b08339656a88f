import type { CallName, Input, Output, ReadName } from "./callTypes.ts";

export const sessionUrl = "/api/desk/session";

/** The body of a refusal. */
export interface Refusal {
  /** A sentence for a person. */
  message: string;
  /** The reason, for programs. */
  code: string;
  allowed?: readonly string[];
  /** Of a list: the rows that are refused. */
  refused?: readonly {
    id: string;
    code: string;
    message: string;
    /** The number that is there instead of the expected one. */
    found?: number;
    /** Of a row of a file, with its column. */
    line?: number;
    column?: string;
  }[];
}

/** A call that was refused, or that has no response (status 0, code `offline`). */
export class DeskError extends Error {
  readonly status: number;
  readonly body: Refusal;

  constructor(status: number, body: Refusal) {
    super(body.message);
    this.name = "DeskError";
    this.status = status;
    this.body = body;
  }

  get code(): string {
    return this.body.code;
  }

  /** What is wrong with each field of what was sent, by its path: `must be on one line.` */
  get faults(): ReadonlyMap<string, string> {
    const { refused = [] } = this.status === 422 ? this.body : {};
    return new Map(refused.map(({ id, message }) => [id, message]));
  }

  /** Whether the server may have made the change although it was not answered, or not yet. */
  get mayBeDone(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === "in_progress";
  }
}

/** What every call sends: query and body of any endpoint. */
export interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

interface SendOptions {
  /** Names a write. Sent again with the same key, it answers what it answered, and changes nothing again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The token of the session, which is kept in memory only: no other site can send it. */
let token: string | undefined;

export const setToken = (next: string | undefined): void => {
  token = next;
};

/** The header of a call that changes something, for what `fetchDesk` does not send. */
export const tokenHeaders = (): Record<string, string> =>
  token === undefined ? {} : { "x-desk-token": token };

let renewToken: (() => Promise<boolean>) | undefined;

/**
 * Sets what reads the session anew when its token is refused, as after a sign-in in another tab. It resolves with whether the
 * same person is signed in: then the call is sent again. Returns a function that unsets it.
 */
export const onTokenRefused = (renew: () => Promise<boolean>): (() => void) => {
  renewToken = renew;
  return () => {
    renewToken = undefined;
  };
};

const endListeners = new Set<() => void>();

/** Calls `listener` when the server has ended the session. Returns a function that stops it. */
export const onSessionEnd = (listener: () => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

const queryText = (query: AnyInput["query"] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== "") search.append(name, String(one));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
};

/** Returns method and URL of a call. */
export const addressOf = (name: string, { params = {}, query }: AnyInput): [string, string] => {
  const [method = "", path = ""] = name.split(" ");
  const filled = path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  return [method, filled + queryText(query)];
};

const offline: Refusal = {
  message: "The shop cannot be reached. Check the connection and try again.",
  code: "offline",
};

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === "object" && body !== null && typeof (body as Refusal).message === "string";

const refusalOf = async (response: Response): Promise<Refusal> => {
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body)
    ? body
    : { message: "The shop could not answer. Please try again.", code: "unknown" };
};

interface DeskRequest extends RequestInit {
  method: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a request of the desk. Throws DeskError. A 401 ends the session, except while signing in. */
export const fetchDesk = async (
  url: string,
  init: DeskRequest,
  isRepeated = false,
): Promise<Response> => {
  const headers = {
    ...init.headers,
    ...(init.method === "GET" ? {} : tokenHeaders()),
  };
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers, credentials: "same-origin" });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new DeskError(0, offline);
  }
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (response.status === 401 && refusal.code === "signed_out")
    for (const listener of endListeners) listener();
  if (refusal.code === "cross_site_token" && !isRepeated && (await renewToken?.()))
    return fetchDesk(url, init, true);
  throw new DeskError(response.status, refusal);
};

/** Makes a call. Rejects with DeskError. */
export const send = async <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  { idempotencyKey, signal }: SendOptions = {},
): Promise<Output<Name>> => {
  const [method, url] = addressOf(name, input);
  const { body } = input as AnyInput;
  const response = await fetchDesk(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return (await response.json()) as Output<Name>;
};

/** Reads a call by its URL, as SWR asks for it. */
export const readUrl = async (url: string): Promise<unknown> =>
  (await fetchDesk(url, { method: "GET" })).json();

export const urlOf = <Name extends ReadName>(name: Name, input: Input<Name>): string =>
  addressOf(name, input)[1];
