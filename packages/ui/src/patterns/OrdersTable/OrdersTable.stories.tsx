import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrdersTable, StatusPill } from "./OrdersTable.tsx";

const meta = {
  title: "Commerce/OrdersTable",
  component: OrdersTable,
  parameters: { layout: "padded" },
  args: {
    label: "Order history",
    rows: ["pending", "Completed", "Cancel", "On the loom"].map((status, index) => ({
      id: String(index),
      number: `PL-2026-00050${index}`,
      customer: "Asha Rao",
      status,
      href: `/invoice/50${index}`,
    })),
  },
} satisfies Meta<typeof OrdersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A form for every known word; the same neutral one for any other. */
export const Statuses: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      {["pending", "unpaid", "Completed", "delivered", "Cancel", "failed", "On the loom"].map(
        (status) => (
          <StatusPill key={status} status={status} />
        ),
      )}
    </div>
  ),
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
