import type { Meta, StoryObj } from "@storybook/react-vite";
import { TypeScale } from "./Scales.tsx";

const meta = {
  title: "Foundations/Typography",
  component: TypeScale,
  tags: ["!autodocs"],
  args: { sample: "Manjal silk, arakku border ₹12,480" },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ["axe"],
};
/** Tamil glyphs of the interface font. */
export const Tamil: Story = { args: { sample: "மஞ்சள் பட்டு, அரக்கு கரை ₹12,480" } };
/** Devanagari glyphs of the display font. */
export const Hindi: Story = { args: { sample: "मंजल रेशम, अरक्कु किनारा ₹12,480" } };
