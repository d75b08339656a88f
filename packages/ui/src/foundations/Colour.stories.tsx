import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColourSwatchBook, PairTable, WeakestPairs } from "./Colours.tsx";

const meta = {
  title: "Foundations/Colour",
  component: ColourSwatchBook,
  tags: ["!autodocs"],
  parameters: { states: ["default"] },
} satisfies Meta<typeof ColourSwatchBook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colour roles of the selected theme. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const TextPairs: Story = { render: () => <PairTable kind="text" /> };
export const SignPairs: Story = { render: () => <PairTable kind="marks" /> };
export const Weakest: Story = { render: () => <WeakestPairs /> };
