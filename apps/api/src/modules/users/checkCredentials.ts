import { isEmail } from "@pallu/contract";
import { problem } from "../../http/httpError.ts";
import { isCommon } from "./commonPasswords.rules.ts";
import { userMessages } from "./userMessages.rules.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Errors: 400 invalid email address. */
export const checkEmail = (email: string): void => {
  if (!isEmail(email)) throw problem(400, "invalid", userMessages.emailInvalid);
};

/** Normalizes a password for comparison: Unicode form and letter case do not matter. */
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const refusalOf = async (
  password: string,
  owner: { email: string; username?: string },
): Promise<string | null> => {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < MIN_LENGTH) return userMessages.passwordShort;
  if (length > MAX_LENGTH) return userMessages.passwordLong;
  const word = plain(password);
  if (await isCommon(word)) return userMessages.passwordCommon;
  return [owner.email, owner.username ?? ""].map(plain).includes(word)
    ? userMessages.passwordOwn
    : null;
};

/**
 * Errors: 400 unacceptable password. Checks the length in characters, common passwords, and the owner's own email address
 * and name.
 */
export const checkPassword = async (
  password: string,
  owner: { email: string; username?: string },
): Promise<void> => {
  const refusal = await refusalOf(password, owner);
  if (refusal !== null) throw problem(400, "weak_password", refusal);
};
