import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { BuyBox } from "./ProductLayout.tsx";

const meta = {
  title: "Commerce/BuyBox",
  component: BuyBox,
  parameters: { layout: "padded" },
  args: {
    category: "Pure Silk Sarees",
    title: "Manjal silk saree with arakku temple border",
    price: <Price size="page" offer="₹12,480" list="₹15,600" saving="20% off" />,
    description: "Mulberry silk, woven in Kanchipuram in nine days.",
    actions: <Button>Add to Cart</Button>,
    facts: [
      { label: "Brand", value: "Pallu Loom" },
      { label: "Material", value: "Mulberry silk" },
    ],
  },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
