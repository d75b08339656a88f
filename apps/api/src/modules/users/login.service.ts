import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context.ts";
import { problem } from "../../http/problem.ts";
import { forgetAttempts, spendAttempt } from "./login.repo.ts";
import { fitsHash } from "./passwords.ts";
import { userMessages } from "./users.messages.ts";
import { findUserByEmail } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";

const FREE = 5;
const MOST = 100;

const spend = async ({ db, clock, config }: Context, email: string): Promise<void> => {
  const scaled = (count: number) => Math.max(1, Math.floor(count * config.rateLimitFactor));
  const rule = { free: scaled(FREE), most: scaled(MOST) };
  const attempt = await spendAttempt(db, email, rule, clock.now());
  if (attempt.kind === "locked") throw problem(429, userMessages.locked, 3600);
  if (attempt.kind === "paused")
    throw problem(429, userMessages.tooMany(attempt.seconds), attempt.seconds);
};

/**
 * The account of an address and its password; null when they do not fit, whether the address is known or not, or
 * when the stored hash cannot be read, which is logged. Problems: 429 too many attempts for this address, 503 too many people log in at once.
 */
export const checkLogin = async (
  context: Context,
  email: string,
  password: string,
  log: FastifyBaseLogger,
): Promise<UserRow | null> => {
  await spend(context, email);
  const user = await findUserByEmail(context.db, email);
  const fits = await fitsHash(user?.passwordHash, password, () =>
    log.error({ userId: user?.id }, "the stored password hash cannot be read"),
  );
  if (!fits || !user) return null;
  await forgetAttempts(context.db, email);
  return user;
};
