import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotionTrack, ThemeValuesTable } from "./Scales.tsx";

const meta = {
  title: "Foundations/Motion",
  component: MotionTrack,
  tags: ["!autodocs"],
} satisfies Meta<typeof MotionTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const ByTheme: Story = {
  render: () => <ThemeValuesTable groups={["duration", "easing"]} />,
};
