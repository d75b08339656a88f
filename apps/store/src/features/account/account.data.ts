import type { PageBodyOf, UserResponse } from "@pallu/contract";
import { api, withText } from "../../platform/data/api.ts";
import { accountFault, accountMessages } from "./accountMessages.ts";

export type LoginOutcome =
  | { kind: "loggedIn"; token: string; user: UserResponse }
  | { kind: "refused"; message: string };

/** Sends only email and password (API-39). Never rejects. */
export const sendLogin = async (email: string, password: string): Promise<LoginOutcome> => {
  try {
    const response = await api.login({ body: { email, password } });
    if (typeof response?.token !== "string" || !response.user)
      return { kind: "refused", message: accountMessages.wentWrong };
    return { kind: "loggedIn", token: response.token, user: response.user };
  } catch (error) {
    return { kind: "refused", message: accountFault(error) };
  }
};

export type RegisterOutcome =
  | { kind: "registered"; message: string }
  | { kind: "refused"; message: string };

/** Sends only the four fields (API-40). Never rejects. */
export const sendRegistration = async (
  registration: PageBodyOf<"register">,
): Promise<RegisterOutcome> => {
  try {
    const response = await api.register({ body: registration });
    return {
      kind: "registered",
      message: withText(response)?.message || accountMessages.registered,
    };
  } catch (error) {
    return { kind: "refused", message: accountFault(error) };
  }
};
