import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FilterChips, ResultBar } from "./ResultBar.tsx";

const meta = {
  title: "Commerce/ResultBar",
  component: ResultBar,
  parameters: { layout: "padded" },
  args: {
    countText: "36 products",
    chips: [
      { id: "silk", label: "Pure Silk Sarees" },
      { id: "price", label: "₹0 – ₹5,000" },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ResultBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoFilters: Story = { args: { chips: [] } };
/** The chips alone, as above the filters of a sheet. */
export const ChipsAlone: Story = {
  render: ({ chips, onRemove, onClear }) => (
    <FilterChips chips={chips} onRemove={onRemove} onClear={onClear} />
  ),
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
