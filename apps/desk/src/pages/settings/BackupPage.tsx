import { Notice, Skeleton, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { ReadFailure } from "../../platform/Failure.tsx";
import { useRead } from "../../platform/useRead.ts";
import { SettingsPage } from "./SettingsPage.tsx";

const tones = { ok: "success", warning: "warning", wrong: "danger" } as const;

/** How old the newest backup is. */
export const BackupPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/settings", {});
  const backup = reading.data?.backup;
  return (
    <SettingsPage title="Backup">
      <Stack gap="s16">
        <ReadFailure what="The state of the backup" reading={reading} />
        {reading.isLoading && <Skeleton shape="text" />}
        {backup && (
          <Notice tone={tones[backup.state]} live={false}>
            {[backup.message, backup.remedy].filter((text) => text !== null).join(" ")}
          </Notice>
        )}
        <Text>
          Backups are taken at the terminal with the command <code>db:backup</code>, best by a
          timer, and kept on another machine. They are restored there as well.
        </Text>
      </Stack>
    </SettingsPage>
  );
};
