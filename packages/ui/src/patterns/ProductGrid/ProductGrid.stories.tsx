import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
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
  title: "Commerce/ProductGrid",
  component: ProductGrid,
  parameters: { layout: "padded" },
  args: {
    label: "Products",
    children: [0, 1, 2, 3, 4].map((index) => (
      <ProductCard
        key={index}
        name={`Weave number ${index}`}
        href="#weave"
        price="₹4,250"
        category="Sarees"
        picture={cloth(index)}
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const OneProduct: Story = {
  args: { children: <ProductCard name="Kurti" href="#kurti" price="₹890" picture={cloth(1)} /> },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
