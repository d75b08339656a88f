import { Button, Inline, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSession } from "../../platform/session.tsx";
import { useSend } from "../../platform/useSend.ts";
import { useSignOut } from "../../platform/useSignOut.ts";
import { SecretNotices, useSecrets } from "./Secrets.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

/** One's own account. */
export const AccountPage = (): ReactElement => {
  const { staff } = useSession();
  const codes = useSend("POST /api/desk/session/recovery-codes");
  const everywhere = useSignOut("POST /api/desk/session/sign-out-everywhere");
  const secrets = useSecrets("recovery-codes");
  const replace = async (): Promise<void> => {
    const answer = await codes.run({});
    if (!answer) return;
    for (const earlier of secrets.list) secrets.remove(earlier);
    secrets.add({ title: "Your new recovery codes", value: answer.recoveryCodes.join(" ") });
  };
  return (
    <SettingsPage title="Settings">
      <Stack gap="s16">
        <Text>
          <bdi>{staff.name}</bdi>, <bdi>{staff.email}</bdi>,{" "}
          {staff.role === "owner" ? "owner" : "staff"}
        </Text>
        <SecretNotices secrets={secrets}>
          Each works once instead of a code of your app. The earlier ones work no more.
        </SecretNotices>
        <SendFailure failure={codes.failure ?? everywhere.failure} />
        <Inline gap="s8">
          <Button variant="secondary" busy={codes.isSending} onClick={() => void replace()}>
            Replace my recovery codes
          </Button>
          <Button
            variant="secondary"
            busy={everywhere.isSending}
            onClick={() => void everywhere.signOut()}
          >
            Sign me out everywhere
          </Button>
        </Inline>
        <Passkeys />
      </Stack>
    </SettingsPage>
  );
};
