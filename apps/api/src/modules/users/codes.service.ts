import { randomInt } from "node:crypto";
import { days, hours, addMs, minutes, seconds } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { httpError } from "../../http/httpError.ts";
import { queueMail } from "../mail/mail.repo.ts";
import type { Mail } from "../mail/mail.rules.ts";
import { replaceCode, consumeGuess } from "./codes.repo.ts";
import type { CodeOwner } from "./codes.repo.ts";
import { matchesHash, hashPassword } from "./passwords.ts";
import { consumeQuota } from "./quotas.repo.ts";
import type { Quota } from "./quotas.repo.ts";
import { userMessages } from "./users.messages.ts";
import { emailKey } from "./users.repo.ts";
import type { CodePurpose } from "./users.tables.ts";

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

/**
 * Counts a mailed code for an email address. A known browser of the owner has its own quota. All others share one quota
 * per email address, of which no IP address gets more than half.
 */
const mayMail = async (
  tx: Db,
  context: Context,
  email: string,
  { browserHash, source }: Requester,
  isOwners: boolean,
): Promise<boolean> => {
  const scaled = scaledBy(context);
  const day = { most: scaled(CODES_A_DAY), windowMs: days(1) };
  const quotas = [
    pauseOf(context, `code pause ${browserHash} ${email}`),
    ...(isOwners
      ? [{ key: `codes of browser ${browserHash} ${email}`, ...day }]
      : [
          {
            key: `codes of source ${source} ${email}`,
            most: scaled(CODES_OF_SOURCE_A_DAY),
            windowMs: days(1),
          },
          { key: `codes ${email}`, ...day },
        ]),
  ];
  for (const quota of quotas)
    if (!(await consumeQuota(tx, quota, context.clock.now()))) return false;
  return true;
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
 * soon or too often.
 */
export const mailCode = async (
  tx: Db,
  context: Context,
  requester: Requester,
  code: Code,
  { purpose, email, userId, isOwners, mail }: CodeRequest,
): Promise<void> => {
  const key = emailKey(email);
  if (!(await mayMail(tx, context, key, requester, isOwners))) return;
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
