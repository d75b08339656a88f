import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "../../components/Text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Text & media/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Only a screen reader reads this." },
  decorators: [
    (Story) => (
      <>
        <Text>The next sentence is hidden.</Text>
        <Story />
      </>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };

export const FlowHidden: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText("Only a screen reader reads this.");
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
