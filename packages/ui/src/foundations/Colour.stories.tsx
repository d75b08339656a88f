import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColourRoles, PairTable, LowestContrast } from "./Colours.tsx";

const meta = {
  title: "Foundations/Colour",
  component: ColourRoles,
  tags: ["!autodocs"],
} satisfies Meta<typeof ColourRoles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colour roles of the selected theme. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const TextPairs: Story = { render: () => <PairTable kind="text" />, tags: ["axe"] };
export const IconPairs: Story = { render: () => <PairTable kind="marks" />, tags: ["axe"] };
export const Lowest: Story = { render: () => <LowestContrast /> };
