import { randomInt } from "node:crypto";
import { days, later, minutes, seconds } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { isUniqueViolation } from "../../db/faults.ts";
import { transact } from "../../db/transact.ts";
import { problem } from "../../http/problem.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { closeSessionsOf } from "../../http/session.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { forgetAttempts } from "./login.repo.ts";
import { fitsHash, hashPassword } from "./passwords.ts";
import { codesSince, exchangeCode, replaceCode, spendGuess, spendTicket } from "./reset.repo.ts";
import { codeMail, passwordChangedMail, userMessages } from "./users.messages.ts";
import { emailKey, findUser, findUserByEmail, setPassword } from "./users.repo.ts";
import { refuseEmail, refusePassword } from "./users.rules.ts";

export const TICKET_LIFE = minutes(10);
const CODE_LIFE = minutes(10);
const PAUSE = seconds(60);
export const CODES_A_DAY = 10;

const mayAsk = async ({ db, clock, config }: Context, email: string): Promise<boolean> => {
  const now = clock.now();
  const { asked, lastAt } = await codesSince(db, email, later(now, -days(1)));
  return (
    asked < Math.max(1, Math.floor(CODES_A_DAY * config.rateLimitFactor)) &&
    (lastAt === null || now >= later(lastAt, PAUSE / config.rateLimitFactor))
  );
};

/**
 * Mails a code when the address has an account; a stranger's address takes the same way but for the mail. Asked
 * again too soon, nothing happens and the last code stays good. Problems: 400 no address.
 */
export const sendCode = async (context: Context, typed: string): Promise<void> => {
  const refusal = refuseEmail(typed);
  if (refusal !== null) throw problem(400, refusal);
  const email = emailKey(typed);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = await hashPassword(code);
  if (!(await mayAsk(context, email))) return;
  const { db, clock } = context;
  const createdAt = clock.now();
  await transact(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    const expiresAt = later(createdAt, CODE_LIFE);
    await replaceCode(tx, { email, userId: user?.id ?? null, codeHash, createdAt, expiresAt });
    if (user) await queueMail(tx, codeMail(user.email, code), clock);
  }).catch((error: unknown) => {
    // The same address asked twice at once: the other request's code is on its way.
    if (!isUniqueViolation(error)) throw error;
  });
};

/** Answers the ticket for a right code. Problems: 400, the same for a wrong, old, used or unknown one. */
export const exchangeForTicket = async (
  { db, clock }: Context,
  typed: string,
  code: string,
): Promise<string> => {
  const reset = await spendGuess(db, emailKey(typed), clock.now());
  const fits = await fitsHash(reset?.userId ? reset.codeHash : undefined, code);
  const ticket = newSecret();
  const now = clock.now();
  const stored =
    fits &&
    reset !== undefined &&
    (await exchangeCode(
      db,
      reset.id,
      { ticketHash: hashSecret(ticket), ticketExpiresAt: later(now, TICKET_LIFE) },
      now,
    ));
  if (!stored) throw problem(400, userMessages.codeWrong);
  return ticket;
};

const checkPassword = async (
  password: string,
  owner: { email: string; username?: string },
): Promise<void> => {
  const refusal = await refusePassword(password, owner);
  if (refusal !== null) throw problem(400, refusal);
};

/**
 * Sets a new password with a ticket, ends every session and tells the owner; answers the owner's id. Problems: 400 no ticket, one of
 * another address, a spent or an old one, or a password that cannot be used; that one leaves the ticket good.
 */
export const resetPassword = async (
  { db, clock, config }: Context,
  ticket: string | undefined,
  typed: string,
  password: string,
): Promise<string> => {
  if (ticket === undefined) throw problem(400, userMessages.codeFirst);
  await checkPassword(password, { email: typed });
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    const now = clock.now();
    const userId = await spendTicket(tx, hashSecret(ticket), emailKey(typed), now);
    const user = userId === null ? undefined : await findUser(tx, userId);
    if (!user) throw problem(400, userMessages.codeFirst);
    await checkPassword(password, user);
    await setPassword(tx, user.id, passwordHash, now);
    await closeSessionsOf(tx, user.id);
    await forgetAttempts(tx, user.email);
    await queueMail(tx, passwordChangedMail(user.email, config.publicUrl), clock);
    return user.id;
  });
};
