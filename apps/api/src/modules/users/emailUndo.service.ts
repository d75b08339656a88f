import { hours, addMs } from "../../clock.ts";
import { shopUrlOf } from "../../config.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/databaseErrors.ts";
import { transact } from "../../db/transact.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { closeSessionsOf } from "../../http/session.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { deleteKnownBrowsers } from "./browsers.repo.ts";
import { closeCode, closeCodesOf, insertTicket } from "./codes.repo.ts";
import { insertEmailChange, isEmailChange, consumeEmailChange } from "./emailUndo.repo.ts";
import { hashPassword } from "./passwords.ts";
import { TICKET_LIFETIME_MS } from "./reset.service.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { emailChangedMail, emailRestoredMail } from "./userMessages.rules.ts";
import type { EmailChange } from "./userMessages.rules.ts";
import { findUser, lockUser, updateUser } from "./users.repo.ts";

const UNDO_LIFETIME_MS = hours(72);

export const UNDO_PATH = "/api/users/undo-email";

/**
 * Notifies the proved email address that it will be, or was, replaced. The mail links to a page that reverts the
 * change. There is no link when the shop does not know its URL.
 */
export const offerUndo = async (
  tx: Db,
  { clock, config }: Context,
  { id: userId, provedEmail: oldEmail }: { id: string; provedEmail: string },
  change: EmailChange,
): Promise<void> => {
  const shopUrl = shopUrlOf(config);
  const brand = await readBrand(tx, config);
  if (shopUrl === undefined)
    return queueMail(tx, emailChangedMail(oldEmail, change, null, brand), clock);
  const token = newSecret();
  const createdAt = clock.now();
  const expiresAt = addMs(createdAt, UNDO_LIFETIME_MS);
  await insertEmailChange(tx, {
    userId,
    oldEmail,
    tokenHash: hashSecret(token),
    createdAt,
    expiresAt,
  });
  const link = new URL(`${UNDO_PATH}?token=${token}`, shopUrl).href;
  return queueMail(tx, emailChangedMail(oldEmail, change, link, brand), clock);
};

export type Undone =
  | { kind: "done"; email: string; ticket: string }
  /** The link was used and a new password set, has expired or never existed. */
  | { kind: "unknown" }
  /** Another account has proved the email address since. */
  | { kind: "taken" };

const newTicket = (now: Date) => {
  const ticket = newSecret();
  const ticketExpiresAt = addMs(now, TICKET_LIFETIME_MS);
  return { ticket, stored: { ticketHash: hashSecret(ticket), ticketExpiresAt } };
};

/** Returns a new ticket for a change that is undone, until a ticket is used: the first response may be lost. */
const findUndone = async (db: Db, tokenHash: string, now: Date): Promise<Undone> => {
  const { ticket, stored } = newTicket(now);
  const row = await closeCode(db, tokenHash, now, stored);
  const user = row?.userId ? await findUser(db, row.userId) : undefined;
  return user?.provedEmail
    ? { kind: "done", email: user.provedEmail, ticket }
    : { kind: "unknown" };
};

/**
 * Restores the former email address of an account. Ends all sessions, codes, known browsers and the password, because
 * an intruder may hold them. The ticket lets the owner set a new password. The same request again only returns a new
 * ticket.
 */
export const undoEmailChange = async (
  { db, clock, config }: Context,
  token: string,
): Promise<Undone> => {
  const tokenHash = hashSecret(token);
  if (!(await isEmailChange(db.read, tokenHash, clock.now())))
    return findUndone(db.write, tokenHash, clock.now());
  // A random password, so that only a reset makes the account usable.
  const passwordHash = await hashPassword(newSecret());
  return transact(db.write, async (tx): Promise<Undone> => {
    const now = clock.now();
    const change = await consumeEmailChange(tx, tokenHash, now);
    if (!change) return findUndone(tx, tokenHash, now);
    const user = await lockUser(tx, change.userId);
    if (!user) return { kind: "unknown" };
    const { oldEmail: email } = change;
    await updateUser(tx, user.id, {
      email,
      provedEmail: email,
      emailSince: now,
      passwordHash,
      passwordChangedAt: now,
    });
    await closeSessionsOf(tx, user.id);
    await closeCodesOf(tx, user.id, now);
    await deleteKnownBrowsers(tx, user.id);
    const { ticket, stored } = newTicket(now);
    await insertTicket(tx, { id: tokenHash, userId: user.id, email }, stored, now);
    await queueMail(tx, emailRestoredMail(email, await readBrand(tx, config)), clock);
    return { kind: "done", email, ticket };
  }).catch((error: unknown): Undone => {
    if (isUniqueViolation(error)) return { kind: "taken" };
    throw error;
  });
};
