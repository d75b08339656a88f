import { typedCode } from "@pallu/contract";
import { useState } from "react";
import { accountMessages } from "../../features/account/accountMessages.ts";
import { resetPassword, sendOtp, verifyOtp } from "../../features/account/reset.data.ts";
import type { ResetOutcome } from "../../features/account/reset.data.ts";

export type Step = "email" | "otp" | "reset";

export interface ResetFields {
  email: string;
  otp: string;
  password: string;
  confirmed: string;
}

const nothing: ResetFields = { email: "", otp: "", password: "", confirmed: "" };

const send: Record<Step, (fields: ResetFields) => Promise<ResetOutcome>> = {
  email: ({ email }) => sendOtp(email),
  otp: ({ email, otp }) => verifyOtp(email, otp),
  reset: ({ email, password }) => resetPassword(email, password),
};

const after: Record<Step, Step> = { email: "otp", otp: "reset", reset: "email" };

export interface Reset {
  step: Step;
  fields: ResetFields;
  busy: boolean;
  /** Result of the last step, until the next one is sent. */
  outcome: ResetOutcome | null;
  /** Success message of the reset. The form is back at its first step by then. */
  success: string | null;
  change: (field: Partial<ResetFields>) => void;
  /** Sends the step with the values of its fields by their names. */
  submit: (typed: Record<string, string>) => Promise<void>;
  /** Returns to the first step and keeps the email. */
  startAgain: () => void;
}

/** Holds the three steps of the reset, one call each (AUTH-33 to AUTH-52). */
export const useReset = (): Reset => {
  const [step, setStep] = useState<Step>("email");
  const [fields, setFields] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || success !== null) return;
    const sent: ResetFields = {
      email: typed["email"] ?? fields.email,
      otp: typedCode(typed["otp"] ?? fields.otp),
      password: typed["new-password"] ?? fields.password,
      confirmed: typed["confirm-password"] ?? fields.confirmed,
    };
    // Read from the form: a script may have filled it.
    setFields(sent);
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
      setFields(nothing);
      setSuccess(came.message);
    }
  };

  return {
    step,
    fields,
    busy,
    outcome,
    success,
    change: (field) => setFields((before) => ({ ...before, ...field })),
    submit,
    startAgain: () => {
      setStep("email");
      setOutcome(null);
      setFields(({ email }) => ({ ...nothing, email }));
    },
  };
};
