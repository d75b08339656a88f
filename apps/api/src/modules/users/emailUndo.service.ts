import { hours, later } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { closeSessionsOf } from "../../http/session.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { closeCodesOf, insertEmailChange, spendEmailChange } from "./emailUndo.repo.ts";
import { emailChangedMail, emailRestoredMail } from "./users.messages.ts";
import { findUser, updateUser } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";

const UNDO_LIFE = hours(72);

export const UNDO_PATH = "/api/users/undo-email";

/**
 * Tells an address that its account left it, with a link that takes the account back. Without PUBLIC_URL there is no
 * link: the address of a request could be anybody's.
 */
export const offerUndo = async (
  tx: Db,
  { clock, config }: Context,
  { id, email }: UserRow,
): Promise<void> => {
  const { publicUrl } = config;
  if (publicUrl === undefined) return queueMail(tx, emailChangedMail(email, null), clock);
  const token = newSecret();
  const createdAt = clock.now();
  await insertEmailChange(tx, {
    userId: id,
    oldEmail: email,
    tokenHash: hashSecret(token),
    createdAt,
    expiresAt: later(createdAt, UNDO_LIFE),
  });
  const link = new URL(`${UNDO_PATH}?token=${token}`, publicUrl).href;
  return queueMail(tx, emailChangedMail(email, link), clock);
};

/** Gives an account its former address back and ends what was opened meanwhile; false for a secret that is no good. */
export const undoEmailChange = ({ db, clock }: Context, token: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const change = await spendEmailChange(tx, hashSecret(token), now);
    const user = change && (await findUser(tx, change.userId));
    if (!user) return false;
    const { username, phonenumber } = user;
    await updateUser(tx, user.id, { username, phonenumber, email: change.oldEmail });
    await closeSessionsOf(tx, user.id);
    await closeCodesOf(tx, user.id, now);
    await queueMail(tx, emailRestoredMail(change.oldEmail), clock);
    return true;
  });
