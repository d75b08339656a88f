import type { FastifyInstance, FastifyRequest } from "fastify";

/** Calls a URL path of the API for the visitor who sent a request. Rejects if the API cannot be reached. */
export type CallApi = (
  request: FastifyRequest,
  path: string,
  init: RequestInit,
) => Promise<Response>;

/** Headers by which the API knows IP address and scheme of a visitor, if it trusts the proxy that sent them. */
const proxyHeaders = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/** Calls the API of this process, over the same proxies. It has all checks and limits of a call from a browser. */
export const callWithin =
  (api: FastifyInstance): CallApi =>
  async (request, path, { method = "GET", headers, body }) => {
    const response = await api.inject({
      method: method as "GET" | "POST",
      url: path,
      headers: {
        ...Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => proxyHeaders.includes(name)),
        ),
        ...Object.fromEntries(new Headers(headers)),
      },
      ...(typeof body === "string" ? { payload: body } : {}),
      remoteAddress: request.socket.remoteAddress ?? request.ip,
    });
    const retryAfter = response.headers["retry-after"];
    return new Response(response.payload, {
      status: response.statusCode,
      headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
    });
  };
