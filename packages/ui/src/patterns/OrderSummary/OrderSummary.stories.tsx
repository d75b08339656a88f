import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { dark, rightToLeft, single, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { Button } from "../../components/Button/Button.tsx";

const meta = {
  title: "Cart & orders/OrderSummary",
  component: OrderSummary,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Order summary",
    rows: [
      { label: "Sub Total", amount: "₹27,850" },
      { label: "Coupon Discount", amount: "₹0" },
    ],
    total: { label: "Total", amount: "₹27,850" },
    actions: <ButtonLink href="/checkout">Checkout</ButtonLink>,
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Below `OrderLines`, which have the heading. */
export const HiddenTitle: Story = { args: { hideTitle: true } };
export const Coupon: Story = {
  ...single,
  tags: ["axe"],
  args: {
    rows: [
      { label: "Sub Total", amount: "₹27,850" },
      { label: "Coupon Discount (PONGAL20)", amount: "−₹500" },
    ],
    total: { label: "Total", amount: "₹27,350" },
  },
};
export const Busy: Story = {
  ...single,
  args: {
    actions: (
      <Button fullWidth busy busyText="Placing the order...">
        Place to Order
      </Button>
    ),
  },
};
export const Nothing: Story = {
  args: {
    rows: [{ label: "Sub Total", amount: "₹0" }],
    total: { label: "Total", amount: "₹0" },
  },
};
export const LongText: Story = {
  args: {
    rows: [
      { label: "Sub Total of all that is in the cart, with taxes", amount: "₹1,49,76,000" },
      { label: "Coupon Discount (HANDWOVEN-IN-KANCHIPURAM)", amount: "−₹14,97,600" },
    ],
    total: { label: "Total", amount: "₹1,34,78,400" },
  },
};
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    title: "خلاصہ",
    rows: [{ label: "ذیلی کل", amount: "₹27,850" }],
    total: { label: "کل", amount: "₹27,850" },
    actions: <ButtonLink href="/checkout">ادائیگی</ButtonLink>,
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
