import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { HttpError, merchantError } from "../../http/httpError.ts";
import { hashSecret } from "../../http/secrets.ts";
import { scaledBy } from "../users/codes.service.ts";
import { consumeAttempt, forgetAttempts } from "../users/login.repo.ts";
import { matchesHash } from "../users/passwords.ts";
import { emailKey } from "../users/users.repo.ts";
import { auditDaily, auditOwn } from "./deskAudit.service.ts";
import { deskMessages } from "./deskMessages.rules.ts";
import {
  consumeRecoveryCode,
  consumeStep,
  findStaffByEmail,
  isStaffBrowser,
  updateStaff,
} from "./deskPeople.repo.ts";
import {
  lastStepAt,
  newRecoveryCodes,
  recoveryHashOf,
  stepOf,
  totpDigitsOf,
} from "./secondFactor.rules.ts";

const FREE_ATTEMPTS = 5;
const MAX_ATTEMPTS = 100;

/** The key that counts sign-ins to an account, except those of browsers that it knows. */
const unknownBrowserKey = (email: string): string => hashSecret(`staff ${emailKey(email)}`);

const browserKey = (email: string, browserHash: string): string =>
  hashSecret(`staff ${emailKey(email)} ${browserHash}`);

const confirmKey = (staffId: string): string => hashSecret(`staff code ${staffId}`);

/** Counts an attempt before it is checked. Throws 429 after too many. */
const consume = async (
  context: Context,
  key: string,
  member: StaffRow | undefined,
): Promise<void> => {
  const scaled = scaledBy(context);
  const rule = { free: scaled(FREE_ATTEMPTS), most: scaled(MAX_ATTEMPTS) };
  const attempt = await consumeAttempt(context.db.write, key, rule, context.clock.now());
  if (attempt.kind === "locked") {
    if (member)
      await auditDaily(context, member, {
        key: `staff locked ${member.id}`,
        action: "desk:locked",
        after: { locked: true },
      });
    throw new HttpError(429, deskMessages.locked, { code: "locked", retryAfterSeconds: 3600 });
  }
  if (attempt.kind === "paused")
    throw new HttpError(429, deskMessages.tooMany(attempt.seconds), {
      retryAfterSeconds: attempt.seconds,
    });
};

/** Uses a code of the authenticator app, or a recovery code. Returns false if it is wrong or was used. */
export const consumeCode = async (
  db: Db,
  member: StaffRow,
  typed: string,
  now: Date,
): Promise<boolean> => {
  const digits = totpDigitsOf(typed);
  if (digits === undefined) return consumeRecoveryCode(db, member.id, recoveryHashOf(typed));
  const step = stepOf(member.totpSecret, digits, now);
  if (step === null) return false;
  return consumeStep(db, member.id, { step, lastPossible: lastStepAt(now) });
};

interface Credentials {
  email: string;
  password: string;
  code: string;
  /** Undefined when the request carries no browser cookie. */
  browserHash: string | undefined;
}

/**
 * Returns the member of staff of an e-mail address, password and code. An unknown or disabled one takes as long as a
 * wrong password, and says the same. Only who has the right password learns that the code is wrong. Errors: 401
 * `wrong_login` and `wrong_code`, 429 too many attempts, 503 too many concurrent logins.
 */
export const checkSignIn = async (
  context: Context,
  { email, password, code, browserHash }: Credentials,
  log: FastifyBaseLogger,
): Promise<StaffRow> => {
  const { db, clock } = context;
  const found = await findStaffByEmail(db.read, email);
  const member = found?.disabledAt === null ? found : undefined;
  const isKnown =
    browserHash !== undefined && (await isStaffBrowser(db.read, member?.id ?? "", browserHash));
  const key = isKnown ? browserKey(email, browserHash) : unknownBrowserKey(email);
  await consume(context, key, member);
  const isRight = await matchesHash(member?.passwordHash, password, () =>
    log.error({ staffId: member?.id }, "the stored password hash cannot be read"),
  );
  if (!member || !isRight) throw merchantError(401, "wrong_login", deskMessages.wrongLogin);
  const now = clock.now();
  if (!(await consumeCode(db.write, member, code, now)))
    throw merchantError(401, "wrong_code", deskMessages.wrongCode(now));
  await forgetAttempts(db.write, key);
  return member;
};

/** Checks a code of a member of staff who is signed in. Errors: 422 `wrong_code`, 429 too many attempts. */
export const checkOwnCode = async (
  context: Context,
  member: StaffRow,
  code: string,
): Promise<void> => {
  const { db, clock } = context;
  const key = confirmKey(member.id);
  await consume(context, key, member);
  const now = clock.now();
  if (!(await consumeCode(db.write, member, code, now)))
    throw merchantError(422, "wrong_code", deskMessages.wrongCode(now));
  await forgetAttempts(db.write, key);
};

/** Forgets the failures of a member of staff who has a new password and second factor. */
export const forgetFailures = (tx: Db, { id, email }: Pick<StaffRow, "id" | "email">) =>
  forgetAttempts(tx, unknownBrowserKey(email), confirmKey(id));

/** Replaces all recovery codes. Returns the new ones, which are shown once. */
export const replaceRecoveryCodes = async (
  { db, clock }: Context,
  { id, email }: StaffRow,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await transact(db.write, async (tx) => {
    await updateStaff(tx, id, { recoveryHashes: codes.map(recoveryHashOf) });
    await auditOwn(tx, email, clock.now(), {
      action: "desk:recovery",
      after: { recoveryCodes: codes.length },
    });
  });
  return codes;
};
