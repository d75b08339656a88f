import { Button, Notice, OtpField, PasswordField, Stack, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { send } from "./api.ts";
import { formText } from "./formText.ts";
import { hasPasskeys, signInByPasskey } from "./passkeys.ts";
import type { SignedIn } from "./callTypes.ts";
import { useAttempt } from "./useAttempt.ts";

interface SignInFormProps {
  /** The address of whoever was signed in. Default: none. */
  email?: string;
  onSignedIn: (session: SignedIn) => void;
}

/** Signs a member of staff in, by password and second factor or by a passkey. */
export const SignInForm = ({ email: known = "", onSignedIn }: SignInFormProps): ReactElement => {
  const [code, setCode] = useState("");
  const { run, running, failure } = useAttempt<"code" | "passkey">();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [formText(form, "email"), formText(form, "password")];
    void run("code", async (signal) => {
      const body = { email, password, code };
      try {
        onSignedIn(await send("POST /api/desk/session", { body }, { signal }));
      } catch (error) {
        // A code is valid once.
        setCode("");
        throw error;
      }
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="s16">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={known}
          required
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <OtpField
          label="Code"
          name="code"
          hint="Six digits of the authenticator app, or one recovery code."
          value={code}
          onChange={setCode}
          required
        />
        <Button type="submit" fullWidth busy={running === "code"} busyText="Signing in …">
          Sign in
        </Button>
        {hasPasskeys() && (
          <Button
            type="button"
            variant="secondary"
            fullWidth
            busy={running === "passkey"}
            busyText="Waiting for the passkey …"
            onClick={() =>
              void run("passkey", async (signal) => onSignedIn(await signInByPasskey(signal)))
            }
          >
            Sign in with a passkey
          </Button>
        )}
      </Stack>
    </form>
  );
};
