import { typedCode } from "@pallu/contract";
import { useHydrated } from "@pallu/ui";
import { useMemo, useState } from "react";
import { accountMessages } from "../../features/account/accountMessages.ts";
import { resetPassword, sendOtp, verifyOtp } from "../../features/account/reset.data.ts";
import type { ResetOutcome } from "../../features/account/reset.data.ts";
import { keepReset, readReset } from "./keptReset.ts";
import type { KeptReset, Step } from "./keptReset.ts";

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

const start: KeptReset = { step: "email", email: "" };

export type Reset = ReturnType<typeof useReset>;

/** Holds the three steps of the reset, one call each (AUTH-33 to AUTH-52). */
export const useReset = () => {
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? readReset() : null), [hydrated]);
  const [current, setCurrent] = useState<KeptReset>();
  /** The email of the first step, which all steps send. */
  const { step, email } = current ?? kept ?? start;
  const [busy, setBusy] = useState(false);
  /** Result of the last step, until the next one is sent. */
  const [outcome, setOutcome] = useState<ResetOutcome | null>(null);
  /** Success message of the reset. The form is back at its first step by then. */
  const [success, setSuccess] = useState<string | null>(null);

  const goTo = (next: KeptReset): void => {
    setCurrent(next);
    keepReset(next);
  };

  /** Sends the step with the values of its fields by their names. */
  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || success !== null) return;
    const sent: ResetFields = {
      email: typed["email"] ?? email,
      otp: typedCode(typed["otp"] ?? ""),
      password: typed["new-password"] ?? "",
      confirmed: typed["confirm-password"] ?? "",
    };
    setCurrent({ step, email: sent.email });
    if (step === "reset" && sent.password !== sent.confirmed) {
      setOutcome({ done: false, message: accountMessages.passwordsDiffer });
      return;
    }
    setBusy(true);
    setOutcome(null);
    const came = await send[step](sent);
    setBusy(false);
    if (!came.done || step !== "reset") setOutcome(came);
    if (!came.done && !came.isUnderWay) return;
    goTo({ step: after[step], email: step === "reset" ? "" : sent.email });
    if (step === "reset") setSuccess(came.message);
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
      goTo({ step: "email", email });
      setOutcome(null);
    },
  };
};
