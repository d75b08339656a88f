import { Button, Link, NeedsScripts, Notice, PasswordField, Stack, TextField } from "@pallu/ui";
import { AuthLayout } from "@pallu/ui/sections";
import { useState } from "react";
import type { ReactElement } from "react";
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
import { useRedirect } from "../../platform/routing/useRedirect.ts";

export const meta: PageMeta = {
  title: "Login",
  description: "Log in to keep a bag, a wishlist and your orders.",
  isPersonal: true,
};

const LoginForm = ({
  setRefusal,
}: {
  setRefusal: (refusal: string | null) => void;
}): ReactElement => {
  const { login } = useAuth();
  const redirect = useRedirect();
  const [busy, setBusy] = useState(false);
  const { fieldProps, formProps } = useFieldErrors();

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
    redirect("/");
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
      </Stack>
    </form>
  );
};

/** The login page. Always redirects to the home page after success (AUTH-01 to AUTH-15). */
const LoginPage = (): ReactElement => {
  const cloth = useAuthCloth();
  const own = useOwn();
  const [refusal, setRefusal] = useState<string | null>(null);
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
      notice={refusal !== null && <Notice tone="danger">{refusal}</Notice>}
    >
      <LoginForm setRefusal={setRefusal} />
    </AuthLayout>
  );
};

export default LoginPage;
