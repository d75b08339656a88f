import { Heading, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { policyBlocks } from "@pallu/demo/content/policies.ts";

export const Shipping = (): ReactElement => (
  <Stack gap="s24">
    {policyBlocks.map(({ title, items }) => (
      <Stack key={title} gap="s4">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {items.map((item) => (
          <Text key={item} tone="muted" maxWidth="measure">
            {item}
          </Text>
        ))}
      </Stack>
    ))}
  </Stack>
);
