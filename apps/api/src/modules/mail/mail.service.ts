import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { claimMail, markExpired, markFailed, markSent } from "./mail.repo.ts";
import type { Mailer } from "./mailer.ts";

/** Returns the error message without the recipient's email address. */
const reasonOf = (error: unknown, recipient: string): string =>
  String(error instanceof Error ? error.message : error).replaceAll(recipient, "<recipient>");

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
  error instanceof Error && connectionErrors.has((error as NodeJS.ErrnoException).code ?? "");

interface Pace {
  /** Stops before the next mail. Default: never. */
  isStopped?: () => boolean;
  /** Pauses after a mail, when it is marked as sent. A process that is killed in the pause does not repeat the mail. */
  pause?: () => Promise<void>;
}

/**
 * Sends due mails one after another until none is left, `isStopped`, or the server cannot be used: then each of the
 * others would take a timeout too. Returns failed mails to the queue. Returns the reasons of the failures.
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
      await markFailed(db, mail, reason, clock.now());
      if (isConnectionError(error)) return failures;
      continue;
    }
    await markSent(db, mail, clock.now());
    await pause();
  }
};
