import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { Button } from "../../components/Button/Button.tsx";

const cloth = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const meta = {
  title: "Commerce/OrderSummary",
  component: OrderSummary,
  parameters: {
    states: ["default", "amounts only", "coupon", "busy", "nothing", "long text"],
    layout: "padded",
  },
  args: {
    title: "Order summary",
    items: [
      {
        id: "1",
        name: "Manjal silk saree",
        detail: "Arakku maroon · 2",
        price: "₹24,960",
        picture: cloth(2),
      },
      {
        id: "2",
        name: "Raw silk kurti",
        detail: "Peacock · 1",
        price: "₹2,890",
        picture: cloth(1),
      },
    ],
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

export const Default: Story = snapshot;
export const AmountsOnly: Story = { args: { items: undefined } };
export const Coupon: Story = {
  args: {
    rows: [
      { label: "Sub Total", amount: "₹27,850" },
      { label: "Coupon Discount (PONGAL20)", amount: "−₹500" },
    ],
    total: { label: "Total", amount: "₹27,350" },
  },
};
export const Busy: Story = {
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
    items: [],
    rows: [{ label: "Sub Total", amount: "₹0" }],
    total: { label: "Total", amount: "₹0" },
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: "1",
        name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
        detail: "Arakku maroon with manjal · 12",
        price: "₹1,49,76,000",
        picture: cloth(2),
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    title: "خلاصہ",
    items: [
      {
        id: "1",
        name: "منجل ریشمی ساڑھی",
        detail: "سرخ · 2",
        price: "₹24,960",
        picture: cloth(2),
      },
    ],
    rows: [{ label: "ذیلی کل", amount: "₹27,850" }],
    total: { label: "کل", amount: "₹27,850" },
    actions: <ButtonLink href="/checkout">ادائیگی</ButtonLink>,
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };
