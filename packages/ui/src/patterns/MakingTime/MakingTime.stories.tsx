import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import {
  dark,
  forced,
  gridSnapshot,
  rightToLeft,
  snapshot,
} from "../../components/StoryGrid/snapshots.ts";
import { MakingTime } from "./MakingTime.tsx";

const meta = {
  title: "Product/MakingTime",
  component: MakingTime,
  parameters: {
    layout: "padded",
  },
  args: { days: 14, makers: 2, children: "Made in about 14 days by two weavers" },
} satisfies Meta<typeof MakingTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="one day">
        <MakingTime days={1}>Made in about one day by one maker</MakingTime>
      </StoryCell>
      <StoryCell name="one maker">
        <MakingTime days={6}>Made in about six days by one weaver</MakingTime>
      </StoryCell>
      <StoryCell name="weeks">
        <MakingTime days={42} makers={2}>
          Made in about six weeks by two weavers
        </MakingTime>
      </StoryCell>
      <StoryCell name="many makers">
        <MakingTime days={180} makers={9}>
          Made in about 180 days by nine weavers
        </MakingTime>
      </StoryCell>
    </StoryGrid>
  ),
};

/** The bar ends with the line. The text has the number of days. */
export const WiderThanTheLine: Story = {
  ...snapshot,
  globals: { viewport: { value: "w360" } },
  args: { days: 400, makers: 4, children: "Made in about 400 days by four weavers" },
  play: expectNoOverflow,
};

export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    children:
      "About 14 days at the loom, two weavers who work side by side, after nine days of tying and dyeing",
  },
  play: expectNoOverflow,
};

export const Zoom200: Story = { ...snapshot, decorators: [zoom200] };

/** The first day is at the right. */
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
