import { Button, Link, NeedsScripts, Notice, PasswordField, Stack, TextField } from "@pallu/ui";
import { AuthLayout } from "@pallu/ui/sections";
import { use, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { emailField } from "../../features/account/emailField.ts";
import { sendRegistration } from "../../features/account/account.data.ts";
import type { RegisterOutcome } from "../../features/account/account.data.ts";
import { useAuthCloth } from "../../sections/useAuthCloth.tsx";
import { useFieldErrors } from "../../features/account/useFieldErrors.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { Prefetch } from "../../platform/routing/useLinks.ts";
import type { PageMeta } from "../../platform/routing/route.ts";
import { useRedirect } from "../../platform/routing/useRedirect.ts";

export const meta: PageMeta = {
  title: "Register",
  description: "Open an account with Pallu.",
  isPersonal: true,
};

/** Delay before the redirect in ms (AUTH-28). */
const REDIRECT_MS = 1500;

interface RegisterFormProps {
  outcome: RegisterOutcome | null;
  setOutcome: (outcome: RegisterOutcome | null) => void;
}

/** Renders four required fields. The email is validated by the browser's rule (AUTH-17 to AUTH-24). */
const RegisterForm = ({ outcome, setOutcome }: RegisterFormProps): ReactElement => {
  const redirect = useRedirect();
  const prefetch = use(Prefetch);
  const [busy, setBusy] = useState(false);
  const { fieldProps, formProps } = useFieldErrors();
  const registered = outcome?.kind === "registered";

  useEffect(() => {
    if (!registered) return undefined;
    prefetch("/login");
    return callAfter(REDIRECT_MS, () => redirect("/login"))();
  }, [registered, redirect, prefetch]);

  const submit = async ({
    username = "",
    phonenumber = "",
    email = "",
    password = "",
  }: Record<string, string>): Promise<void> => {
    if (busy || registered) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await sendRegistration({ username, phonenumber, email, password }));
    setBusy(false);
  };

  return (
    <form method="post" {...formProps((values) => void submit(values))}>
      <Stack gap="s20">
        <TextField
          {...fieldProps("username")}
          label="Full Name"
          autoComplete="name"
          spellCheck={false}
        />
        <TextField
          {...fieldProps("phonenumber")}
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextField {...fieldProps("email")} {...emailField} autoComplete="username" />
        <PasswordField {...fieldProps("password")} label="Password" autoComplete="new-password" />
        <NeedsScripts />
        <Button type="submit" size="large" fullWidth busy={busy} busyText="Registering...">
          Register
        </Button>
      </Stack>
    </form>
  );
};

const RegisterPage = (): ReactElement => {
  const cloth = useAuthCloth();
  const [outcome, setOutcome] = useState<RegisterOutcome | null>(null);
  return (
    <AuthLayout
      title="Register"
      text="An account keeps your cart, your wishlist and your orders."
      picture={cloth}
      foot={
        <>
          Have an account already? <Link href="/login">Login</Link>
        </>
      }
      notice={
        outcome && (
          <Notice tone={outcome.kind === "registered" ? "success" : "danger"}>
            {outcome.message}
          </Notice>
        )
      }
    >
      <RegisterForm outcome={outcome} setOutcome={setOutcome} />
    </AuthLayout>
  );
};

export default RegisterPage;
