import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { Progress } from "./Progress.tsx";

const meta: Meta<typeof Progress> = {
  title: "Desk/Progress",
  component: Progress,
  args: { label: "Uploading border.jpg", value: 0.4, text: "40 %" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="part">
        <Progress label="Uploading border.jpg" value={0.4} text="40 %" />
      </StoryCell>
      <StoryCell name="nothing yet">
        <Progress label="Reading products" value={0} max={214} text="0 of 214" />
      </StoryCell>
      <StoryCell name="all">
        <Progress label="Reading products" value={214} max={214} text="214 of 214" />
      </StoryCell>
      <StoryCell name="unknown">
        <Progress label="Preparing pictures" />
      </StoryCell>
      <StoryCell name="label hidden">
        <Progress label="Reading stock" hideLabel value={0.7} text="70 %" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Uploading handwoven-manjal-silk-saree-with-a-double-arakku-border-and-temple-edge-original.jpg",
    text: "12.4 MB of 18.9 MB",
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = { ...rightToLeft, args: { label: "تصویر", text: "40 %" } };

export const FlowIsNative: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Uploading border.jpg" });
    await expect(bar).toHaveAttribute("value", "0.4");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
