import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMethods } from "./PaymentMethods.tsx";

const meta = {
  title: "Sections/PaymentMethods",
  component: PaymentMethods,
  parameters: { layout: "padded" },
  args: {
    label: "Accepted methods",
    markLabel: (name) => `${name} mark`,
    methods: [
      { name: "Visa", mark: "chevron", text: "Debit and credit cards." },
      { name: "Masted Card", mark: "rings", text: "Debit and credit cards." },
      { name: "Paypal", mark: "wallet" },
      { name: "Cash on Delivery", mark: "hand", text: "In notes, at your door." },
      { name: "Skrill", mark: { word: "Skrill" } },
      { name: "Payoneer", mark: { word: "Payoneer" } },
      { name: "Debit / Credit Card", mark: "card" },
    ],
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: "360" } } };
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "ادائیگی کے طریقے",
    markLabel: (name) => `${name} کا نشان`,
    methods: [
      { name: "نقد ادائیگی", mark: "hand", text: "آپ کے دروازے پر۔" },
      { name: "کارڈ", mark: "card" },
    ],
  },
};
export const Dark: Story = { ...Default, globals: { theme: "dark" } };
