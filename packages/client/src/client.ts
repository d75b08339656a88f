import { createCalls, createTransport, readBody } from "./calls.ts";
import type { TransportOptions } from "./calls.ts";
import type { CallName } from "./contract.ts";
import type { Answer, Client, DataOf, Failure, Problem } from "./types.ts";

/** Returns a key that names a checkout. Keep it until the order is answered, and send it with every attempt. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Returns the wait that a response asks for in ms, by seconds or by date. Undefined without a valid header. */
export const retryAfterMs = (response: Response, now = Date.now()): number | undefined => {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

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

/**
 * Creates a client of the API. Every call resolves to an answer with `ok`, `status` and `data` or `code`. It rejects only if
 * there is no answer: with the TypeError of `fetch`, with the reason of an abort, or with SyntaxError.
 * For programs without a browser there is `@pallu/client/node`.
 */
export const createClient = (options: TransportOptions = {}): Client =>
  createCalls(
    createTransport(options),
    answerOf,
    (name, { idempotencyKey }): Record<string, string> =>
      name === "checkout" ? { "idempotency-key": idempotencyKey ?? newIdempotencyKey() } : {},
  ) as unknown as Client;

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
