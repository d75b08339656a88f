import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context.ts";
import { httpError, problem } from "../../http/httpError.ts";
import {
  browserKey,
  forgetAttempts,
  returnAttempt,
  sessionKey,
  consumeAttempt,
  unknownBrowserKey,
} from "./login.repo.ts";
import { scaledBy } from "./codes.service.ts";
import { matchesHash } from "./passwords.ts";
import { userMessages } from "./userMessages.rules.ts";
import { findClaimants, isSameEmail } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";

const FREE_ATTEMPTS = 5;
const MAX_ATTEMPTS = 100;

const consume = async (context: Context, key: string): Promise<void> => {
  const scaled = scaledBy(context);
  const rule = { free: scaled(FREE_ATTEMPTS), most: scaled(MAX_ATTEMPTS) };
  const attempt = await consumeAttempt(context.db.write, key, rule, context.clock.now());
  if (attempt.kind === "locked") throw problem(429, "locked", userMessages.locked, 3600);
  if (attempt.kind === "paused")
    throw httpError(429, userMessages.tooMany(attempt.seconds), attempt.seconds);
};

const isMatch = (
  user: UserRow | undefined,
  password: string,
  log: FastifyBaseLogger,
): Promise<boolean> =>
  matchesHash(user?.passwordHash, password, () =>
    log.error({ userId: user?.id }, "the stored password hash cannot be read"),
  );

/**
 * Counts an attempt under a key, then returns the first account whose password matches. A success forgets the failures,
 * unless they may be guesses at the password of another account that names the same email address.
 */
const attempt = async (
  context: Context,
  key: string,
  accounts: readonly UserRow[],
  { email, password }: Pick<Credentials, "email" | "password">,
  log: FastifyBaseLogger,
): Promise<UserRow | null> => {
  await consume(context, key);
  for (const user of accounts.length === 0 ? [undefined] : accounts)
    if ((await isMatch(user, password, log)) && user) {
      const isOnly = accounts.length === 1 || isSameEmail(email, user.provedEmail);
      await (isOnly ? forgetAttempts : returnAttempt)(context.db.write, key);
      return user;
    }
  return null;
};

export interface Credentials {
  email: string;
  password: string;
  /** Undefined when the request carries no browser cookie. */
  browserHash: string | undefined;
}

/**
 * Returns the account of an email address and password. Null when they do not match, or when the stored hash is
 * unreadable, which is logged. Unknown email addresses get the same result. Known browsers of an account have a
 * separate counter that other clients cannot exhaust. Errors: 429 too many attempts, 503 too many concurrent logins.
 */
export const checkLogin = async (
  context: Context,
  { email, password, browserHash }: Credentials,
  log: FastifyBaseLogger,
): Promise<UserRow | null> => {
  const claimants = await findClaimants(context.db.read, email, browserHash);
  const known = claimants.filter(({ isKnown }) => isKnown).map(({ user }) => user);
  const others = claimants.filter(({ isKnown }) => !isKnown).map(({ user }) => user);
  if (known.length > 0 && browserHash !== undefined) {
    const key = browserKey(email, browserHash);
    const user = await attempt(context, key, known, { email, password }, log);
    if (user || others.length === 0) return user;
  }
  return attempt(context, unknownBrowserKey(email), others, { email, password }, log);
};

/** Whether a password is that of the logged-in user. Errors: as `checkLogin`. */
export const checkOwnPassword = async (
  context: Context,
  user: UserRow,
  password: string,
  log: FastifyBaseLogger,
): Promise<boolean> =>
  (await attempt(context, sessionKey(user.id), [user], { email: user.email, password }, log)) !==
  null;
