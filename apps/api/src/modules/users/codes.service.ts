import { randomInt } from "node:crypto";
import { days, hours, addMs, minutes, seconds } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { httpError, problem } from "../../http/httpError.ts";
import { queueMail } from "../mail/mail.repo.ts";
import type { Mail } from "../mail/mail.rules.ts";
import { replaceCode, consumeGuess } from "./codes.repo.ts";
import type { CodeOwner } from "./codes.repo.ts";
import { matchesHash, hashPassword } from "./passwords.ts";
import { consumeQuota } from "./quotas.repo.ts";
import type { Quota } from "./quotas.repo.ts";
import { userMessages } from "./userMessages.rules.ts";
import { emailKey } from "./users.repo.ts";
import type { CodePurpose } from "../../http/auth/users.tables.ts";

/** The requester: the browser, and the IP address as the limits count it. */
export interface Requester {
  browserHash: string;
  source: string;
}

export const RESET_LIFETIME_MS = minutes(10);
export const PROOF_LIFETIME_MS = hours(24);
const MIN_INTERVAL_MS = seconds(60);

/** Allows one mail per minute and key. */
export const pauseOf = ({ config }: Context, key: string): Quota => ({
  key,
  most: 1,
  windowMs: MIN_INTERVAL_MS / config.rateLimitFactor,
});

export const CODES_A_DAY = 10;
const CODES_OF_SOURCE_A_DAY = 5;
const GUESSES_AN_HOUR = 30;

export interface Code {
  text: string;
  hash: string;
}

export const newCode = async (): Promise<Code> => {
  const text = String(randomInt(1_000_000)).padStart(6, "0");
  return { text, hash: await hashPassword(text) };
};

export const scaledBy =
  ({ config }: Context) =>
  (most: number): number =>
    Math.max(1, Math.floor(most * config.rateLimitFactor));

/** Whether a code was mailed, or why not: less than a minute after another, or too many in a day. */
export type CodeOutcome = "sent" | "too_soon" | "too_many";

/**
 * Counts a mailed code for an email address, for each purpose apart. A known browser of the owner has its own quota.
 * All others share one quota per email address, of which no IP address gets more than half.
 */
const countMail = async (
  tx: Db,
  context: Context,
  { browserHash, source }: Requester,
  { purpose, email, isOwners }: Pick<CodeRequest, "purpose" | "email" | "isOwners">,
): Promise<CodeOutcome> => {
  const scaled = scaledBy(context);
  const now = context.clock.now();
  const pause = pauseOf(context, `${purpose} code pause ${browserHash} ${email}`);
  if (!(await consumeQuota(tx, pause, now))) return "too_soon";
  const day = { most: scaled(CODES_A_DAY), windowMs: days(1) };
  const quotas = isOwners
    ? [{ key: `${purpose} codes of browser ${browserHash} ${email}`, ...day }]
    : [
        {
          key: `${purpose} codes of source ${source} ${email}`,
          most: scaled(CODES_OF_SOURCE_A_DAY),
          windowMs: days(1),
        },
        { key: `${purpose} codes ${email}`, ...day },
      ];
  for (const quota of quotas) if (!(await consumeQuota(tx, quota, now))) return "too_many";
  return "sent";
};

/** Throws 429 for a code that was not mailed. The message is the same whether or not the email address has an account. */
export const refuseUnsent = (outcome: CodeOutcome): void => {
  if (outcome === "too_soon") throw problem(429, "too_soon", userMessages.codeTooSoon, 60);
  if (outcome === "too_many") throw httpError(429, userMessages.codeTooOften, 3600);
};

export interface CodeRequest {
  purpose: CodePurpose;
  email: string;
  /** Null for an email address without an account. It takes the same steps except for the mail. */
  userId: string | null;
  /** Whether the email address is proved and the browser known to its account. */
  isOwners: boolean;
  mail: ((code: string) => Mail) | undefined;
}

/**
 * Stores a code for the browser and mails it. Does nothing, and keeps an earlier code valid, when requests come too
 * soon or too often, and returns so. A caller that reports a sent code must pass the outcome to `refuseUnsent`.
 */
export const mailCode = async (
  tx: Db,
  context: Context,
  requester: Requester,
  code: Code,
  { purpose, email, userId, isOwners, mail }: CodeRequest,
): Promise<CodeOutcome> => {
  const key = emailKey(email);
  const outcome = await countMail(tx, context, requester, { purpose, email: key, isOwners });
  if (outcome !== "sent") return outcome;
  const createdAt = context.clock.now();
  const expiresAt = addMs(createdAt, purpose === "reset" ? RESET_LIFETIME_MS : PROOF_LIFETIME_MS);
  const { browserHash } = requester;
  await replaceCode(tx, {
    purpose,
    email: key,
    userId,
    browserHash,
    codeHash: code.hash,
    createdAt,
    expiresAt,
  });
  if (mail) await queueMail(tx, { ...mail(code.text), expiresAt }, context.clock);
  return outcome;
};

/**
 * Returns the stored code that matches a guess. Undefined, after the same time, for a wrong, expired, used or unknown
 * code, or one of another browser. Errors: 429 too many guesses from one IP address.
 */
export const guessCode = async (
  context: Context,
  source: string,
  owner: CodeOwner | undefined,
  typed: string,
) => {
  const { db, clock } = context;
  const most = scaledBy(context)(GUESSES_AN_HOUR);
  const quota = { key: `code guesses ${source}`, most, windowMs: hours(1) };
  if (!(await consumeQuota(db.write, quota, clock.now())))
    throw httpError(429, userMessages.tooManyCodes, 3600);
  const row = owner && (await consumeGuess(db.write, owner, clock.now()));
  const fits = await matchesHash(row?.userId ? row.codeHash : undefined, typed);
  return fits ? row : undefined;
};
