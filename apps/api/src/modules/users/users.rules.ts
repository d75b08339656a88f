import { isEmail } from "@pallu/contract";
import { isCommon } from "./commonPasswords.rules.ts";
import { userMessages } from "./userMessages.rules.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Returns why an email address is unacceptable, or null. */
export const refuseEmail = (email: string): string | null =>
  isEmail(email) ? null : userMessages.emailInvalid;

/** Normalizes a password for comparison: Unicode form and letter case do not matter. */
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Returns why a password is unacceptable, or null. Checks the length in characters, common passwords, and the owner's
 * own email address and name.
 */
export const refusePassword = async (
  password: string,
  { email, username = "" }: { email: string; username?: string },
): Promise<string | null> => {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < MIN_LENGTH) return userMessages.passwordShort;
  if (length > MAX_LENGTH) return userMessages.passwordLong;
  const word = plain(password);
  if (await isCommon(word)) return userMessages.passwordCommon;
  return [email, username].map(plain).includes(word) ? userMessages.passwordOwn : null;
};
