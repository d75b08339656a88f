import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { answerWithin } from "./deadline.ts";
import { openLane } from "./lane.ts";
import type { Lane, LaneRules } from "./lane.ts";
import { problem } from "./problem.ts";

const RETRY_SECONDS = 2;
const ROOM = 1000;
/** Under sustained overload a catalogue read waits at most 50 ms. */
const CROWDED = 50;

const busy = problem(
  503,
  "The shop is very busy at the moment. Please try again in a few seconds.",
  RETRY_SECONDS,
);

type LaneName = "catalogue" | "account" | "doors" | "changes";

/** Queue limits by priority: catalogue reads are shed first, then account reads, then changes. */
const rulesOf = (config: Config): Record<LaneName, LaneRules> => {
  const lane = { atOnce: config.requestsAtOnce, room: ROOM };
  // Reserves time for the handler itself.
  const patience = answerWithin(config) * 0.75;
  const untilDeadline = {
    ...lane,
    atOnce: 4 * lane.atOnce,
    patience: Infinity,
    crowdedPatience: Infinity,
  };
  return {
    catalogue: { ...lane, patience, crowdedPatience: CROWDED },
    account: { ...lane, patience, crowdedPatience: patience },
    doors: untilDeadline,
    changes: untilDeadline,
  };
};

/** Returns the queue of a route. Logins have their own, so that a flood of them cannot block the checkout. */
const laneOf = ({ routeOptions }: FastifyRequest): LaneName | undefined => {
  const { endpoint } = routeOptions.config;
  if (!endpoint) return undefined;
  const isPublic = endpoint.access === "public";
  if (endpoint.call.method === "GET") return isPublic ? "catalogue" : "account";
  return isPublic ? "doors" : "changes";
};

/** Callbacks that release a place in the queue, by response. */
type Leavers = WeakMap<FastifyReply, () => void>;

interface Queue {
  lane: Lane;
  leavers: Leavers;
}

/**
 * Counts a request from its turn until its response is ready or its client disconnects. A slow reader therefore holds
 * no place.
 */
const queueUp = (
  { lane, leavers }: Queue,
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  done: (refusal?: Error) => void,
): void => {
  const { raw } = reply;
  lane.arrive({
    enter: () => {
      const leave = (): void => {
        if (!leavers.delete(reply)) return;
        lane.leave();
      };
      leavers.set(reply, leave);
      raw.once("close", leave);
      done();
    },
    turnAway: () => done(busy),
    isGone: () => reply.sent || raw.destroyed || socket.readableEnded,
  });
};

/**
 * Rejects requests early that would be answered too late, before they reach the database. Skips clients that
 * disconnected. Only complete requests are queued, so that an idle client holds no place. Event loop delay is ignored,
 * because other programs can cause it. Health checks and other routes outside the contract are never shed.
 */
export const registerShedding = (app: FastifyInstance, config: Config): void => {
  if (config.requestsAtOnce === 0) return;
  const rules = rulesOf(config);
  const lanes = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, openLane(rule)]),
  );
  const leavers: Leavers = new WeakMap();
  app.addHook("preValidation", (request, reply, done) => {
    const name = laneOf(request);
    const lane = name && lanes[name];
    if (lane) queueUp({ lane, leavers }, request, reply, done);
    else done();
  });
  app.addHook("onSend", async (_request, reply) => {
    leavers.get(reply)?.();
  });
};
