import type { SQL } from "drizzle-orm";
import { gt, lt, or } from "drizzle-orm";
import { days, later } from "../../clock.ts";
import { sessions } from "./sessions.tables.ts";

/** Idle timeout of a session. */
export const IDLE = days(14);
/** Absolute timeout of a session. */
export const ABSOLUTE = days(30);
/** How long a browser stays known after its last login. */
export const BROWSER_LIFE = days(180);

/** Matches expired sessions, and sessions from the future: after a clock jump those would never expire. */
export const expiredSessions = (now: Date): SQL | undefined =>
  or(
    lt(sessions.seenAt, later(now, -IDLE)),
    lt(sessions.createdAt, later(now, -ABSOLUTE)),
    gt(sessions.createdAt, later(now, days(1))),
  );
