import type { Meta, StoryObj } from "@storybook/react-vite";
import { StateCell, StateSheet } from "./components/StateSheet/StateSheet.tsx";
import * as icons from "./icons.ts";

const meta: Meta = { title: "Foundations/Iconography" };

export default meta;

type Story = StoryObj<typeof meta>;

/** Every glyph of the shop. Names of directions are those of the line: `ChevronEnd` points left in Urdu. */
export const Default: Story = {
  parameters: {
    states: ["default"],
    chromatic: { disableSnapshot: false },
  },
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

export const RightToLeft: Story = { ...Default, globals: { dir: "rtl" } };

export const Dark: Story = { ...Default, globals: { theme: "dark" } };
