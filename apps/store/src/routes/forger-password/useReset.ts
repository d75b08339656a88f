import { typedCode } from "@pallu/contract";
import { useState } from "react";
import { accountMessages } from "../../features/account/accountMessages.ts";
import { resetPassword, sendOtp, verifyOtp } from "../../features/account/reset.data.ts";
import type { ResetOutcome } from "../../features/account/reset.data.ts";

export type Step = "email" | "otp" | "reset";

interface ResetFields {
  email: string;
  otp: string;
  password: string;
  confirmed: string;
}

const send: Record<Step, (fields: ResetFields) => Promise<ResetOutcome>> = {
  email: ({ email }) => sendOtp(email),
  otp: ({ email, otp }) => verifyOtp(email, otp),
  reset: ({ email, password }) => resetPassword(email, password),
};

const after: Record<Step, Step> = { email: "otp", otp: "reset", reset: "email" };

export type Reset = ReturnType<typeof useReset>;

/** Holds the three steps of the reset, one call each (AUTH-33 to AUTH-52). */
export const useReset = () => {
  const [step, setStep] = useState<Step>("email");
  /** The email of the first step, which all steps send. */
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  /** Result of the last step, until the next one is sent. */
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null);
  /** Success message of the reset. The form is back at its first step by then. */
  const [success, setSuccess] = useState<string | null>(null);

  /** Sends the step with the values of its fields by their names. */
  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || success !== null) return;
    const sent: ResetFields = {
      email: typed["email"] ?? email,
      otp: typedCode(typed["otp"] ?? ""),
      password: typed["new-password"] ?? "",
      confirmed: typed["confirm-password"] ?? "",
    };
    setEmail(sent.email);
    if (step === "reset" && sent.password !== sent.confirmed) {
      setOutcome({ done: false, message: accountMessages.passwordsDiffer });
      return;
    }
    setBusy(true);
    setOutcome(null);
    const came = await send[step](sent);
    setBusy(false);
    if (!came.done || step !== "reset") setOutcome(came);
    if (!came.done) return;
    setStep(after[step]);
    if (step === "reset") {
      setEmail("");
      setSuccess(came.message);
    }
  };

  return {
    step,
    email,
    busy,
    outcome,
    success,
    submit,
    /** Returns to the first step and keeps the email. */
    startAgain: (): void => {
      setStep("email");
      setOutcome(null);
    },
  };
};
