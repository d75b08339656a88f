import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { snapshot } from "../StoryGrid/snapshots.ts";
import { NeedsScripts, needsScriptsLabels } from "./NeedsScripts.tsx";

const meta = {
  title: "Feedback/NeedsScripts",
  component: NeedsScripts,
  render: (args) => (
    <Stack gap="s20">
      <NeedsScripts {...args} />
      <Button type="submit">Login</Button>
    </Stack>
  ),
} satisfies Meta<typeof NeedsScripts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With scripts it takes no place. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/JavaScript/)).not.toBeInTheDocument();
  },
};

/** What browsers without scripts show. A story needs scripts, so it renders the content only. */
export const WithoutScripts: Story = {
  tags: ["axe"],
  ...snapshot,
  render: () => (
    <Stack gap="s20">
      <Text size="small">{needsScriptsLabels.text}</Text>
      <Button type="submit">Login</Button>
    </Stack>
  ),
};
