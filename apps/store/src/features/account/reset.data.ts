import type { MessageResponse } from "@pallu/contract";
import { api, HttpError, withText } from "../../platform/data/api.ts";
import { accountFault, accountMessages } from "./accountMessages.ts";

export interface ResetOutcome {
  done: boolean;
  /** The server's message, else the specified text. */
  message: string;
  /** The step was refused because its code was sent a moment ago, and is still valid. */
  isUnderWay?: boolean;
}

interface Words {
  done: string;
  refused?: string;
}

/** Treats any 2xx response as success, even with an unreadable body. Never rejects. */
const attempt = async (
  sent: Promise<MessageResponse | null>,
  words: Words,
): Promise<ResetOutcome> => {
  try {
    const response = await sent;
    return { done: true, message: withText(response)?.message || words.done };
  } catch (error) {
    return error instanceof SyntaxError
      ? { done: true, message: words.done }
      : {
          done: false,
          message: accountFault(error, words.refused),
          isUnderWay: error instanceof HttpError && error.body?.code === "too_soon",
        };
  }
};

/** Sends only the email (API-41). */
export const sendOtp = (email: string): Promise<ResetOutcome> =>
  attempt(api.forgotPassword({ body: { email } }), { done: accountMessages.otpSent });

/** Sends only email and code (API-42). A valid code authorises this browser to set a new password. */
export const verifyOtp = (email: string, otp: string): Promise<ResetOutcome> =>
  attempt(api.verifyOtp({ body: { email, otp } }), {
    done: accountMessages.otpVerified,
    refused: accountMessages.otpInvalid,
  });

/** Sends only email and new password, neither the code nor the repeated password (API-43). */
export const resetPassword = (email: string, newPassword: string): Promise<ResetOutcome> =>
  attempt(api.resetPassword({ body: { email, newPassword } }), {
    done: accountMessages.passwordReset,
  });
