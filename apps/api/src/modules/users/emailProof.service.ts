import { shopUrlOf } from "../../config.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/databaseErrors.ts";
import { transact } from "../../db/transact.ts";
import { httpError, problem } from "../../http/httpError.ts";
import { rememberKnownBrowser } from "./browsers.repo.ts";
import { closeCode, closeCodesOf } from "./codes.repo.ts";
import { guessCode, mailCode, newCode, pauseOf, refuseUnsent } from "./codes.service.ts";
import type { Requester, Code, CodeOutcome } from "./codes.service.ts";
import { offerUndo } from "./emailUndo.service.ts";
import { consumeQuota } from "./quotas.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { proofMail, userMessages } from "./userMessages.rules.ts";
import type { ProofMail } from "./userMessages.rules.ts";
import { emailKey, findOwner, isSameEmail, lockUser, updateUser } from "./users.repo.ts";
import type { UserRow } from "./users.repo.ts";

export const PROOF_PATH = "/api/users/prove-email";

/** Errors: 409 another account has proved the email address. */
export const refuseOwned = async (tx: Db, email: string, userId?: string): Promise<void> => {
  const owner = await findOwner(tx, email);
  if (owner && owner.id !== userId) throw problem(409, "email_taken", userMessages.emailTaken);
};

/** Mails a code to the unproved email address of an account, or returns why not. */
export const mailProof = async (
  tx: Db,
  context: Context,
  requester: Requester,
  code: Code,
  { id, email }: UserRow,
  kind: ProofMail,
): Promise<CodeOutcome> => {
  const shopUrl = shopUrlOf(context.config);
  const brand = await readBrand(tx, context.config);
  const linkOf = (text: string): string | null =>
    shopUrl === undefined ? null : new URL(`${PROOF_PATH}?code=${text}`, shopUrl).href;
  return mailCode(tx, context, requester, code, {
    purpose: "proof",
    email,
    userId: id,
    isOwners: false,
    mail: (text) => proofMail(email, kind, text, linkOf(text), shopUrl, brand),
  });
};

/**
 * Mails another code for the email address of an account, once a minute. Returns whether the email address is proved
 * already, so that none was sent. Errors: 401 the account no longer exists, 409 as `refuseOwned`, 429 too soon after
 * another code, or too many today.
 */
export const askForProof = async (
  context: Context,
  userId: string,
  requester: Requester,
): Promise<"sent" | "proved"> => {
  // Counts before the expensive hash.
  const pause = pauseOf(context, `proof pause ${userId}`);
  if (!(await consumeQuota(context.db.write, pause, context.clock.now()))) refuseUnsent("too_soon");
  const code = await newCode();
  return transact(context.db.write, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw httpError(401, userMessages.loginRequired);
    if (isSameEmail(user.email, user.provedEmail)) return "proved";
    await refuseOwned(tx, user.email, user.id);
    refuseUnsent(await mailProof(tx, context, requester, code, user, "requested"));
    return "sent";
  });
};

interface ProofGuess extends Requester {
  code: string;
  /** The account that is logged in. Undefined for whichever account requested the code in this browser. */
  userId?: string;
}

/**
 * Proves the email address of an account by the code that was mailed there, in the browser that requested it. Returns
 * the account's id and notifies the previous email address. The same code again changes nothing. Errors: 400 wrong code,
 * 409 another account has proved the address, 429 too many guesses.
 */
export const proveEmail = async (
  context: Context,
  { browserHash, source, code, userId }: ProofGuess,
): Promise<string> => {
  const owner = { purpose: "proof" as const, browserHash, ...(userId && { userId }) };
  const row = await guessCode(context, source, owner, code);
  return transact(context.db.write, async (tx) => {
    const now = context.clock.now();
    const user = row?.userId ? await lockUser(tx, row.userId) : undefined;
    const isGood =
      row !== undefined &&
      user !== undefined &&
      emailKey(user.email) === row.email &&
      ((await closeCode(tx, row.id, now)) || isSameEmail(user.email, user.provedEmail));
    if (!isGood) throw problem(400, "wrong_code", userMessages.codeWrong);
    const { id, email, provedEmail } = user;
    if (isSameEmail(email, provedEmail)) return id;
    await updateUser(tx, id, { provedEmail: email });
    await closeCodesOf(tx, id, now);
    await rememberKnownBrowser(tx, id, browserHash, now);
    if (provedEmail !== null) await offerUndo(tx, context, { id, provedEmail }, "done");
    return id;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? problem(409, "email_taken", userMessages.emailTaken) : error;
  });
};
