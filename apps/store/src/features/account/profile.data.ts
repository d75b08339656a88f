import { addressOf, calls } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import { absoluteAddress, HttpError, readJson } from "../../platform/api.ts";
import { writeItem } from "../../platform/storage.ts";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { storedUser } from "../session/session.ts";

/** What a person may change of the account, by its names on the wire (ENT-31). */
export interface ProfileFields {
  username: string;
  phonenumber: string;
  email: string;
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const addressOfUser = (id: Id): string => addressOf(calls.getUser, { id });

/**
 * Keeps what the server says of the person who is logged in here (API-37). The id stays the session's, so that an
 * answer without one logs nobody out; a password is never stored (ENT-32); and an answer that comes after a logout
 * or a change of person is not kept.
 */
export const storeUser = (address: string, answer: object): void => {
  const now = storedUser();
  if (!now || addressOfUser(now.id) !== address) return;
  writeItem("user", JSON.stringify({ ...now, ...answer, id: now.id, password: undefined }));
};

const readProfile = async ([address, token]: [string, string]): Promise<UserAnswer> => {
  const answer = await readJson(address, bearer(token));
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new SyntaxError("The answer was no user");
  storeUser(address, answer);
  return answer;
};

/** A call that a bearer token vouches for needs neither the cookie nor the token against other sites. */
const sendProfile = async (address: string, token: string, fields: ProfileFields) => {
  const { username, phonenumber, email } = fields;
  const response = await fetch(absoluteAddress(address), {
    method: calls.updateUser.method,
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ username, phonenumber, email }),
  });
  if (!response.ok) throw new HttpError(response.status, null);
};

export interface Profile {
  state: "visitor" | "loading" | "error" | "ready";
  user: UserAnswer | undefined;
  /** Resolves when the answer, good or bad, is there. */
  reload: () => Promise<unknown>;
  /** Sends exactly the three fields and reads the user again (API-38, PROF-14). False when the server kept nothing. */
  save: (fields: ProfileFields) => Promise<boolean>;
}

/** The account of the person who is logged in, which takes a stored user id and a token (ROL-05, ROL-06, API-36). */
export const useProfile = (): Profile => {
  const { user, token } = useAuth();
  const key: [string, string] | null = user && token ? [addressOfUser(user.id), token] : null;
  const { data, error, mutate } = useSWR<UserAnswer, unknown, typeof key>(key, readProfile, {
    // Each of the two pages reads for itself, however soon one follows the other.
    dedupingInterval: 0,
    onError: (reason) => console.error("Error fetching profile", reason),
  });

  const save = async (fields: ProfileFields): Promise<boolean> => {
    if (!key) return false;
    try {
      await sendProfile(...key, fields);
    } catch {
      return false;
    }
    await mutate();
    return true;
  };

  return {
    state: !key
      ? "visitor"
      : data !== undefined
        ? "ready"
        : error !== undefined
          ? "error"
          : "loading",
    user: data,
    reload: () => mutate(),
    save,
  };
};

/**
 * Logs 'User not logged in' once for each visit without a stored user id or without a token (ROL-06 to ROL-08).
 * Who logs out on the page has been logged in, and is not logged.
 */
export const useMemberLog = (): void => {
  const { user, token } = useAuth();
  const hydrated = useHydrated();
  const decided = useRef(false);
  const known = Boolean(user && token);

  useEffect(() => {
    if (!hydrated || decided.current) return;
    decided.current = true;
    if (!known) console.info("User not logged in");
  }, [hydrated, known]);
};
