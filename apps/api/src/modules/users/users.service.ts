import { transact } from "../../db/transact.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/faults.ts";
import { problem } from "../../http/problem.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { isHeldForAnother } from "./emailUndo.repo.ts";
import { offerUndo } from "./emailUndo.service.ts";
import { hashPassword } from "./passwords.ts";
import { userMessages, welcomeMail } from "./users.messages.ts";
import { emailKey, findUser, insertUser, updateUser } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";
import { refuseEmail, refusePassword } from "./users.rules.ts";

export interface Registration {
  username: string;
  phonenumber: string;
  email: string;
  password: string;
}

const refuseWhen = (refusal: string | null): void => {
  if (refusal !== null) throw problem(400, refusal);
};

const asTaken = (error: unknown): unknown =>
  isUniqueViolation(error) ? problem(409, userMessages.emailTaken) : error;

/** An address that its owner may still take back is nobody else's. */
const refuseHeld = async (
  tx: Db,
  email: string,
  userId: string | null,
  now: Date,
): Promise<void> => {
  if (await isHeldForAnother(tx, email, userId, now)) throw problem(409, userMessages.emailTaken);
};

/** Answers the new user's id. Problems: 400 no address or a password that cannot be used, 409 the address has an account. */
export const register = async (
  { db, clock, config }: Context,
  { password, ...person }: Registration,
): Promise<string> => {
  refuseWhen(refuseEmail(person.email));
  refuseWhen(await refusePassword(password, person));
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    await refuseHeld(tx, person.email, null, clock.now());
    const user = await insertUser(tx, { ...person, passwordHash }, clock.now());
    await queueMail(tx, welcomeMail(user.email, config.publicUrl), clock);
    return user.id;
  }).catch((error: unknown) => {
    throw asTaken(error);
  });
};

/** Problems: 401 the account is gone. */
export const getProfile = async ({ db }: Context, id: string): Promise<UserRow> => {
  const user = await findUser(db, id);
  if (!user) throw problem(401, "Please log in to continue.");
  return user;
};

/** Tells the old address when it was replaced. Problems: 400 no address, 409 the address has an account. */
export const changeProfile = async (
  context: Context,
  id: string,
  change: Omit<Registration, "password">,
): Promise<UserRow> => {
  const { db, clock } = context;
  refuseWhen(refuseEmail(change.email));
  return transact(db, async (tx) => {
    const before = await findUser(tx, id);
    if (!before) throw problem(401, "Please log in to continue.");
    const isMoved = emailKey(before.email) !== emailKey(change.email);
    if (isMoved) await refuseHeld(tx, change.email, id, clock.now());
    const after = await updateUser(tx, id, change);
    if (!after) throw problem(401, "Please log in to continue.");
    if (isMoved) await offerUndo(tx, context, before);
    return after;
  }).catch((error: unknown) => {
    throw asTaken(error);
  });
};
