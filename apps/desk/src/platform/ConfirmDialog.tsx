import { Button, Notice, OtpField, Stack, Text } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { send } from "./api.ts";
import { confirmByPasskey, hasPasskeys } from "./passkeys.ts";
import { useAttempt } from "./useAttempt.ts";

interface ConfirmDialogProps {
  /** Whether the member of staff has a passkey. */
  hasPasskey: boolean;
  /** Called once: with whether the second factor, or a passkey, was given. */
  onSettled: (isConfirmed: boolean) => void;
}

/** Asks for the second factor, or a passkey, before a call that requires it. */
export const ConfirmDialog = ({ hasPasskey, onSettled }: ConfirmDialogProps): ReactElement => {
  const [code, setCode] = useState("");
  const { run, running, failure } = useAttempt<"code" | "passkey">();
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run("code", async (signal) => {
      try {
        await send("POST /api/desk/session/confirm", { body: { code } }, { signal });
      } catch (error) {
        // A code is valid once.
        setCode("");
        throw error;
      }
      onSettled(true);
    });
  };
  const onPasskey = (): void =>
    void run("passkey", async (signal) => {
      await confirmByPasskey(signal);
      onSettled(true);
    });
  const isOffered = hasPasskey && hasPasskeys();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onSettled(false);
      }}
      size="small"
      title="Confirm that it is you"
    >
      <form onSubmit={onSubmit}>
        <Stack gap="s16">
          <Text>
            {`Enter a code of your authenticator app${isOffered ? ", or use a passkey," : ""} to continue. It is valid for ten minutes.`}
          </Text>
          {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
          <OtpField label="Code" value={code} onChange={setCode} required />
          <Button type="submit" fullWidth busy={running === "code"} busyText="Checking …">
            Continue
          </Button>
          {isOffered && (
            <Button
              type="button"
              variant="secondary"
              fullWidth
              busy={running === "passkey"}
              busyText="Waiting for the passkey …"
              onClick={onPasskey}
            >
              Use a passkey
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
