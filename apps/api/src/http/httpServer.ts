import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { minutes, seconds } from "../clock.ts";
import { answerParserErrors, withValidTarget } from "./rawRequests.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** How long a client may take, in milliseconds. */
export interface PatienceMs {
  /** For the head of a request. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** With nothing sent or read on an open connection; 0 for no end. */
  silence: number;
  /** Between two requests on one connection; longer than a balancer keeps its own. */
  keepAlive: number;
  /** Between two looks at what has taken too long. Node's own half a minute would double every limit. */
  look: number;
}

const patience: PatienceMs = {
  headers: seconds(10),
  request: seconds(15),
  silence: minutes(1),
  keepAlive: seconds(72),
  look: seconds(1),
};

/** An HTTP server on which nobody holds a connection by sending, or reading, drop by drop. */
export const createHttpServer = (
  listener: RequestListener,
  change: Partial<PatienceMs> = {},
  errorHeaders: Readonly<Record<string, string>> = securityHeaders(undefined),
): Server => {
  const { headers, request, silence, keepAlive, look } = { ...patience, ...change };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: look,
      // `withValidTarget` refuses requests without a host, with the headers of every other answer.
      requireHostHeader: false,
    },
    withValidTarget(listener, errorHeaders),
  );
  answerParserErrors(server, errorHeaders);
  server.setTimeout(silence);
  // A connection that is busy when the server stops to listen would be kept for the next request all the same.
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return server;
};
