import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { minutes, seconds } from "../clock.ts";
import { answerParserErrors, withValidTarget } from "./rawRequests.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** Timeouts for a client, in milliseconds. */
export interface ClientTimeoutsMs {
  headers: number;
  request: number;
  /** For an open connection without traffic in either direction. 0 disables it. */
  idle: number;
  /** Between two requests on one connection. Longer than the keep-alive timeout of a load balancer. */
  keepAlive: number;
  /** Interval of the timeout checks. Node's default of 30 s would double every limit. */
  checkInterval: number;
}

const timeouts: ClientTimeoutsMs = {
  headers: seconds(10),
  request: seconds(15),
  idle: minutes(1),
  keepAlive: seconds(72),
  checkInterval: seconds(1),
};

/** Creates an HTTP server that slow clients cannot exhaust, whether they send or read slowly. */
export const createHttpServer = (
  listener: RequestListener,
  change: Partial<ClientTimeoutsMs> = {},
  errorHeaders: Readonly<Record<string, string>> = securityHeaders(undefined),
): Server => {
  const { headers, request, idle, keepAlive, checkInterval } = { ...timeouts, ...change };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: checkInterval,
      // `withValidTarget` refuses requests without a Host header, with the usual response headers.
      requireHostHeader: false,
    },
    withValidTarget(listener, errorHeaders),
  );
  answerParserErrors(server, errorHeaders);
  server.setTimeout(idle);
  // A connection that is busy during `close()` would otherwise stay open for the next request.
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return server;
};
