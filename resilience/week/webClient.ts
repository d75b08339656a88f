import { setTimeout as wait } from "node:timers/promises";

export interface Answer {
  /** 0 without an answer, for any reason. */
  status: number;
  body: unknown;
  cookies: string[];
}

export interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  token?: string | undefined;
  cookie?: string | undefined;
  /** Value of the Idempotency-Key header. */
  key?: string;
  /** The IP address that a load balancer would forward. */
  address?: string;
}

export type Send = (request: Request) => Promise<Answer>;

const TIMEOUT_MS = 20_000;

/** Sends requests to the origin that `originOf` returns at that moment. */
export const webClient =
  (originOf: () => string): Send =>
  async ({ method, path, body, token, cookie, key, address }) => {
    try {
      const answer = await fetch(`${originOf()}${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(address === undefined ? {} : { "x-forwarded-for": address }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(key === undefined ? {} : { "idempotency-key": key }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
      return { status: answer.status, body: await answer.json(), cookies };
    } catch {
      return { status: 0, body: undefined, cookies: [] };
    }
  };

export const isLost = ({ status }: Answer): boolean => status === 0 || status >= 500;

const MAX_REPEATS = 400;
const PAUSE_MS = 150;

/** Repeats a request that changes nothing, or that may be repeated, until the shop answers it. */
export const untilAnswered = async (send: Send, request: Request): Promise<Answer> => {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
    const answer = await send(request);
    if (!isLost(answer)) return answer;
    await wait(PAUSE_MS);
  }
  throw new Error(`${request.method} ${request.path} was never answered.`);
};
