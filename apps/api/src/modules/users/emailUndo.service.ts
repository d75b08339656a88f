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
import { closeCodesOf, insertTicket } from "./codes.repo.ts";
import { insertEmailChange, isEmailChange, consumeEmailChange } from "./emailUndo.repo.ts";
import { hashPassword } from "./passwords.ts";
import { TICKET_LIFETIME_MS } from "./reset.service.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { emailChangedMail, emailRestoredMail } from "./userMessages.rules.ts";
import type { EmailChange } from "./userMessages.rules.ts";
import { lockUser, updateUser } from "./users.repo.ts";

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
  /** The link was used, has expired or never existed. */
  | { kind: "unknown" }
  /** Another account has proved the email address since. */
  | { kind: "taken" };

/**
 * Restores the former email address of an account. Ends all sessions, codes, known browsers and the password, because
 * an intruder may hold them. The ticket lets the owner set a new password.
 */
export const undoEmailChange = async (
  { db, clock, config }: Context,
  token: string,
): Promise<Undone> => {
  if (!(await isEmailChange(db.read, hashSecret(token), clock.now()))) return { kind: "unknown" };
  // A random password, so that only a reset makes the account usable.
  const passwordHash = await hashPassword(newSecret());
  return transact(db.write, async (tx): Promise<Undone> => {
    const now = clock.now();
    const change = await consumeEmailChange(tx, hashSecret(token), now);
    const user = change && (await lockUser(tx, change.userId));
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
    const ticket = newSecret();
    const ticketExpiresAt = addMs(now, TICKET_LIFETIME_MS);
    const owner = { userId: user.id, email };
    await insertTicket(tx, owner, { ticketHash: hashSecret(ticket), ticketExpiresAt }, now);
    await queueMail(tx, emailRestoredMail(email, await readBrand(tx, config)), clock);
    return { kind: "done", email, ticket };
  }).catch((error: unknown): Undone => {
    if (isUniqueViolation(error)) return { kind: "taken" };
    throw error;
  });
};
