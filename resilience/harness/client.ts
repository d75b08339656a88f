import { Agent, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export interface ClientRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** The client IP address that a load balancer would forward, for limits by IP address. */
  ip?: string;
  token?: string;
  cookie?: string;
  /** Value of the Idempotency-Key header. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The accepted encoding, as browsers send it. The body is not decoded. */
  encoding?: "br";
  /** Timeout of the request in ms. @default 20000 */
  timeoutMs?: number;
}

export interface Reply {
  /** 0 without a response, for any reason. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Duration in ms. */
  durationMs: number;
}

export interface Client {
  send: (input: ClientRequest) => Promise<Reply>;
  close: () => void;
}

const TIMEOUT_MS = 20_000;

const headersOf = (
  { ip, token, cookie, idempotencyKey, encoding, headers: others }: ClientRequest,
  body: string | undefined,
) => {
  const headers = {
    ...others,
    "x-forwarded-for": ip,
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    cookie,
    "idempotency-key": idempotencyKey,
    "accept-encoding": encoding,
    "content-type": body === undefined ? undefined : "application/json",
    "content-length": body === undefined ? undefined : Buffer.byteLength(body),
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
};

/**
 * Creates a keep-alive client for the origin that `origin` returns at that moment. A missing response becomes a reply of
 * status 0. With `localAddress` it connects from that address of the loopback, which the shop does not trust as a proxy:
 * `ip` has no effect.
 */
export const createClient = (origin: () => string, localAddress?: string): Client => {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: Infinity,
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  const send = (input: ClientRequest): Promise<Reply> =>
    new Promise((resolve) => {
      const began = performance.now();
      const body = input.body === undefined ? undefined : JSON.stringify(input.body);
      const finish = (status: number, headers: IncomingHttpHeaders, text: string): void =>
        resolve({ status, headers, text, durationMs: performance.now() - began });
      const none = (error: Error): void => finish(0, {}, error.message);
      const sent = request(
        new URL(input.path, origin()),
        {
          agent,
          method: input.method,
          signal: AbortSignal.timeout(input.timeoutMs ?? TIMEOUT_MS),
          headers: headersOf(input, body),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", none);
          answer.on("end", () => {
            const text = Buffer.concat(chunks).toString();
            finish(answer.complete ? (answer.statusCode ?? 0) : 0, answer.headers, text);
          });
        },
      );
      sent.on("error", none);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
};

/** Returns the JSON of a reply, undefined without any. */
export const bodyOf = ({ text }: Reply): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether the outcome of a request is unknown. */
export const isResponseLost = ({ status }: { status: number }): boolean =>
  status === 0 || status >= 500;
