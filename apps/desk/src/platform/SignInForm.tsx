import { Button, Notice, OtpField, PasswordField, Stack, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { DeskError, send } from "./api.ts";
import { formText } from "./formText.ts";
import type { SignedIn } from "./session.types.ts";

interface SignInFormProps {
  /** The address of whoever was signed in. Default: none. */
  email?: string;
  onSignedIn: (session: SignedIn) => void;
}

/** Signs a member of staff in, by password and second factor. */
export const SignInForm = ({ email: known = "", onSignedIn }: SignInFormProps): ReactElement => {
  const [code, setCode] = useState("");
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    setSending(true);
    setFailure(undefined);
    try {
      const [email, password] = [formText(form, "email"), formText(form, "password")];
      onSignedIn(await send("POST /api/desk/session", { body: { email, password, code } }));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setFailure(error.message);
      // A code is valid once.
      setCode("");
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
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
        <Button type="submit" fullWidth busy={isSending} busyText="Signing in …">
          Sign in
        </Button>
      </Stack>
    </form>
  );
};
