import { readUser, sameId } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import { readItem, removeItem, writeItem } from "../../platform/storage.ts";

export type SessionUser = UserAnswer & { id: Id };

const tokenKey = "token";
const userKey = "user";

export const parseUser = (stored: string | null): SessionUser | null => {
  if (!stored) return null;
  try {
    return readUser(JSON.parse(stored));
  } catch {
    return null;
  }
};

/** The user as storage has it now, for decisions at the moment of a click (VAL-11, WISH-16). */
export const storedUser = (): SessionUser | null => parseUser(readItem(userKey));

/** Whether this is still the person of the session, for an answer that comes late. */
export const isLoggedIn = (id: Id): boolean => sameId(storedUser()?.id, id);

/** Starts a session in this browser (AUTH-09, AUTH-10). */
export const storeSession = (token: string, user: UserAnswer): void => {
  // Other tabs hear of each step: nobody's token may stand beside somebody else's user.
  removeItem(tokenKey);
  writeItem(userKey, JSON.stringify(user));
  writeItem(tokenKey, token);
};

/** Ends the session in this browser (AUTH-58, AUTH-59). */
export const clearSession = (): void => {
  removeItem(tokenKey);
  removeItem(userKey);
};
