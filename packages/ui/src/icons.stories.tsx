import type { Meta, StoryObj } from "@storybook/react-vite";
import { dark, rightToLeft, snapshot } from "./components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "./components/StoryGrid/StoryGrid.tsx";
import * as icons from "./icons.ts";

const meta: Meta = {
  title: "Foundations/Iconography",
  parameters: { states: ["default"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

/** Every icon. Names refer to the reading direction: `ChevronEnd` points left in Urdu. */
export const Default: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid>
      {Object.entries(icons).map(([name, Icon]) => (
        <StoryCell key={name} name={name}>
          <Icon size={24} />
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const RightToLeft: Story = { ...Default, ...rightToLeft };

export const Dark: Story = { ...Default, ...dark };
