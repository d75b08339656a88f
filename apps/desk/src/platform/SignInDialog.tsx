import { Stack, Text } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import type { ReactElement } from "react";
import type { SignedIn } from "./callTypes.ts";
import { SignInForm } from "./SignInForm.tsx";

interface SignInDialogProps {
  email: string;
  onSignedIn: (session: SignedIn) => void;
  /** Called when the dialog is closed without a sign-in. The next refused request asks again. */
  onClose: () => void;
}

/** Asks whoever was signed in to sign in again. The page stays below it. */
export const SignInDialog = ({ email, onSignedIn, onClose }: SignInDialogProps): ReactElement => (
  <Dialog open onOpenChange={onClose} size="small" title="Sign in again">
    <Stack gap="s16">
      <Text>Your session has ended. What you typed is still here.</Text>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Stack>
  </Dialog>
);
