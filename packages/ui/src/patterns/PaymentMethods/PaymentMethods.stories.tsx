import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { dark, forced, sheet } from "../../components/StateSheet/pictures.ts";

const meta = {
  title: "Sections/PaymentMethods",
  component: PaymentMethods,
  parameters: {
    states: ["default", "narrow"],
    layout: "padded",
  },
  args: {
    label: "Accepted methods",
    aside: <p>Nothing is charged before the parcel leaves.</p>,
    markLabel: (name) => `${name} mark`,
    methods: [
      {
        name: "Visa",
        cloth: { dye: "mayil", weave: "stripe" },
        mark: "chevron",
        text: "Debit and credit cards.",
      },
      {
        name: "Masted Card",
        cloth: { dye: "arakku", weave: "temple" },
        mark: "rings",
        text: "Debit and credit cards.",
      },
      { name: "Paypal", cloth: { dye: "neelam", weave: "ikat" }, mark: "wallet" },
      {
        name: "Cash on Delivery",
        cloth: { dye: "tulsi", weave: "check" },
        mark: "hand",
        text: "In notes, at your door.",
      },
      { name: "Skrill", cloth: { dye: "kora", weave: "stripe" }, mark: { word: "Skrill" } },
      { name: "Payoneer", cloth: { dye: "manjal", weave: "jaal" }, mark: { word: "Payoneer" } },
      { name: "Debit / Credit Card", cloth: { dye: "mayil", weave: "butti" }, mark: "card" },
    ],
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = sheet;
export const Narrow: Story = { globals: { viewport: { value: "360" } } };
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "ادائیگی کے طریقے",
    markLabel: (name) => `${name} کا نشان`,
    methods: [
      {
        name: "نقد ادائیگی",
        cloth: { dye: "tulsi", weave: "check" },
        mark: "hand",
        text: "آپ کے دروازے پر۔",
      },
      { name: "کارڈ", cloth: { dye: "mayil", weave: "butti" }, mark: "card" },
    ],
  },
};
export const Dark: Story = { ...Default, ...dark };
export const ForcedColors: Story = { ...Default, ...forced, tags: ["!test"] };
