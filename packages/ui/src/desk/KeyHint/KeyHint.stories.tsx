import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { KeyHint } from "./KeyHint.tsx";

const meta: Meta<typeof KeyHint> = {
  title: "Desk/KeyHint",
  component: KeyHint,
  args: { keys: ["j"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="one">
        <KeyHint keys={["/"]} />
      </StoryCell>
      <StoryCell name="two">
        <KeyHint keys={["Ctrl", "Enter"]} />
      </StoryCell>
      <StoryCell name="in a sentence">
        <p>
          Press <KeyHint keys={["x"]} /> to select the row.
        </p>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: { keys: ["Control", "Shift", "Page Down"] },
  play: expectNoOverflow,
};

export const RightToLeft: Story = { ...rightToLeft, args: { keys: ["Ctrl", "Enter"] } };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
