import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { PaymentPanel } from "./PaymentPanel.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Cart & orders/PaymentPanel",
  component: PaymentPanel,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    title: "Confirm your payment",
    text: "Look once more at what is to be paid, and to whom.",
    status: "pending",
    facts: [
      { term: "Kanchipuram temple border silk saree", detail: <bdi>₹16,400</bdi> },
      { term: "Shipping", detail: "Free" },
      { term: "To pay", detail: <bdi>₹16,400</bdi>, strong: true },
    ],
    note: "This is how a payment reads before it is confirmed.",
    actions: (
      <>
        <Button>Confirm Payment</Button>
        <Button variant="secondary">Cancel Payment</Button>
      </>
    ),
  },
} satisfies Meta<typeof PaymentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const Completed: Story = {
  tags: ["axe"],
  args: {
    title: "Payment Completed",
    text: "The charge to your card failed. Please update your payment method.",
    status: "completed",
    facts: [],
    actions: <ButtonLink href="/shop-v1">Back to Shop</ButtonLink>,
  },
};
export const FailedPayment: Story = {
  ...single,
  tags: ["axe"],
  args: {
    title: "Payment failed",
    text: "The charge to your card failed, and nothing was taken from your account.",
    status: "failed",
    actions: <ButtonLink href="/payment-method">Update Payment Method</ButtonLink>,
  },
};
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    title: "Look once more at everything before you confirm your payment 🪔",
    facts: [
      {
        term: "Kanchipurapattupudavaikalanjiyam, handwoven, with a double arakku border",
        detail: <bdi>₹1,24,80,000</bdi>,
      },
      { term: "Paid by", detail: "kanchipurapattupudavaikalanjiyam@example.com" },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
