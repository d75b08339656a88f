import { addressOf, calls } from "@pallu/contract";
import type { Id, UserAnswer } from "@pallu/contract";
import { readJson, request } from "../../platform/api.ts";
import { usePersonalData } from "../../platform/personalData.ts";
import type { LoadState } from "../../platform/personalData.ts";
import { writeItem } from "../../platform/storage.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { isLoggedIn, storedUser } from "../session/session.ts";

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
const storeUser = (userId: Id, answer: object): void => {
  const now = storedUser();
  if (!now || !isLoggedIn(userId)) return;
  writeItem("user", JSON.stringify({ ...now, ...answer, id: now.id, password: undefined }));
};

const readProfile = async (address: string, token: string | null): Promise<UserAnswer> => {
  const answer = await readJson(address, { authorization: `Bearer ${token}` });
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new SyntaxError("The answer was no user");
  return answer;
};

export interface Profile {
  state: LoadState;
  user: UserAnswer | undefined;
  /** Resolves when the answer, good or bad, is there. */
  reload: () => Promise<unknown>;
  /**
   * Sends exactly the three fields and reads the user again (API-38, PROF-14). False when the server kept nothing, null when the person left before its answer came.
   */
  save: (fields: ProfileFields) => Promise<boolean | null>;
}

/** The account of the person who is logged in, which takes a stored user id and a token (ROL-05, ROL-06, API-36). */
export const useProfile = (): Profile => {
  const { user, token } = useAuth();
  const address = user && token ? addressOfUser(user.id) : null;
  const { state, data, reload, confirm } = usePersonalData<UserAnswer>(
    "profile",
    user?.id,
    address,
    {
      read: ([at]) => readProfile(at, token),
      // Not while reading: the answer of a read that was overtaken must not be kept.
      onSuccess: (answer) => user && storeUser(user.id, answer),
      // Each of the two pages reads for itself, however soon one follows the other.
      dedupingInterval: 0,
    },
  );

  const save = async (fields: ProfileFields): Promise<boolean | null> => {
    if (!user || !token) return false;
    const { username, phonenumber, email } = fields;
    const saved = await request(calls.updateUser, {
      params: { id: user.id },
      body: { username, phonenumber, email },
      bearer: token,
    }).then(
      () => true,
      () => false,
    );
    if (!isLoggedIn(user.id)) return null;
    if (saved) await confirm((before) => ({ ...before, username, phonenumber, email }));
    return saved;
  };

  return { state, user: data, reload, save };
};
