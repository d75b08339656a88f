import { addMs, minutes } from "../../clock.ts";
import { shopUrlOf } from "../../config.ts";
import type { Context } from "../../context.ts";
import { isUniqueViolation } from "../../db/databaseErrors.ts";
import { transact } from "../../db/transact.ts";
import { problem } from "../../http/httpError.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { closeSessionsOf } from "../../http/session.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { deleteKnownBrowsers, rememberKnownBrowser } from "./browsers.repo.ts";
import {
  closeCode,
  closeCodesOf,
  consumeTicket,
  findUserOfUsedTicket,
  hasTicket,
} from "./codes.repo.ts";
import { guessCode, mailCode, newCode, refuseUnsent } from "./codes.service.ts";
import type { Requester } from "./codes.service.ts";
import { browserKey, forgetAttempts, sessionKey, unknownBrowserKey } from "./login.repo.ts";
import { hashPassword, matchesHash } from "./passwords.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { codeMail, passwordChangedMail, userMessages } from "./userMessages.rules.ts";
import { emailKey, findRecoverable, isSameEmail, lockUser, updateUser } from "./users.repo.ts";
import { checkEmail, checkPassword } from "./checkCredentials.ts";

export const TICKET_LIFETIME_MS = minutes(10);

/**
 * Mails a code when the email address has an account. Other email addresses take the same steps except for the mail.
 * Errors: 400 invalid email address, 429 too soon after another code, or too many today.
 */
export const sendCode = async (
  context: Context,
  typed: string,
  requester: Requester,
): Promise<void> => {
  checkEmail(typed);
  const code = await newCode();
  await transact(context.db.write, async (tx) => {
    const found = await findRecoverable(tx, emailKey(typed), requester.browserHash);
    const brand = await readBrand(tx, context.config);
    const to = found && (found.user.provedEmail ?? found.user.email);
    const outcome = await mailCode(tx, context, requester, code, {
      purpose: "reset",
      email: typed,
      userId: found?.user.id ?? null,
      isOwners: found !== undefined && found.user.provedEmail !== null && found.isKnown,
      mail: to === undefined ? undefined : (text) => codeMail(to, text, brand),
    });
    refuseUnsent(outcome);
  }).catch((error: unknown) => {
    // A concurrent request of the same browser has stored a code already.
    if (!isUniqueViolation(error)) throw error;
  });
};

export interface Guess {
  email: string;
  otp: string;
  browserHash: string | undefined;
  source: string;
}

/**
 * Returns the ticket for a correct code, and a new one for the same code until a ticket is used: the first response may be
 * lost, and browsers send a request again on a broken connection. Errors: 400 for a wrong, expired, used or unknown code, or one of another
 * browser; 429 too many guesses from one IP address.
 */
export const exchangeForTicket = async (
  context: Context,
  { email, otp, browserHash, source }: Guess,
): Promise<string> => {
  const { db, clock } = context;
  const owner =
    browserHash === undefined ? undefined : { purpose: "reset" as const, browserHash, email };
  const reset = await guessCode(context, source, owner, otp);
  const ticket = newSecret();
  const now = clock.now();
  const ticketExpiresAt = addMs(now, TICKET_LIFETIME_MS);
  const isStored =
    reset !== undefined &&
    (await closeCode(db.write, reset.id, now, { ticketHash: hashSecret(ticket), ticketExpiresAt }));
  if (!isStored) throw problem(400, "wrong_code", userMessages.codeWrong);
  return ticket;
};

export interface Reset {
  ticket: string | undefined;
  email: string;
  password: string;
  /** Undefined when the request carries no browser cookie. */
  browserHash: string | undefined;
}

/**
 * Returns the user whose password was set to this one with this ticket: a browser sends a request again whose response was
 * lost. Errors: 400 for any other ticket or password.
 */
const findFinished = async (
  { db, clock }: Context,
  ticketHash: string,
  { email, password }: Reset,
): Promise<string> => {
  const since = addMs(clock.now(), -TICKET_LIFETIME_MS);
  const user = await findUserOfUsedTicket(db.read, ticketHash, email, since);
  if (!user || !(await matchesHash(user.passwordHash, password)))
    throw problem(400, "code_required", userMessages.codeFirst);
  return user.id;
};

/**
 * Sets a new password with a ticket. Returns the owner's id. The code proved the email address, so the account owns it
 * from now on. The same request again changes nothing. Ends all sessions, codes, known browsers and pending email changes. Errors: 400 for a missing, expired
 * or used ticket, one of another email address, or an unacceptable password, which keeps the ticket valid.
 */
export const resetPassword = async (context: Context, reset: Reset): Promise<string> => {
  const { db, clock, config } = context;
  const { ticket, email: typed, password, browserHash } = reset;
  if (ticket === undefined) throw problem(400, "code_required", userMessages.codeFirst);
  const ticketHash = hashSecret(ticket);
  if (!(await hasTicket(db.read, ticketHash, typed, clock.now())))
    return findFinished(context, ticketHash, reset);
  await checkPassword(password, { email: typed });
  const passwordHash = await hashPassword(password);
  const done = await transact(db.write, async (tx) => {
    const now = clock.now();
    const userId = await consumeTicket(tx, ticketHash, typed, now);
    if (userId === null) return null;
    const user = await lockUser(tx, userId);
    const email = user?.provedEmail ?? user?.email;
    if (!user || email === undefined || !isSameEmail(email, typed))
      throw problem(400, "code_required", userMessages.codeFirst);
    await checkPassword(password, user);
    const change = { passwordHash, passwordChangedAt: now, email, provedEmail: email };
    await updateUser(tx, user.id, change);
    await closeSessionsOf(tx, user.id);
    await closeCodesOf(tx, user.id, now);
    const browsers = await deleteKnownBrowsers(tx, user.id);
    if (browserHash !== undefined) {
      await rememberKnownBrowser(tx, user.id, browserHash, now);
      browsers.push(browserHash);
    }
    await forgetAttempts(
      tx,
      unknownBrowserKey(email),
      sessionKey(user.id),
      ...browsers.map((hash) => browserKey(email, hash)),
    );
    const brand = await readBrand(tx, config);
    await queueMail(tx, passwordChangedMail(email, shopUrlOf(config), brand), clock);
    return user.id;
  }).catch((error: unknown) => {
    // Another account has proved the email address since the code was sent.
    throw isUniqueViolation(error) ? problem(400, "code_required", userMessages.codeFirst) : error;
  });
  return done ?? findFinished(context, ticketHash, reset);
};
