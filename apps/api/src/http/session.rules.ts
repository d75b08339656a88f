import type { SQL } from "drizzle-orm";
import { gt, lt, or } from "drizzle-orm";
import { days, later } from "../clock.ts";
import { sessions } from "./session.tables.ts";

/** How long a session lives that nobody uses. */
export const IDLE = days(14);
/** How long a session lives at most. */
export const ABSOLUTE = days(30);
/** How long a browser is known after it was last used to log in. */
export const BROWSER_LIFE = days(180);

/** Those that are over, and those from a time to come: a clock that jumped opened them, and they would never end. */
export const expiredSessions = (now: Date): SQL | undefined =>
  or(
    lt(sessions.seenAt, later(now, -IDLE)),
    lt(sessions.createdAt, later(now, -ABSOLUTE)),
    gt(sessions.createdAt, later(now, days(1))),
  );
