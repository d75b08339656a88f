import {
  AuthLayout,
  Button,
  Link,
  NeedsScripts,
  Notice,
  PasswordField,
  Stack,
  TextField,
} from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ChangeEvent, ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { emailField } from "../../features/account/emailField.ts";
import { sendRegistration } from "../../features/account/account.data.ts";
import type { RegisterOutcome, Registration } from "../../features/account/account.data.ts";
import { AuthCloth } from "../../sections/account/AuthCloth.tsx";
import { useFieldErrors } from "../../features/account/useFieldErrors.ts";
import type { FieldErrors } from "../../features/account/useFieldErrors.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Register",
  description: "Open an account with Pallu.",
  isPersonal: true,
};

/** Delay before the redirect in ms (AUTH-28). */
const REDIRECT_MS = 1500;

const nothing: Registration = { username: "", phonenumber: "", email: "", password: "" };

interface FieldsProps {
  values: Registration;
  errors: FieldErrors;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Renders four required fields. The email is validated by the browser's rule (AUTH-17 to AUTH-24). */
const RegisterFields = ({ values, errors, onChange }: FieldsProps): ReactElement => (
  <>
    <TextField
      label="Full Name"
      name="username"
      autoComplete="name"
      spellCheck={false}
      required
      error={errors.username}
      value={values.username}
      onChange={onChange}
    />
    <TextField
      label="Phone Number"
      name="phonenumber"
      type="tel"
      autoComplete="tel"
      dir="ltr"
      required
      error={errors.phonenumber}
      value={values.phonenumber}
      onChange={onChange}
    />
    <TextField
      {...emailField}
      name="email"
      required
      error={errors.email}
      value={values.email}
      onChange={onChange}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      required
      error={errors.password}
      value={values.password}
      onChange={onChange}
    />
  </>
);

const RegisterForm = (): ReactElement => {
  const navigate = useNavigate();
  const [values, setValues] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RegisterOutcome | null>(null);
  const { errors, formProps } = useFieldErrors();
  const registered = outcome?.kind === "registered";

  useEffect(
    () => (registered ? callAfter(REDIRECT_MS, () => void navigate("/login"))() : undefined),
    [registered, navigate],
  );

  const submit = async (typed: Record<string, string>): Promise<void> => {
    if (busy || registered) return;
    const sent = { ...values, ...typed };
    setValues(sent);
    setBusy(true);
    setOutcome(null);
    setOutcome(await sendRegistration(sent));
    setBusy(false);
  };

  return (
    <form method="post" {...formProps((values) => void submit(values))}>
      <Stack gap="s20">
        {outcome && (
          <Notice tone={outcome.kind === "registered" ? "success" : "danger"}>
            {outcome.message}
          </Notice>
        )}
        <RegisterFields
          values={values}
          errors={errors}
          onChange={({ target: { name, value } }) =>
            setValues((before) => ({ ...before, [name]: value }))
          }
        />
        <NeedsScripts />
        <Button type="submit" size="large" fullWidth busy={busy} busyText="Registering...">
          Register
        </Button>
      </Stack>
    </form>
  );
};

/** The registration page (AUTH-16 to AUTH-31). */
const RegisterPage = (): ReactElement => (
  <AuthLayout
    title="Register"
    text="An account keeps your cart, your wishlist and your orders."
    picture={<AuthCloth />}
    foot={
      <>
        Have an account already? <Link href="/login">Login</Link>
      </>
    }
  >
    <RegisterForm />
  </AuthLayout>
);

export default RegisterPage;
