import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { answerWithin } from "./deadline.ts";
import { openLane } from "./lane.ts";
import type { Lane, LaneRules } from "./lane.ts";
import { problem } from "./problem.ts";

const RETRY_SECONDS = 2;
const ROOM = 1000;
/** In a crowd that does not pass, nobody who reads the catalogue waits for longer than a screen takes to be drawn. */
const CROWDED = 50;

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

/** What those who entered a lane do once they are served. */
type Leavers = WeakMap<FastifyReply, () => void>;

interface Queue {
  lane: Lane;
  leavers: Leavers;
}

/**
 * Counts a request from its turn until its answer is ready or its client went away; who reads an answer slowly keeps
 * nobody else from theirs.
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
 * Refuses early what could only be answered late, before the database is asked, and does nothing for clients that went
 * away. Only complete requests wait, so that nobody holds a place by sending nothing. Only a queue of our own sheds: a
 * late event loop alone may be the work of another program. Health and whatever else is no call of the shop always
 * passes.
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
