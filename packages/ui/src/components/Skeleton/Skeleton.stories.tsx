import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, skeletonShapes } from "./Skeleton.tsx";
import { dark, forced, rightToLeft, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Skeleton> = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { shape: "picture" },
  parameters: { states: ["text", "heading", "picture", "square", "control", "lines"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
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

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
export const RightToLeft: Story = { ...States, ...rightToLeft };
