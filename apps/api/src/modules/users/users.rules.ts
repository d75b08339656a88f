import { isEmail } from "@pallu/contract";
import { userMessages } from "./users.messages.ts";

const SHORTEST = 8;
const LONGEST = 128;

/** Why an address cannot be used, or null. */
export const refuseEmail = (email: string): string | null =>
  isEmail(email) ? null : userMessages.emailInvalid;

/** Why a password cannot be used, or null; length is counted in characters, and there is no other rule. */
export const refusePassword = (password: string): string | null => {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < SHORTEST) return userMessages.passwordShort;
  return length > LONGEST ? userMessages.passwordLong : null;
};
