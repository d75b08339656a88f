import { calls } from "@pallu/contract";
import type { Call, MessageAnswer } from "@pallu/contract";
import { request } from "../../platform/api.ts";
import { accountFault, accountMessages } from "./account.messages.ts";

export interface ResetOutcome {
  done: boolean;
  /** The server's words, else those of the specification. */
  message: string;
}

interface Words {
  done: string;
  refused?: string;
}

/** Any answer of success counts, readable or not; never rejects. */
const attempt = async (call: Call, body: object, words: Words): Promise<ResetOutcome> => {
  try {
    const answer = (await request(call, { body })) as MessageAnswer | null;
    return { done: true, message: answer?.message || words.done };
  } catch (error) {
    return error instanceof SyntaxError
      ? { done: true, message: words.done }
      : { done: false, message: accountFault(error, words.refused) };
  }
};

/** Sends exactly the email (API-41). */
export const sendOtp = (email: string): Promise<ResetOutcome> =>
  attempt(calls.forgotPassword, { email }, { done: accountMessages.otpSent });

/** Sends exactly the two (API-42); a good code lets this browser set a new password (decision 8). */
export const verifyOtp = (email: string, otp: string): Promise<ResetOutcome> =>
  attempt(
    calls.verifyOtp,
    { email, otp },
    { done: accountMessages.otpVerified, refused: accountMessages.otpInvalid },
  );

/** Sends exactly the two, neither the code nor the repeated password (API-43). */
export const resetPassword = (email: string, newPassword: string): Promise<ResetOutcome> =>
  attempt(calls.resetPassword, { email, newPassword }, { done: accountMessages.passwordReset });
