import { setTimeout as wait } from "node:timers/promises";

export interface ApiResponse {
  /** 0 without a response, for any reason. */
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
  idempotencyKey?: string;
  /** Client IP address, as a load balancer would forward it. */
  ip?: string;
}

export type Send = (request: Request) => Promise<ApiResponse>;

const TIMEOUT_MS = 20_000;

/** Sends requests to the origin that `originOf` returns at that moment. */
export const webClient =
  (originOf: () => string): Send =>
  async ({ method, path, body, token, cookie, idempotencyKey, ip }) => {
    try {
      const response = await fetch(`${originOf()}${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
      return { status: response.status, body: await response.json(), cookies };
    } catch {
      return { status: 0, body: undefined, cookies: [] };
    }
  };

export const isResponseLost = ({ status }: ApiResponse): boolean => status === 0 || status >= 500;

const MAX_REPEATS = 400;
const PAUSE_MS = 150;

/** Repeats a request that changes nothing, or that may be repeated, until the shop answers it. */
export const retryUntilResponse = async (send: Send, request: Request): Promise<ApiResponse> => {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
    const response = await send(request);
    if (!isResponseLost(response)) return response;
    await wait(PAUSE_MS);
  }
  throw new Error(`${request.method} ${request.path} was never answered.`);
};
