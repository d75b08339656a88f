import { AuthLayout, Button, Link, Notice, PasswordField, Stack, TextField } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ChangeEvent, ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { sendRegistration } from "../../features/account/account.data.ts";
import type { RegisterOutcome, Registration } from "../../features/account/account.data.ts";
import { AuthPattern } from "../../features/account/AuthPattern.tsx";

/** Delay before the redirect in ms (AUTH-28). */
const REDIRECT_MS = 1500;

const nothing: Registration = { username: "", phonenumber: "", email: "", password: "" };

interface FieldsProps {
  values: Registration;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Renders four required fields. Only the browser validates the email (AUTH-17 to AUTH-24). */
const RegisterFields = ({ values, onChange }: FieldsProps): ReactElement => (
  <>
    <TextField
      label="Full Name"
      name="username"
      autoComplete="name"
      spellCheck={false}
      required
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
      value={values.phonenumber}
      onChange={onChange}
    />
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      dir="ltr"
      required
      value={values.email}
      onChange={onChange}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      required
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
  const registered = outcome?.kind === "registered";

  useEffect(() => {
    if (!registered) return undefined;
    const timer = setTimeout(() => void navigate("/login"), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  const submit = async (): Promise<void> => {
    if (busy || registered) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await sendRegistration(values));
    setBusy(false);
  };

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="s20">
        {outcome && (
          <Notice tone={outcome.kind === "registered" ? "success" : "danger"}>
            {outcome.message}
          </Notice>
        )}
        <RegisterFields
          values={values}
          onChange={({ target: { name, value } }) =>
            setValues((before) => ({ ...before, [name]: value }))
          }
        />
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
    picture={<AuthPattern />}
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
