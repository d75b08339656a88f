import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../clock.ts";

/** Timeouts of a graceful shutdown, in milliseconds. */
export interface StopLimits {
  /** For a request that has not arrived completely. */
  incomplete: number;
  /** For a client to read a response that has begun. */
  unread: number;
  /** For a response that has not begun. */
  unanswered: number;
}

const defaults: StopLimits = { incomplete: 300, unread: seconds(2), unanswered: seconds(25) };
const POLL = 50;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When the shutdown first saw that the response has begun. */
  answeredAt?: number;
}

/**
 * Tracks the connections of a server and returns the function that stops it. Complete requests are answered; all other
 * connections are closed after a timeout. Node's `close()` waits for every connection and stops the timeouts of idle
 * ones.
 */
export const trackConnections = (
  server: Server,
  change: Partial<StopLimits> = {},
): (() => Promise<void>) => {
  const limits = { ...defaults, ...change };
  const connections = new Map<Socket, Set<Exchange>>();
  let stopping = false;

  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request, response) => {
    const exchange: Exchange = { request, response };
    const exchanges = connections.get(request.socket);
    exchanges?.add(exchange);
    response.once("close", () => exchanges?.delete(exchange));
    if (stopping) response.setHeader("connection", "close");
  });

  const isUnread = (exchange: Exchange, now: number): boolean => {
    if (!exchange.response.headersSent) return false;
    exchange.answeredAt ??= now;
    return now - exchange.answeredAt > limits.unread;
  };

  /** Closes the connections whose timeout has passed. */
  const review = (waited: number): void => {
    const now = performance.now();
    for (const [socket, exchanges] of connections) {
      const complete = [...exchanges].filter(({ request }) => request.complete);
      if (complete.length === 0) {
        // A response that has just ended may not be flushed yet.
        if (exchanges.size === 0 && socket.bytesWritten > 0) socket.destroySoon();
        else if (waited > limits.incomplete) socket.destroy();
      } else if (waited > limits.unanswered || complete.some((one) => isUnread(one, now)))
        socket.destroy();
    }
  };

  return async () => {
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const exchanges of connections.values())
      for (const { response } of exchanges)
        if (!response.headersSent) response.setHeader("connection", "close");
    const began = performance.now();
    while (connections.size > 0) {
      review(performance.now() - began);
      await wait(POLL);
    }
    await closed;
  };
};
