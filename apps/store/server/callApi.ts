import type { FastifyInstance, FastifyRequest } from "fastify";

/** Calls a URL path of the API for the visitor who sent a request. Rejects if the API cannot be reached. */
export type CallApi = (
  request: FastifyRequest,
  path: string,
  init: RequestInit,
) => Promise<Response>;

/** Calls the API of this process. It has all checks and limits of a call from a browser. */
export const callWithin =
  (api: FastifyInstance): CallApi =>
  async ({ ip }, path, { method = "GET", headers, body }) => {
    const response = await api.inject({
      method: method as "GET" | "POST",
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { payload: body } : {}),
      remoteAddress: ip,
    });
    const retryAfter = response.headers["retry-after"];
    return new Response(response.payload, {
      status: response.statusCode,
      headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
    });
  };
