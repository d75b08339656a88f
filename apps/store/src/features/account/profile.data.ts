import { callPath, calls } from "@pallu/contract";
import type { Id, PageBodyOf, UserResponse } from "@pallu/contract";
import { api } from "../../platform/data/api.ts";
import { usePersonalData } from "../../platform/data/personalData.ts";
import { writeItem } from "../../platform/data/storage.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import {
  asUser,
  isLoggedIn,
  SessionExpiredError,
  storedUser,
} from "../../platform/data/session.ts";

/** Editable fields of the account, under their names in the API (ENT-31). */
export type ProfileFields = PageBodyOf<"updateUser">;

const userPath = (id: Id): string => callPath(calls.getUser, { id });

/**
 * Merges the server's user into the stored one (API-37).
 * The stored id is kept, so a response without an id does not log the user out. Passwords are never stored (ENT-32).
 * Responses that arrive after a logout or a change of user are dropped.
 */
const storeUser = (userId: Id, response: object): void => {
  const now = storedUser();
  if (!now || !isLoggedIn(userId)) return;
  writeItem("user", JSON.stringify({ ...now, ...response, id: now.id, password: undefined }));
};

/** Sent by the profile calls only (API-36, API-38, API-50). */
const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

const readProfile = async (address: string, token: string | null): Promise<UserResponse> => {
  const response = await api.read(address, { headers: bearer(token) });
  if (typeof response !== "object" || response === null || Array.isArray(response))
    throw new SyntaxError("The response is not a user object");
  return response;
};

export type Profile = ReturnType<typeof useProfile>;

/** Reads the account of the logged-in user. Requires a stored user id and a token (ROL-05, ROL-06, API-36). */
export const useProfile = () => {
  const { user, token } = useAuth();
  const address = user && token ? userPath(user.id) : null;
  const { state, data, reload, confirm } = usePersonalData<UserResponse>(
    "profile",
    user?.id,
    address,
    {
      read: ([at]) => readProfile(at, token),
      // `onSuccess` and not `read`: SWR drops the response of a superseded request.
      onSuccess: (response) => user && storeUser(user.id, response),
      // Each of the two pages sends its own request, even in quick succession.
      dedupingInterval: 0,
    },
  );

  /**
   * Sends only the three fields, then reads the user again (API-38, PROF-14).
   * Resolves to false if the server rejected the change, to null if the user logged out before the response.
   */
  const save = async (fields: ProfileFields): Promise<boolean | null> => {
    if (!user || !token) return false;
    const { username, phonenumber, email } = fields;
    let hasEnded = false;
    const saved = await asUser(() =>
      api.updateUser({
        params: { id: user.id },
        body: { username, phonenumber, email },
        headers: bearer(token),
      }),
    ).then(
      () => true,
      (error: unknown) => {
        hasEnded = error instanceof SessionExpiredError;
        return false;
      },
    );
    if (!isLoggedIn(user.id)) return hasEnded ? false : null;
    if (saved) await confirm((before) => ({ ...before, username, phonenumber, email }));
    return saved;
  };

  return { state, user: data, reload, save };
};
