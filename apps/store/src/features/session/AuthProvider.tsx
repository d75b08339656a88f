import { calls } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useSWRConfig } from "swr";
import { request } from "../../platform/api.ts";
import { forgetDraftsOfOthers } from "../../platform/drafts.ts";
import { isOfAnother } from "../../platform/personalData.ts";
import { useStoredValue } from "../../platform/useStoredValue.ts";
import { clearSession, parseUser, storedUser, storeSession } from "./session.ts";
import type { SessionUser } from "./session.ts";

export interface Auth {
  /** Goes by the stored token alone (AUTH-53). */
  loggedIn: boolean;
  token: string | null;
  /** Absent without an id or with unreadable JSON (AUTH-55, AUTH-56). */
  user: SessionUser | null;
  /** How many people have left in this tab, by a logout or for somebody else. */
  departures: number;
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

/** Counts a person who was known as gone; the first person after a visit without one is no departure. */
const useDepartures = (userId: Id | undefined): number => {
  const [last, setLast] = useState({ userId, departures: 0 });
  if (last.userId === userId) return last.departures;
  const departures = last.departures + (last.userId === undefined ? 0 : 1);
  setLast({ userId, departures });
  return departures;
};

export const AuthProvider = ({ children }: { children: ReactNode }): ReactElement => {
  const token = useStoredValue("token");
  const stored = useStoredValue("user");
  const user = useMemo(() => parseUser(stored), [stored]);
  const userId = user?.id;
  const departures = useDepartures(userId);
  const { mutate } = useSWRConfig();

  useEffect(() => {
    // Also drops the answers that are still on their way. Storage is asked, as hydration begins without anybody.
    const person = storedUser()?.id;
    void mutate((key) => isOfAnother(key, person), undefined);
    forgetDraftsOfOthers(person);
  }, [mutate, userId]);

  const auth = useMemo<Auth>(
    () => ({ loggedIn: Boolean(token), token, user, departures, login: storeSession, logout }),
    [token, user, departures],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
};

/** Throws outside its provider (ERR-23). */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within AuthProvider");
  return auth;
};
