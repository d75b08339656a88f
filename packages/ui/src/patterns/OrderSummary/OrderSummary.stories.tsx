import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { OrderSummary } from "./OrderSummary.tsx";

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
  parameters: { layout: "padded" },
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

export const Default: Story = {};
export const AmountsOnly: Story = { args: { items: undefined } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
