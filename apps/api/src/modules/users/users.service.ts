import { addMs, days, minutes } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import type { Context } from "../../context.ts";
import { httpError, problem } from "../../http/httpError.ts";
import type { Session } from "../../http/session.ts";
import { closeCodesOf, moveProofCode } from "./codes.repo.ts";
import { newCode, scaledBy } from "./codes.service.ts";
import type { Requester } from "./codes.service.ts";
import { mailProof, refuseOwned } from "./emailProof.service.ts";
import { offerUndo } from "./emailUndo.service.ts";
import { hashPassword, matchesHash } from "./passwords.ts";
import { consumeQuota } from "./quotas.repo.ts";
import { userMessages } from "./userMessages.rules.ts";
import {
  findRegistered,
  findUser,
  insertUser,
  isSameEmail,
  lockUser,
  updateUser,
} from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";
import { checkEmail, checkPassword } from "./checkCredentials.ts";

const EMAIL_CHANGES_A_DAY = 5;

export interface Registration {
  username: string;
  phonenumber: string;
  email: string;
  password: string;
}

/** How long a registration is stored only once, in ms: browsers send a request again on a broken connection. */
const REPEATED_MS = minutes(10);

/**
 * Creates an account with an unproved email address, mails a code that proves it, and returns the account's id. The same
 * registration again returns the same id and mails nothing: its first response may be lost, and with it the cookie of the
 * browser, which gets the code. Errors: 400 invalid email address or unacceptable password, 409 another account has
 * proved the email address.
 */
export const register = async (
  context: Context,
  { password, ...person }: Registration,
  requester: Requester,
): Promise<string> => {
  const { db, clock } = context;
  checkEmail(person.email);
  await checkPassword(password, person);
  const passwordHash = await hashPassword(password);
  const code = await newCode();
  /** Account with the same details and another password. */
  let other: string | undefined;
  for (;;) {
    const user = await transact(db.write, async (tx) => {
      const now = clock.now();
      const earlier = await findRegistered(tx, person, addMs(now, -REPEATED_MS));
      await refuseOwned(tx, person.email);
      if (earlier && earlier.id !== other) return earlier;
      const created = await insertUser(tx, { ...person, passwordHash }, now);
      await mailProof(tx, context, requester, code, created, "welcome");
      return created;
    });
    if (user.passwordHash === passwordHash) return user.id;
    // Not in the transaction, which would hold a connection during the expensive hash.
    if (await matchesHash(user.passwordHash, password)) {
      const { browserHash } = requester;
      await transact(db.write, (tx) => moveProofCode(tx, user.id, browserHash, clock.now()));
      return user.id;
    }
    other = user.id;
  }
};

/** Errors: 401 the account no longer exists. */
export const getProfile = async ({ db }: Context, id: string): Promise<UserRow> => {
  const user = await findUser(db.read, id);
  if (!user) throw httpError(401, userMessages.loginRequired);
  return user;
};

type ProfileChange = Omit<Registration, "password">;

/** Counts a change of the email address, even if it is refused later. */
const countChange = async (context: Context, userId: string): Promise<void> => {
  const most = scaledBy(context)(EMAIL_CHANGES_A_DAY);
  const quota = { key: `email changes ${userId}`, most, windowMs: days(1) };
  if (!(await consumeQuota(context.db.write, quota, context.clock.now())))
    throw httpError(429, userMessages.emailTooOften, 3600);
};

/** Sets a new, unproved email address. The previous one stays proved until the new one is. */
const changeEmail = async (
  context: Context,
  userId: string,
  change: ProfileChange,
  requester: Requester,
): Promise<UserRow> => {
  const code = await newCode();
  return transact(context.db.write, async (tx) => {
    await refuseOwned(tx, change.email, userId);
    const before = await lockUser(tx, userId);
    const now = context.clock.now();
    const after = await updateUser(tx, userId, { ...change, emailSince: now });
    if (!before || !after) throw httpError(401, userMessages.loginRequired);
    const { id, provedEmail } = before;
    // A code mailed to the previous email address must not reset the account.
    if (provedEmail === null) await closeCodesOf(tx, id, now);
    if (isSameEmail(change.email, provedEmail)) return after;
    await mailProof(tx, context, requester, code, after, "requested");
    if (provedEmail !== null) await offerUndo(tx, context, { id, provedEmail }, "requested");
    return after;
  });
};

/**
 * Errors: 400 invalid email address, 401 the account no longer exists. A changed email address adds 403 no browser
 * session, 409 another account has proved it, 429 too many changes today.
 */
export const changeProfile = async (
  context: Context,
  { userId, isBrowser }: Session,
  change: ProfileChange,
  requester: () => Requester,
): Promise<UserRow> => {
  checkEmail(change.email);
  const { email, provedEmail } = await getProfile(context, userId);
  if (!isSameEmail(change.email, email)) {
    if (!isBrowser) throw problem(403, "browser_required", userMessages.emailByBrowser);
    if (!isSameEmail(change.email, provedEmail)) await countChange(context, userId);
    return changeEmail(context, userId, change, requester());
  }
  const after = await updateUser(context.db.write, userId, change);
  if (!after) throw httpError(401, userMessages.loginRequired);
  return after;
};
