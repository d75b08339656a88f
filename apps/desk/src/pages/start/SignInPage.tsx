import { Heading, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import type { SignedIn } from "../../platform/callTypes.ts";
import { SignInForm } from "../../platform/SignInForm.tsx";
import * as styles from "./start.css.ts";

/** Signs in whoever opens the desk. */
export const SignInPage = ({
  onSignedIn,
}: {
  onSignedIn: (session: SignedIn) => void;
}): ReactElement => (
  <main className={styles.narrow}>
    <title>Sign in · Desk</title>
    <Stack gap="s24">
      <Heading level={1} size="h2">
        Sign in to the desk
      </Heading>
      <SignInForm onSignedIn={onSignedIn} />
      <Text tone="muted">Lost your phone or your password? Ask an owner for a new invitation.</Text>
    </Stack>
  </main>
);
