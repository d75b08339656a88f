import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { claimMail, markExpired, markRefused, markSent, postpone } from "./mail.repo.ts";
import type { Mailer } from "./mailer.ts";

/** Returns the error message without the recipient's email address. */
const reasonOf = (error: unknown, recipient: string): string =>
  String(error instanceof Error ? error.message : error).replaceAll(recipient, "<recipient>");

interface SmtpError extends NodeJS.ErrnoException {
  /** The command that the server refused. */
  command?: string;
  responseCode?: number;
}

/** Nodemailer's codes for a server that cannot be used at all. The next mail would fail in the same way. */
const connectionErrors = new Set([
  "ECONNECTION",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "ETLS",
  "EAUTH",
  "ENOAUTH",
]);

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && connectionErrors.has((error as SmtpError).code ?? "");

/** Reply codes that demand a log-in. They say nothing about the recipient (RFC 4954). */
const loginCodes = new Set([530, 534, 535, 538]);

/**
 * Returns whether the server refused this recipient for good. All else may be mended: the line, the log-in, the sender,
 * and a 4xx.
 */
const isRecipientRefused = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0 } = error as SmtpError;
  return command === "RCPT TO" && responseCode >= 500 && !loginCodes.has(responseCode);
};

interface Pace {
  /** Stops before the next mail. Default: never. */
  isStopped?: () => boolean;
  /** Pauses after a mail, when it is marked as sent. A process that is killed in the pause does not repeat the mail. */
  pause?: () => Promise<void>;
}

/**
 * Sends due mails one after another until none is left, `isStopped`, or the server cannot be used: then each of the
 * others would take a timeout too. A mail that was not sent stays in the queue, unless its recipient was refused for
 * good. Returns the reasons of the failures.
 */
export const sendDueMails = async (
  db: Db,
  clock: Clock,
  send: Mailer,
  { isStopped = () => false, pause = async () => undefined }: Pace = {},
): Promise<string[]> => {
  const failures: string[] = [];
  for (;;) {
    if (isStopped()) return failures;
    const mail = await claimMail(db, clock.now());
    if (!mail) return failures;
    if (mail.expiresAt !== null && mail.expiresAt <= clock.now()) {
      await markExpired(db, mail, clock.now());
      continue;
    }
    try {
      await send(mail);
    } catch (error) {
      const reason = reasonOf(error, mail.recipient);
      failures.push(reason);
      if (isRecipientRefused(error)) await markRefused(db, mail, reason, clock.now());
      else await postpone(db, mail, reason, clock.now());
      if (isConnectionError(error)) return failures;
      continue;
    }
    await markSent(db, mail, clock.now());
    await pause();
  }
};
