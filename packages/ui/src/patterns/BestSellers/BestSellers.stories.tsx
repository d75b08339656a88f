import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { BestSellers, BestSellerTile } from "./BestSellers.tsx";
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
  title: "Commerce/BestSellers",
  component: BestSellers,
  parameters: { layout: "padded" },
  args: {
    children: [1, 3, 4, 6].map((index) => (
      <ProductCard
        key={index}
        name={`Weave number ${index}`}
        href="#weave"
        price="₹4,250"
        category="Sarees"
        picture={cloth(index)}
      />
    )),
    tile: (
      <BestSellerTile
        name="Arakku bridal silk with mango butti"
        href="#bridal"
        price="₹32,000"
        listPrice="₹38,500"
        saving="16% off"
        category="Pure Silk Sarees"
        tag="Hot Sale"
        picture={cloth(0)}
      />
    ),
  },
} satisfies Meta<typeof BestSellers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTile: Story = { args: { tile: undefined } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
