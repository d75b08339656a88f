import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../clock.ts";

/** How long a stop waits, in milliseconds. */
export interface StopLimits {
  /** For the rest of a request that has not arrived whole. */
  incomplete: number;
  /** For a client to read an answer that has begun. */
  unread: number;
  /** For an answer that has not begun. */
  unanswered: number;
}

const defaults: StopLimits = { incomplete: 300, unread: seconds(2), unanswered: seconds(25) };
const POLL = 50;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When the stop first saw that the answer has begun. */
  answeredAt?: number;
}

/**
 * Remembers the connections of a server. The returned function stops it: complete requests are answered, everything
 * else is cut off after a short while. Node itself waits for each connection, and once it stops to listen it no longer
 * closes those that send nothing.
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

  /** Closes what need not be waited for any longer. */
  const review = (waited: number): void => {
    const now = performance.now();
    for (const [socket, exchanges] of connections) {
      const complete = [...exchanges].filter(({ request }) => request.complete);
      if (complete.length === 0) {
        // What was answered a moment ago may still be on its way.
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
