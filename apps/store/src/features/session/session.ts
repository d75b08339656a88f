import { readUser, sameId } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import { readItem, removeItem, writeItem } from "../../platform/data/storage.ts";

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

/** Reads the stored user at the moment of a click (VAL-11, WISH-16). */
export const storedUser = (): SessionUser | null => parseUser(readItem(userKey));

/** Returns whether the user is still logged in, for responses that arrive late. */
export const isLoggedIn = (id: Id): boolean => sameId(storedUser()?.id, id);

/** Stores the session (AUTH-09, AUTH-10). */
export const storeSession = (token: string, user: UserAnswer): void => {
  // Other tabs observe each write: the old token must never be paired with the new user, and a person who logs in again
  // must not be taken for a visitor.
  const known = storedUser();
  if (!known || !sameId(known.id, readUser(user)?.id)) removeItem(tokenKey);
  writeItem(userKey, JSON.stringify(user));
  writeItem(tokenKey, token);
};

/** Removes the session (AUTH-58, AUTH-59). */
export const clearSession = (): void => {
  removeItem(tokenKey);
  removeItem(userKey);
};
