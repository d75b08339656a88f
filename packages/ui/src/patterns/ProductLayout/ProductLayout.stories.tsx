import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { BuyActions, BuyBox, ProductLayout } from "./ProductLayout.tsx";

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
/** Pictures beside the box; on a phone the row that buys stays at the lower edge. */
export const WholePage: Story = {
  args: {
    actions: (
      <BuyActions more={<Button variant="secondary">Add to wishlist</Button>}>
        <Button>Add to Cart</Button>
      </BuyActions>
    ),
  },
  render: (args) => (
    <ProductLayout
      gallery={
        <img
          src={pick(clothPictures, 2)}
          alt=""
          width={800}
          height={1000}
          style={{ inlineSize: "100%", blockSize: "auto" }}
        />
      }
    >
      <BuyBox {...args} />
    </ProductLayout>
  ),
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
