import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ShippingTable } from "./ShippingTable.tsx";
import { dark, forced, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const meta = {
  title: "Cart & orders/ShippingTable",
  component: ShippingTable,
  parameters: {
    layout: "padded",
  },
  args: {
    caption: "Ways of sending",
    columns: { name: "Delivery", time: "Time", price: "Price" },
    items: [
      { name: "Standard Delivery", time: "2 Days", hours: 48, price: "$5" },
      { name: "Quick Delivery", time: "1 Days", hours: 24, price: "$7.5" },
      { name: "Regular Working Day", time: "3 Days", hours: 72, price: "FREE" },
      { name: "Super Fast Delivery", time: "12 Hour", hours: 12, price: "$10" },
    ],
  },
} satisfies Meta<typeof ShippingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const FlowIsATable: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: "Regular Working Day 3 Days FREE" });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("Regular Working Day");
  },
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    items: [
      {
        name: "Kanchipurapattupudavaikalanjiyam",
        time: "2 to 4 working days after collection",
        hours: 96,
        price: "₹1,24,900",
      },
      { name: "By the hand of somebody we trust 🪔", time: "12 Hour", hours: 12, price: "FREE" },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...Default, ...forced, tags: ["!test"] };
