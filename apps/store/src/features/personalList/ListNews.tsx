import { Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";

/** Shows and announces the lines of `useListNews`. */
export const ListNews = ({ lines }: { lines: readonly string[] }): ReactElement => (
  <div aria-live="polite">
    <Stack gap="s8">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  </div>
);
