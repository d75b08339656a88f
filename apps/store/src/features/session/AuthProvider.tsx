import { calls } from "@pallu/contract";
import type { UserAnswer } from "@pallu/contract";
import { createContext, useContext, useEffect, useMemo, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useSWRConfig } from "swr";
import { request } from "../../platform/api.ts";
import { forgetDraft } from "../../platform/drafts.ts";
import { isPersonalKey } from "../../platform/personalData.ts";
import { useStoredValue } from "../../platform/useStoredValue.ts";
import { clearSession, parseUser, storeSession } from "./session.ts";
import type { SessionUser } from "./session.ts";

export interface Auth {
  /** Goes by the stored token alone (AUTH-53). */
  loggedIn: boolean;
  token: string | null;
  /** Absent without an id or with unreadable JSON (AUTH-55, AUTH-56). */
  user: SessionUser | null;
  login: (token: string, user: UserAnswer) => void;
  /** Ends the session here at once and on the server as soon as it answers. */
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

const logout = (): void => {
  // Another API host may not know the call: the session of this browser ends all the same.
  request(calls.logout).catch((error: unknown) =>
    console.info("The server did not end the session", error),
  );
  clearSession();
};

export const AuthProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const token = useStoredValue("token");
  const stored = useStoredValue("user");
  const user = useMemo(() => parseUser(stored), [stored]);
  const userId = user?.id;
  const { mutate } = useSWRConfig();

  const last = useRef(userId);
  useEffect(() => {
    const left = last.current;
    last.current = userId;
    if (left === undefined || left === userId) return;
    // What was read for the person who left; the answers that are still on their way are dropped, too.
    void mutate((key) => isPersonalKey(key, left), undefined);
    forgetDraft();
  }, [mutate, userId]);

  const auth = useMemo<Auth>(
    () => ({ loggedIn: Boolean(token), token, user, login: storeSession, logout }),
    [token, user],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
};

/** Throws outside its provider (ERR-23). */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within AuthProvider");
  return auth;
};
