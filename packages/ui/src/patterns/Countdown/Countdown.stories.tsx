import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { Countdown } from "./Countdown.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Text & media/Countdown",
  component: Countdown,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Time until 13 September 2025",
    secondsLeft: 12 * 86_400 + 5 * 3600 + 42 * 60 + 7,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid wide>
      <StoryCell name="a year and more">
        <Countdown {...args} secondsLeft={400 * 86_400} />
      </StoryCell>
      <StoryCell name="the last second">
        <Countdown {...args} secondsLeft={1} />
      </StoryCell>
      <StoryCell name="ended">
        <Countdown {...args} secondsLeft={0} />
      </StoryCell>
    </StoryGrid>
  ),
};
export const FlowIsATimer: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole("timer", {
      name: "Time until 13 September 2025",
    });
    await expect(timer).toHaveTextContent("12 Days05 Hours42 Minutes07 Seconds");
  },
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
