import { Button, Link, NeedsScripts, Notice, Stack } from "@pallu/ui";
import { AuthLayout } from "@pallu/ui/sections";
import { use, useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useAuthCloth } from "../../sections/useAuthCloth.tsx";
import { useFieldErrors } from "../../features/account/useFieldErrors.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { EmailStep, OtpStep, PasswordStep } from "./ResetSteps.tsx";
import { useReset } from "./useReset.ts";
import type { Reset } from "./useReset.ts";
import type { Step } from "./keptReset.ts";
import { Prefetch } from "../../platform/routing/useLinks.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Forgot password",
  description: "Set a new password with a one-time code.",
  isPersonal: true,
};

/** Delay before the redirect in ms (AUTH-39, AUTH-40). */
const REDIRECT_MS = 1500;

const steps = {
  email: {
    text: "We send a one-time code to the email of your account.",
    Fields: EmailStep,
    submitText: "Send OTP",
  },
  otp: {
    text: "Enter the code that was sent to your email.",
    Fields: OtpStep,
    submitText: "Verify OTP",
  },
  reset: {
    text: "Choose the password that you want to log in with from now on.",
    Fields: PasswordStep,
    submitText: "Reset Password",
  },
} as const satisfies Record<Step, object>;

const ResetForm = ({ reset }: { reset: Reset }): ReactElement => {
  const { step, busy } = reset;
  const { Fields, submitText } = steps[step];
  const { fieldProps, formProps } = useFieldErrors();
  const first = useRef<HTMLInputElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    first.current?.focus();
  }, [step]);

  return (
    <form method="post" {...formProps((values) => void reset.submit(values))}>
      <Stack gap="s20">
        <Fields key={step} email={reset.email} fieldProps={fieldProps} first={first} />
        <NeedsScripts />
        <Button type="submit" size="large" fullWidth busy={busy}>
          {submitText}
        </Button>
        {step !== "email" && (
          <Button variant="quiet" fullWidth disabled={busy} onClick={reset.startAgain}>
            Start again
          </Button>
        )}
      </Stack>
    </form>
  );
};

/** Resets a password in three steps. The route's spelling is specified (AUTH-32 to AUTH-52). */
const ForgerPasswordPage = (): ReactElement => {
  const cloth = useAuthCloth();
  const reset = useReset();
  const navigate = useNavigate();
  const prefetch = use(Prefetch);
  const { success, outcome } = reset;

  const goToLogin = (): void => void navigate("/login");
  usePreloadPopup();

  return (
    <AuthLayout
      title="Forgot Password"
      text={steps[reset.step].text}
      picture={cloth}
      foot={
        <>
          Remembered it after all? <Link href="/login">Login</Link>
        </>
      }
      notice={
        outcome && <Notice tone={outcome.done ? "success" : "danger"}>{outcome.message}</Notice>
      }
    >
      <ResetForm reset={reset} />
      {success !== null && (
        <ResultPopup
          tone="success"
          title="Success"
          body={success}
          closeText="OK"
          onOpenChange={goToLogin}
          onShown={() => {
            prefetch("/login");
            return callAfter(REDIRECT_MS, goToLogin)();
          }}
        />
      )}
    </AuthLayout>
  );
};

export default ForgerPasswordPage;
