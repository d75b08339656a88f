import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, skeletonShapes } from "./Skeleton.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Skeleton> = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { shape: "picture" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      {skeletonShapes.map((shape) => (
        <StateCell key={shape} name={shape}>
          <Skeleton shape={shape} />
        </StateCell>
      ))}
      <StateCell name="lines">
        <Skeleton lines={4} />
      </StateCell>
    </StateSheet>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };
export const RightToLeft: Story = { ...States, globals: { dir: "rtl" } };
