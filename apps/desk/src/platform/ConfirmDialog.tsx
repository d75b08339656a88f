import { Button, Notice, OtpField, Stack, Text } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { DeskError, send } from "./api.ts";

interface ConfirmDialogProps {
  /** Called once: with whether the second factor was given. */
  onSettled: (isConfirmed: boolean) => void;
}

/** Asks for the second factor before a call that requires it. */
export const ConfirmDialog = ({ onSettled }: ConfirmDialogProps): ReactElement => {
  const [code, setCode] = useState("");
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await send("POST /api/desk/session/confirm", { body: { code } });
      onSettled(true);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setFailure(error.message);
      setCode("");
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onSettled(false);
      }}
      size="small"
      title="Confirm that it is you"
    >
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="s16">
          <Text>
            Enter a code of your authenticator app to continue. It is valid for ten minutes.
          </Text>
          {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
          <OtpField label="Code" value={code} onChange={setCode} required />
          <Button type="submit" fullWidth busy={isSending} busyText="Checking …">
            Continue
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
