import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { snapshot } from "../StoryGrid/snapshots.ts";
import { NeedsScripts, needsScriptsLabels } from "./NeedsScripts.tsx";

const meta = {
  title: "Feedback/NeedsScripts",
  component: NeedsScripts,
  parameters: {
    docs: { source: { code: '<NeedsScripts />\n<Button type="submit">Login</Button>' } },
  },
  render: (args) => (
    <Stack gap="s20">
      <NeedsScripts {...args} />
      <Button type="submit">Login</Button>
    </Stack>
  ),
} satisfies Meta<typeof NeedsScripts>;

export default meta;
type Story = StoryObj<typeof meta>;

const Shown = (): ReactElement => (
  <Stack gap="s20">
    <Text size="small">{needsScriptsLabels.text}</Text>
    <Button type="submit">Login</Button>
  </Stack>
);

/** What browsers without scripts show. A story needs scripts, so it renders the content only. */
export const Default: Story = { tags: ["axe"], ...snapshot, render: () => <Shown /> };

/** With scripts it takes no place. */
export const WithScripts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/JavaScript/)).not.toBeInTheDocument();
  },
};
