import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motif, motifNames } from "./Motif.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Motif> = {
  title: "Text & media/Motif",
  component: Motif,
  args: { name: "cloth" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {motifNames.map((name) => (
        <StoryCell key={name} name={name}>
          <Motif name={name} />
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };
