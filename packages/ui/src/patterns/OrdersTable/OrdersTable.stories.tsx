import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrdersTable, StatusPill, statusTones } from "./OrdersTable.tsx";
import { dark, rightToLeft, single, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Cart & orders/OrdersTable",
  component: OrdersTable,
  subcomponents: { StatusPill: StatusPill as never },
  parameters: {
    layout: "padded",
  },
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

export const Default: Story = snapshot;
/** A shape for every tone. */
export const Statuses: Story = {
  ...single,
  tags: ["axe"],
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      {statusTones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {tone}
        </StatusPill>
      ))}
    </div>
  ),
};
export const One: Story = {
  args: {
    rows: [
      { id: "1", number: "PL-2026-000500", customer: "Asha Rao", status: "", href: "/invoice/500" },
    ],
  },
};
export const None: Story = { args: { rows: [] }, tags: ["axe"] };
export const LongText: Story = {
  args: {
    rows: [
      {
        id: "1",
        number: "PL-2026-000500-KANCHIPURAM-EXPRESS",
        customer: "Venkatasubramaniam Ramachandran Iyer and Sons",
        status: "Handed to the carrier in Coimbatore",
        href: "/invoice/500",
      },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
