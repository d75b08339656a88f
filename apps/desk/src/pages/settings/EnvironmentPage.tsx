import { Skeleton, Stack, Text } from "@pallu/ui";
import { SelectableTable } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { ReadFailure } from "../../platform/Failure.tsx";
import { useRead } from "../../platform/useRead.ts";
import * as styles from "./settings.css.ts";
import { SettingsPage } from "./SettingsPage.tsx";

/** What the environment of the shop sets. It is changed where the shop is started. */
export const EnvironmentPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/settings", {});
  return (
    <SettingsPage title="Environment">
      <Stack gap="s16">
        <Text>
          These variables are set where the shop is started, and are read at its start. They cannot
          be changed here.
        </Text>
        <ReadFailure what="The settings" reading={reading} />
        {reading.isLoading && <Skeleton shape="text" />}
        {reading.data && (
          <SelectableTable
            caption="Variables of the environment"
            hideCaption
            columns={[
              { key: "name", label: "Variable", isRowHeader: true },
              { key: "state", label: "State" },
              { key: "value", label: "Value", narrow: "full" },
            ]}
            rows={reading.data.environment.map(({ name, isSet, value, isSecret }) => ({
              id: name,
              label: name,
              cells: {
                name: <code>{name}</code>,
                state: isSet ? "Set" : "Default",
                value:
                  isSecret && isSet ? (
                    "A secret, not shown"
                  ) : (
                    <bdi className={styles.value}>{value ?? "none"}</bdi>
                  ),
              },
            }))}
          />
        )}
      </Stack>
    </SettingsPage>
  );
};
