import { readUser, sameId } from "@pallu/contract";
import type { Id, UserResponse } from "@pallu/contract";
import { HttpError } from "./api.ts";
import { readItem, removeItem, writeItem } from "./storage.ts";

export type SessionUser = UserResponse & { id: Id };

const tokenKey = "token";
const userKey = "user";
/** Storage key of the id of the person whose session the server has ended, until a login or a logout. */
export const expiredKey = "expired";

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
export const storeSession = (token: string, user: UserResponse): void => {
  // Other tabs observe each write: the old token must never be paired with the new user, and a person who logs in again
  // must not be taken for a visitor.
  const known = storedUser();
  if (!known || !sameId(known.id, readUser(user)?.id)) removeItem(tokenKey);
  writeItem(userKey, JSON.stringify(user));
  writeItem(tokenKey, token);
  removeItem(expiredKey);
};

/** The last session that the server has ended. Null after a logout. */
let expired: string | null = null;

/** Removes the session (AUTH-58, AUTH-59). */
export const clearSession = (): void => {
  expired = null;
  removeItem(tokenKey);
  removeItem(userKey);
  removeItem(expiredKey);
};

/** Removes a session that the server has ended. All tabs keep what its person typed: it is no logout. */
const expireSession = (session: string): void => {
  writeItem(expiredKey, String(storedUser()?.id));
  expired = session;
  removeItem(tokenKey);
  removeItem(userKey);
};

const currentSession = (): string => `${readItem(tokenKey)} ${storedUser()?.id}`;

/** A 401 to a request of the logged-in user: the server has ended the session. */
export class SessionExpiredError extends HttpError {}

/**
 * Sends a request of the logged-in user. A 401 removes the session and rejects with SessionExpiredError, unless it
 * belongs to a session that somebody has left: it is late.
 */
export const asUser = async <Body>(send: () => Promise<Body>): Promise<Body> => {
  const session = currentSession();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    if (currentSession() === session) expireSession(session);
    if (expired !== session) throw error;
    throw new SessionExpiredError(error.status, error.body);
  }
};

/** Whether the browser keeps cookies of this site. `navigator.cookieEnabled` is true in WebKitGTK when it refuses them. */
export const keepsCookies = (): boolean => {
  try {
    document.cookie = "kept=1; SameSite=Strict";
    const isKept = document.cookie.includes("kept=1");
    document.cookie = "kept=1; Max-Age=0";
    return isKept;
  } catch {
    return false;
  }
};
