import { Button, Link, NeedsScripts, Notice, PasswordField, Stack, TextField } from "@pallu/ui";
import { AuthLayout } from "@pallu/ui/sections";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { emailField } from "../../features/account/emailField.ts";
import { accountMessages } from "../../features/account/accountMessages.ts";
import { sendLogin } from "../../features/account/account.data.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { useAuthCloth } from "../../sections/useAuthCloth.tsx";
import { useFieldErrors } from "../../features/account/useFieldErrors.ts";
import { notify } from "../../features/notices/notices.tsx";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { keepsCookies } from "../../platform/data/session.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Login",
  description: "Log in to keep a bag, a wishlist and your orders.",
  isPersonal: true,
};

const LoginForm = (): ReactElement => {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { fieldProps, formProps } = useFieldErrors();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const submit = async ({ email = "", password = "" }: Record<string, string>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const outcome = await sendLogin(email, password);
    setBusy(false);
    if (outcome.kind === "refused") {
      setRefusal(outcome.message);
      return;
    }
    login(outcome.token, outcome.user);
    if (!keepsCookies()) notify({ text: accountMessages.cookiesRefused, tone: "danger" });
    // Someone who has left the page in the meantime stays where they are.
    if (isShown.current) await navigate("/");
  };

  return (
    <form method="post" {...formProps((values) => void submit(values))}>
      <Stack gap="s20">
        <TextField {...emailField} {...fieldProps("email")} autoComplete="username" />
        <PasswordField
          label="Password"
          {...fieldProps("password")}
          autoComplete="current-password"
        />
        <Link href="/forger-password" variant="standalone">
          Forgot Password?
        </Link>
        <NeedsScripts />
        <Button type="submit" size="large" fullWidth busy={busy}>
          Login
        </Button>
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      </Stack>
    </form>
  );
};

/** The login page. Always redirects to the home page after success (AUTH-01 to AUTH-15). */
const LoginPage = (): ReactElement => {
  const cloth = useAuthCloth();
  const own = useOwn();
  return (
    <AuthLayout
      title="Login"
      text="To your cart, your wishlist and your orders."
      picture={cloth}
      foot={
        own ? (
          <>
            <span>{`New to ${own.shop.name}?`}</span> <Link href="/register">Register</Link>
          </>
        ) : (
          <>
            New to Pallu? <Link href="/register">Register</Link>
          </>
        )
      }
    >
      <LoginForm />
    </AuthLayout>
  );
};

export default LoginPage;
