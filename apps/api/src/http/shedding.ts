import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { seconds } from "../clock.ts";
import type { Config } from "../config.ts";
import { answerWithin } from "./deadline.ts";
import { openLane } from "./lane.ts";
import type { Lane, LaneRules } from "./lane.ts";
import { problem } from "./problem.ts";

const RETRY_SECONDS = 2;
/** What waits has sent its head only: a thousand of them are a few megabytes. */
const ROOM = 1000;
/** In a crowd that does not pass, nobody who reads the catalogue waits for longer than a screen takes to be drawn. */
const CROWDED = 50;
/** A loop that is so late has no time for reads, whatever it is that holds it up. */
const LATEST_LOOP = seconds(1);

const busy = problem(
  503,
  "The shop is very busy at the moment. Please try again in a few seconds.",
  RETRY_SECONDS,
);

type LaneName = "catalogue" | "account" | "doors" | "changes";

/** What is shed first, next and last: who looks around, who looks at what is their own, who acts. */
const rulesOf = (config: Config): Record<LaneName, LaneRules> => {
  const lane = { atOnce: config.requestsAtOnce, room: ROOM };
  // Some time is left to be served in.
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

/** Log-ins have a lane of their own, so that a flood of them keeps nobody from the checkout. */
const laneOf = ({ routeOptions }: FastifyRequest): LaneName | undefined => {
  const { endpoint } = routeOptions.config;
  if (!endpoint) return undefined;
  const isPublic = endpoint.access === "public";
  if (endpoint.call.method === "GET") return isPublic ? "catalogue" : "account";
  return isPublic ? "doors" : "changes";
};

const isRead = (lane: LaneName | undefined): boolean => lane === "catalogue" || lane === "account";

/** What those who entered a lane do once they are served. */
type Leavers = WeakMap<FastifyReply, () => void>;

/**
 * Counts a request from its turn until its answer is ready or its client went away; who reads an answer slowly keeps
 * nobody else from theirs.
 */
const queueUp = (
  lane: Lane,
  leavers: Leavers,
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  done: (refusal?: Error) => void,
): void => {
  const { raw } = reply;
  lane.arrive({
    enter: () => {
      const leave = (): void => {
        if (leavers.delete(reply)) lane.leave();
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
 * Refuses early what could only be answered late, before anything is read or asked of the database, and does nothing
 * for clients that went away. Health and whatever else is no call of the shop always passes.
 */
export const registerShedding = async (app: FastifyInstance, config: Config): Promise<void> => {
  if (config.requestsAtOnce === 0) return;
  const rules = rulesOf(config);
  const lanes = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, openLane(rule)]),
  );
  const leavers: Leavers = new WeakMap();
  app.addHook("onRequest", (request, reply, done) => {
    const name = laneOf(request);
    const lane = name && lanes[name];
    if (lane) queueUp(lane, leavers, request, reply, done);
    else done();
  });
  app.addHook("onSend", async (_request, reply) => {
    leavers.get(reply)?.();
  });
  // The embedded database runs on the same loop and holds it up by nature, so there the loop says nothing.
  if (config.databaseUrl === undefined) return;
  await app.register(underPressure, {
    maxEventLoopDelay: LATEST_LOOP,
    pressureHandler: (request) => {
      if (isRead(laneOf(request))) throw busy;
    },
  });
};
