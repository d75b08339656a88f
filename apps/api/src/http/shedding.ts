import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { responseTimeoutMs } from "./deadline.ts";
import { openConcurrencyQueue } from "./concurrencyQueue.ts";
import type { ConcurrencyQueue, QueueLimits } from "./concurrencyQueue.ts";
import { httpError } from "./httpError.ts";

const RETRY_SECONDS = 2;
const MAX_QUEUE = 1000;
/** Under sustained overload a catalogue read waits at most 50 ms. */
const OVERLOAD_MAX_WAIT_MS = 50;

const busy = httpError(
  503,
  "The shop is very busy at the moment. Please try again in a few seconds.",
  RETRY_SECONDS,
);

type QueueName = "catalogue" | "account" | "auth" | "changes";

/** Queue limits by priority: catalogue reads are shed first, then account reads, then changes. */
const limitsOf = (config: Config): Record<QueueName, QueueLimits> => {
  const shared = { atOnce: config.requestsAtOnce, maxQueue: MAX_QUEUE };
  // Reserves time for the handler itself.
  const maxWaitMs = responseTimeoutMs(config) * 0.75;
  const untilDeadline = {
    ...shared,
    atOnce: 4 * shared.atOnce,
    maxWaitMs: Infinity,
    overloadMaxWaitMs: Infinity,
  };
  return {
    catalogue: { ...shared, maxWaitMs, overloadMaxWaitMs: OVERLOAD_MAX_WAIT_MS },
    account: { ...shared, maxWaitMs, overloadMaxWaitMs: maxWaitMs },
    auth: untilDeadline,
    changes: untilDeadline,
  };
};

/** Returns the queue of a route. Logins have their own, so that a flood of them cannot block the checkout. */
const queueNameOf = ({ routeOptions }: FastifyRequest): QueueName | undefined => {
  const { endpoint } = routeOptions.config;
  if (!endpoint) return undefined;
  const isPublic = endpoint.access === "public";
  if (endpoint.call.method === "GET") return isPublic ? "catalogue" : "account";
  return isPublic ? "auth" : "changes";
};

/** Callbacks that release a slot of the queue, by response. */
type Releases = WeakMap<FastifyReply, () => void>;

interface QueueState {
  queue: ConcurrencyQueue;
  releases: Releases;
}

/**
 * Counts a request from its turn until its response is ready or its client disconnects. A slow reader therefore holds
 * no slot.
 */
const enqueue = (
  { queue, releases }: QueueState,
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  done: (refusal?: Error) => void,
): void => {
  const { raw } = reply;
  queue.enqueue({
    admit: () => {
      const release = (): void => {
        if (!releases.delete(reply)) return;
        queue.release();
      };
      releases.set(reply, release);
      raw.once("close", release);
      done();
    },
    reject: () => done(busy),
    hasDisconnected: () => reply.sent || raw.destroyed || socket.readableEnded,
  });
};

/**
 * Rejects requests early that would be answered too late, before they reach the database. Skips clients that
 * disconnected. Only complete requests are queued, so that an idle client holds no slot. Event loop delay is ignored,
 * because other programs can cause it. Health checks and other routes outside the contract are never shed.
 */
export const registerShedding = (app: FastifyInstance, config: Config): void => {
  if (config.requestsAtOnce === 0) return;
  const limits = limitsOf(config);
  const queues = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, openConcurrencyQueue(limit)]),
  );
  const releases: Releases = new WeakMap();
  app.addHook("preValidation", (request, reply, done) => {
    const name = queueNameOf(request);
    const queue = name && queues[name];
    if (queue) enqueue({ queue, releases }, request, reply, done);
    else done();
  });
  app.addHook("onSend", async (_request, reply) => {
    releases.get(reply)?.();
  });
};
