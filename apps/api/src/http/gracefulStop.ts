import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../clock.ts";

/** Timeout for a request that has not arrived completely. */
const INCOMPLETE_TIMEOUT_MS = 300;
/** Timeout for a client to read a response that has begun. */
const UNREAD_TIMEOUT_MS = seconds(2);
/** Timeout for a response that has not begun. */
const UNANSWERED_TIMEOUT_MS = seconds(25);
const POLL_INTERVAL_MS = 50;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When a check during the shutdown first found that the response has begun. */
  responseSeenAt?: number;
}

/**
 * Tracks the connections of a server and returns the function that stops it. Complete requests are answered; all other
 * connections are closed after a timeout. Node's `close()` alone would wait for every connection, without timeouts for
 * idle ones.
 */
export const trackConnections = (server: Server): (() => Promise<void>) => {
  const connections = new Map<Socket, Set<Exchange>>();
  let isStopping = false;

  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request, response) => {
    const exchange: Exchange = { request, response };
    const exchanges = connections.get(request.socket);
    exchanges?.add(exchange);
    response.once("close", () => exchanges?.delete(exchange));
    if (isStopping) response.setHeader("connection", "close");
  });

  const hasUnreadTimeoutPassed = (exchange: Exchange, now: number): boolean => {
    if (!exchange.response.headersSent) return false;
    exchange.responseSeenAt ??= now;
    return now - exchange.responseSeenAt > UNREAD_TIMEOUT_MS;
  };

  const closeTimedOut = (sinceStopMs: number): void => {
    const now = performance.now();
    for (const [socket, exchanges] of connections) {
      const complete = [...exchanges].filter(({ request }) => request.complete);
      if (complete.length === 0) {
        // An idle connection. `destroySoon` first flushes a response that has just ended.
        if (exchanges.size === 0 && socket.bytesWritten > 0) socket.destroySoon();
        else if (sinceStopMs > INCOMPLETE_TIMEOUT_MS) socket.destroy();
      } else if (
        sinceStopMs > UNANSWERED_TIMEOUT_MS ||
        complete.some((exchange) => hasUnreadTimeoutPassed(exchange, now))
      )
        socket.destroy();
    }
  };

  return async () => {
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const exchanges of connections.values())
      for (const { response } of exchanges)
        if (!response.headersSent) response.setHeader("connection", "close");
    const stoppedAt = performance.now();
    while (connections.size > 0) {
      closeTimedOut(performance.now() - stoppedAt);
      await wait(POLL_INTERVAL_MS);
    }
    await closed;
  };
};
