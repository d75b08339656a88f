import { createContext, useContext, useEffect, useMemo, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useSWRConfig } from "swr";
import { api } from "../../platform/data/api.ts";
import { forgetDraft } from "../../platform/data/drafts.ts";
import { isPersonalKey } from "../../platform/data/personalData.ts";
import { useStoredValue } from "../../platform/data/useStoredValue.ts";
import { clearSession, expiredKey, parseUser, storeSession } from "../../platform/data/session.ts";
import type { SessionUser } from "../../platform/data/session.ts";

/** The last logout. Its late response would clear the cookie of a login that came after it. */
let ending: AbortController | null = null;

/** Ends the local session at once and asks the server to end it. */
const logout = (): void => {
  const aborter = new AbortController();
  ending = aborter;
  // Other API hosts may not implement the call; the local session ends anyway.
  // Without keepalive: Chromium goes on with such a request although it was aborted.
  api.logout({ signal: aborter.signal }).catch((error: unknown) => {
    if (!aborter.signal.aborted) console.info("The server did not end the session", error);
  });
  clearSession();
};

const authOf = (token: string | null, user: SessionUser | null, person: string | null) => ({
  /** True if a token is stored (AUTH-53). */
  loggedIn: Boolean(token),
  token,
  /** Null without an id or with invalid JSON (AUTH-55, AUTH-56). */
  user,
  /** Id of the user, or of the one whose session the server has ended: what they typed may stay on the screen. */
  person,
  login: storeSession,
  logout,
});

export type Auth = ReturnType<typeof authOf>;

const AuthContext = createContext<Auth | null>(null);

export const AuthProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const token = useStoredValue("token");
  const stored = useStoredValue("user");
  const user = useMemo(() => parseUser(stored), [stored]);
  const userId = user?.id;
  const expired = useStoredValue(expiredKey);
  const person = userId === undefined ? expired : String(userId);
  const { mutate } = useSWRConfig();

  const last = useRef({ userId, person });
  useEffect(() => {
    // A login, in any tab, has ended the session before it.
    if (userId !== undefined) ending?.abort();
    const { userId: leftId, person: leftPerson } = last.current;
    last.current = { userId, person };
    // Clears the previous user's data and drops pending responses.
    if (leftId !== undefined && leftId !== userId)
      void mutate((key) => isPersonalKey(key, leftId), undefined);
    // Who logs in again finds what was typed. Anybody else does not.
    if (leftPerson !== null && leftPerson !== person) forgetDraft("draft", "account draft");
  }, [mutate, userId, person]);

  const auth = useMemo(() => authOf(token, user, person), [token, user, person]);
  return <AuthContext value={auth}>{children}</AuthContext>;
};

/** Throws if used outside its provider (ERR-23). */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within AuthProvider");
  return auth;
};
