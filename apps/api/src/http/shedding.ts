import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { responseTimeoutMs } from "./deadline.ts";
import { openFairQueue } from "./fairQueue.ts";
import type { FairQueue, QueueLimits } from "./fairQueue.ts";
import { waiterOf, BusyError } from "./sharedTurn.ts";

const MAX_QUEUE = 1000;
const DESK_MAX_QUEUE = 100;
/** Under sustained overload a catalogue read waits at most 50 ms. */
const OVERLOAD_MAX_WAIT_MS = 50;

const busy = new BusyError();

type QueueName = "catalogue" | "searches" | "account" | "auth" | "changes" | "desk";

/**
 * Queue limits by priority: catalogue reads are shed first, then account reads, then changes. Searches and facets, which
 * take many statements, do not delay other reads of the catalogue. The desk has few turns of its own: it neither waits for
 * shoppers nor delays them much.
 */
const limitsOf = (config: Config): Record<QueueName, QueueLimits> => {
  const shared = { atOnce: config.requestsAtOnce, maxQueue: MAX_QUEUE };
  // Reserves time for the handler itself.
  const maxWaitMs = responseTimeoutMs(config) * 0.75;
  const untilDeadline = {
    ...shared,
    atOnce: 4 * shared.atOnce,
    maxWaitMs: Infinity,
  };
  return {
    catalogue: { ...shared, maxWaitMs, overloadMaxWaitMs: OVERLOAD_MAX_WAIT_MS },
    searches: {
      ...shared,
      atOnce: Math.ceil(shared.atOnce / 2),
      maxWaitMs,
      overloadMaxWaitMs: OVERLOAD_MAX_WAIT_MS,
    },
    account: { ...shared, maxWaitMs },
    auth: untilDeadline,
    changes: untilDeadline,
    desk: { ...shared, atOnce: Math.ceil(shared.atOnce / 2), maxQueue: DESK_MAX_QUEUE, maxWaitMs },
  };
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes its turn itself, when it knows that its response is not cached. Default false. */
    takesOwnTurn?: boolean;
  }
}

/** Returns the queue of a route. Logins have their own, so that a flood of them cannot block the checkout. */
const queueNameOf = ({ routeOptions }: FastifyRequest): QueueName | undefined => {
  const { endpoint, takesOwnTurn } = routeOptions.config;
  if (!endpoint || takesOwnTurn === true) return undefined;
  if (endpoint.access === "staff") return "desk";
  const isPublic = endpoint.access === "public";
  if (endpoint.call.method === "GET") return isPublic ? "catalogue" : "account";
  return isPublic ? "auth" : "changes";
};

/** Callbacks that release a slot of the queue, by response. */
type Releases = WeakMap<FastifyReply, () => void>;

/**
 * Counts a request from its turn until its response is ready or its client disconnects. A slow reader therefore holds
 * no slot.
 */
const enqueue = (
  queue: FairQueue,
  releases: Releases,
  [request, reply]: [FastifyRequest, FastifyReply],
  done: (refusal?: Error) => void,
): void => {
  const waiter = waiterOf(request, reply);
  queue.enqueue({
    ...waiter,
    admit: (release) => {
      releases.set(reply, release);
      reply.raw.once("close", release);
      done();
    },
    reject: () => {
      if (!waiter.hasLeft()) done(busy);
    },
  });
};

/** The queues of routes that take their turns themselves. */
export type ReadQueues = Record<"catalogue" | "searches", FairQueue>;

/**
 * Rejects requests early that would be answered too late, before they reach the database. Each source gets its turn in
 * rotation. Skips clients that disconnected. Only complete requests are queued, so that an idle client holds no slot.
 * Event loop delay is ignored, because other programs can cause it. Health checks and other routes outside the contract
 * are never shed. Returns undefined if REQUESTS_AT_ONCE is 0.
 */
export const registerShedding = (app: FastifyInstance, config: Config): ReadQueues | undefined => {
  if (config.requestsAtOnce === 0) return undefined;
  const limits = limitsOf(config);
  const queues = {
    catalogue: openFairQueue(limits.catalogue),
    searches: openFairQueue(limits.searches),
    account: openFairQueue(limits.account),
    auth: openFairQueue(limits.auth),
    changes: openFairQueue(limits.changes),
    desk: openFairQueue(limits.desk),
  } satisfies Record<QueueName, FairQueue>;
  const releases: Releases = new WeakMap();
  app.addHook("preValidation", (request, reply, done) => {
    const name = queueNameOf(request);
    if (name) enqueue(queues[name], releases, [request, reply], done);
    else done();
  });
  app.addHook("onSend", async (_request, reply) => {
    releases.get(reply)?.();
  });
  return queues;
};
