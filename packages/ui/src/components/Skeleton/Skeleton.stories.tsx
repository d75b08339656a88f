import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, skeletonShapes } from "./Skeleton.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Skeleton> = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { lines: 3 },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {skeletonShapes.map((shape) => (
        <StoryCell key={shape} name={shape}>
          <Skeleton shape={shape} />
        </StoryCell>
      ))}
      <StoryCell name="lines">
        <Skeleton lines={4} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };
