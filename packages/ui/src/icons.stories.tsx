import type { Meta, StoryObj } from "@storybook/react-vite";
import { dark, rightToLeft, sheet } from "./components/StateSheet/pictures.ts";
import { StateCell, StateSheet } from "./components/StateSheet/StateSheet.tsx";
import * as icons from "./icons.ts";

const meta: Meta = {
  title: "Foundations/Iconography",
  parameters: { states: ["default"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

/** Every glyph of the shop. Names of directions are those of the line: `ChevronEnd` points left in Urdu. */
export const Default: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      {Object.entries(icons).map(([name, Icon]) => (
        <StateCell key={name} name={name}>
          <Icon size={24} />
        </StateCell>
      ))}
    </StateSheet>
  ),
};

export const RightToLeft: Story = { ...Default, ...rightToLeft };

export const Dark: Story = { ...Default, ...dark };
