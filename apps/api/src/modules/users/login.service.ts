import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context.ts";
import { problem } from "../../http/problem.ts";
import { knowBrowser } from "./browsers.repo.ts";
import {
  browserKey,
  forgetAttempts,
  sessionKey,
  spendAttempt,
  strangersKey,
} from "./login.repo.ts";
import { scaledBy } from "./codes.service.ts";
import { fitsHash } from "./passwords.ts";
import { userMessages } from "./users.messages.ts";
import { findClaimants } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";

const FREE = 5;
const MOST = 100;

const spend = async (context: Context, key: string): Promise<void> => {
  const scaled = scaledBy(context);
  const rule = { free: scaled(FREE), most: scaled(MOST) };
  const attempt = await spendAttempt(context.db, key, rule, context.clock.now());
  if (attempt.kind === "locked") throw problem(429, userMessages.locked, 3600);
  if (attempt.kind === "paused")
    throw problem(429, userMessages.tooMany(attempt.seconds), attempt.seconds);
};

const fits = (
  user: UserRow | undefined,
  password: string,
  log: FastifyBaseLogger,
): Promise<boolean> =>
  fitsHash(user?.passwordHash, password, () =>
    log.error({ userId: user?.id }, "the stored password hash cannot be read"),
  );

/** Counts an attempt under a key, then returns the first of the accounts that the password fits. */
const attempt = async (
  context: Context,
  key: string,
  accounts: readonly UserRow[],
  password: string,
  log: FastifyBaseLogger,
): Promise<UserRow | null> => {
  await spend(context, key);
  for (const user of accounts.length === 0 ? [undefined] : accounts)
    if ((await fits(user, password, log)) && user) {
      await forgetAttempts(context.db, key);
      return user;
    }
  return null;
};

export interface Credentials {
  email: string;
  password: string;
  /** Undefined when the request carries no cookie of a browser. */
  browserHash: string | undefined;
}

/**
 * Returns the account of an address and its password; null when they do not fit, whether the address is known or not,
 * or when the stored hash cannot be read, which is logged. A browser that is known to an account has attempts of its
 * own there, which nobody else can use up. Problems: 429 too many attempts, 503 too many people log in at once.
 */
export const checkLogin = async (
  context: Context,
  { email, password, browserHash }: Credentials,
  log: FastifyBaseLogger,
): Promise<UserRow | null> => {
  const claimants = await findClaimants(context.db, email, browserHash);
  const known = claimants.filter(({ isKnown }) => isKnown).map(({ user }) => user);
  const others = claimants.filter(({ isKnown }) => !isKnown).map(({ user }) => user);
  if (known.length > 0 && browserHash !== undefined) {
    const key = browserKey(email, browserHash);
    const user = await attempt(context, key, known, password, log);
    if (user || others.length === 0) return user;
  }
  return attempt(context, strangersKey(email), others, password, log);
};

/** Whether a password is that of somebody who is logged in. Problems: as `checkLogin`. */
export const checkOwnPassword = async (
  context: Context,
  user: UserRow,
  password: string,
  log: FastifyBaseLogger,
): Promise<boolean> =>
  (await attempt(context, sessionKey(user.id), [user], password, log)) !== null;

/** Gives this browser attempts and codes of its own from now on. */
export const trustBrowser = ({ db, clock }: Context, userId: string, browserHash: string) =>
  knowBrowser(db, userId, browserHash, clock.now());
