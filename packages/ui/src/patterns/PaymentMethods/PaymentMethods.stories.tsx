import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleMark } from "../samplePictures.fixtures.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const meta = {
  title: "Cart & orders/PaymentMethods",
  component: PaymentMethods,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Accepted methods",
    aside: <p>Nothing is charged before the parcel leaves.</p>,
    markLabel: (name) => `${name} mark`,
    items: [
      {
        name: "Visa",
        fabric: { dye: "mayil", weave: "stripe" },
        mark: sampleMark,
        text: "Debit and credit cards.",
      },
      {
        name: "Masted Card",
        fabric: { dye: "arakku", weave: "temple" },
        mark: sampleMark,
        text: "Debit and credit cards.",
      },
      { name: "Paypal", fabric: { dye: "neelam", weave: "ikat" }, mark: sampleMark },
      {
        name: "Cash on Delivery",
        fabric: { dye: "tulsi", weave: "check" },
        mark: sampleMark,
        text: "In notes, at your door.",
      },
      { name: "Skrill", fabric: { dye: "kora", weave: "stripe" }, mark: sampleMark },
      { name: "Payoneer", fabric: { dye: "manjal", weave: "jaal" }, mark: sampleMark },
      { name: "Debit / Credit Card", fabric: { dye: "mayil", weave: "butti" }, mark: sampleMark },
    ],
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    items: [
      {
        name: "Kanchipurapattupudavaikalanjiyam",
        fabric: { dye: "mayil", weave: "butti" },
        mark: sampleMark,
        text: "Debit and credit cards of every bank that we know of, and of some that we do not 🪔",
      },
      {
        name: "Cash in notes, at your own door, to the carrier",
        fabric: { dye: "tulsi", weave: "check" },
        mark: sampleMark,
      },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };
