import { addressOf, calls } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import useSWR from "swr";
import { readJson, request } from "../../platform/api.ts";
import { personalState } from "../../platform/personalState.ts";
import type { PersonalState } from "../../platform/personalState.ts";
import { writeItem } from "../../platform/storage.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { storedUser } from "../session/session.ts";

/** What a person may change of the account, by its names on the wire (ENT-31). */
export interface ProfileFields {
  username: string;
  phonenumber: string;
  email: string;
}

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
  const answer = await readJson(address, { authorization: `Bearer ${token}` });
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new SyntaxError("The answer was no user");
  storeUser(address, answer);
  return answer;
};

export interface Profile {
  state: PersonalState;
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
    if (!user || !token) return false;
    const { username, phonenumber, email } = fields;
    try {
      await request(calls.updateUser, {
        params: { id: user.id },
        body: { username, phonenumber, email },
        bearer: token,
      });
    } catch {
      return false;
    }
    await mutate();
    return true;
  };

  return {
    state: personalState(key ?? undefined, data, error),
    user: data,
    reload: () => mutate(),
    save,
  };
};
