import { isEmail } from "@pallu/contract";
import { isCommon } from "./commonPasswords.rules.ts";
import { userMessages } from "./users.messages.ts";

const SHORTEST = 8;
const LONGEST = 128;

/** Why an address cannot be used, or null. */
export const refuseEmail = (email: string): string | null =>
  isEmail(email) ? null : userMessages.emailInvalid;

/** As two passwords count as equal here: however they are spelt in Unicode and in whatever case. */
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Why a password cannot be used, or null: its length in characters, or that it is the first anybody would try,
 * namely a common one or the owner's own address or name.
 */
export const refusePassword = async (
  password: string,
  { email, username = "" }: { email: string; username?: string },
): Promise<string | null> => {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < SHORTEST) return userMessages.passwordShort;
  if (length > LONGEST) return userMessages.passwordLong;
  const word = plain(password);
  if (await isCommon(word)) return userMessages.passwordCommon;
  return [email, username].map(plain).includes(word) ? userMessages.passwordOwn : null;
};
