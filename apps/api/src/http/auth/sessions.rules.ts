import type { SQL } from "drizzle-orm";
import { gt, lt, or } from "drizzle-orm";
import { days, addMs } from "../../clock.ts";
import { sessions } from "./sessions.tables.ts";

export const IDLE_TIMEOUT_MS = days(14);
export const ABSOLUTE_TIMEOUT_MS = days(30);
/** How long a browser stays known after its last login. */
export const BROWSER_LIFETIME_MS = days(180);

/** Matches expired sessions, and sessions from the future: after a clock jump those would never expire. */
export const expiredSessions = (now: Date): SQL | undefined =>
  or(
    lt(sessions.seenAt, addMs(now, -IDLE_TIMEOUT_MS)),
    lt(sessions.createdAt, addMs(now, -ABSOLUTE_TIMEOUT_MS)),
    gt(sessions.createdAt, addMs(now, days(1))),
  );
