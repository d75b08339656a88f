import type { Meta, StoryObj } from "@storybook/react-vite";
import { Invoice } from "./Invoice.tsx";

const meta = {
  title: "Commerce/Invoice",
  component: Invoice,
  parameters: { layout: "padded" },
  args: {
    title: "Invoice",
    shop: "Store, Coimbatore, India",
    number: { label: "Number", value: "PL-2026-000501" },
    date: { label: "Date", value: "15 January 2026", dateTime: "2026-01-15" },
    customer: {
      label: "Billed to",
      name: "Asha Rao",
      lines: ["12 Oppanakara Street", "Coimbatore 641001", "9876543210"],
    },
    headings: { product: "Product", quantity: "Quantity", unitPrice: "Unit Price", total: "Total" },
    lines: [
      {
        id: "1",
        name: "Manjal silk saree with arakku temple border",
        variant: "Arakku maroon",
        quantity: 2,
        unitPrice: "₹12,480",
        total: "₹24,960",
      },
      {
        id: "2",
        name: "Raw silk kurti",
        variant: "Peacock",
        quantity: 1,
        unitPrice: "₹2,890",
        total: "₹2,890",
      },
    ],
    amounts: [
      { label: "Sub Total", amount: "₹27,850" },
      { label: "Discount (DIWALI10)", amount: "−₹500" },
    ],
    total: { label: "Grand Total", amount: "₹27,350" },
  },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCoupon: Story = {
  args: { amounts: [], total: { label: "Grand Total", amount: "₹27,850" } },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
