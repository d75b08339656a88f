import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FilterChips, ResultBar } from "./ResultBar.tsx";
import { dark, rightToLeft, single, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Product/ResultBar",
  component: ResultBar,
  subcomponents: { FilterChips: FilterChips as never },
  parameters: {
    layout: "padded",
  },
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

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const NoFilters: Story = { args: { chips: [] } };
/** Chips without a bar. */
export const ChipsAlone: Story = {
  tags: ["axe"],
  render: ({ chips, onRemove, onClear }) => (
    <FilterChips items={chips} onRemove={onRemove} onClear={onClear} />
  ),
};
export const NoneFound: Story = { ...single, args: { countText: "0 products" } };
export const ManyFilters: Story = {
  args: {
    chips: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `Shelf number ${index + 1}`,
    })),
  },
};
export const LongText: Story = {
  args: {
    countText: "12,48,000 products of every kind",
    chips: [
      { id: "long", label: "Handwoven silk with a double border, temple edge and eight bars" },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
