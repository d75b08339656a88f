import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { Picture } from "../../components/Picture/Picture.tsx";
import { ProductCard } from "../../patterns/ProductCard/ProductCard.tsx";
import { cardActions } from "../../patterns/productCard.fixtures.ts";
import { BestSellers, BestSellerTile } from "./BestSellers.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
const cloth = (index: number) => (
  <Picture src={pick(clothPictures, index)} alt="" width={400} height={500} />
);

const meta = {
  title: "Page sections/Home/BestSellers",
  component: BestSellers,
  subcomponents: { BestSellerTile: BestSellerTile as never },
  parameters: {
    layout: "padded",
  },
  args: {
    children: [1, 3, 4, 6].map((index) => (
      <ProductCard
        {...cardActions}
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
        {...cardActions}
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

export const Default: Story = { ...snapshot, tags: ["axe"] };

export const FlowPictureFillsTheTile: Story = {
  name: "Flow: the picture of the tile fills its place",
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll("article [data-state=shown]")];
    const picture = pictures.at(-1);
    await expect(pictures).toHaveLength(5);
    const { height, width } = picture?.getBoundingClientRect() ?? {};
    const place = picture?.parentElement?.parentElement?.getBoundingClientRect();
    await expect({ height, width }).toEqual({ height: place?.height, width: place?.width });
  },
};
export const Loading: Story = { args: { loading: true }, tags: ["axe"] };
export const WithoutTile: Story = { args: { tile: undefined } };
export const One: Story = {
  args: {
    tile: undefined,
    children: (
      <ProductCard {...cardActions} name="Kurti" href="#kurti" price="₹890" picture={cloth(1)} />
    ),
  },
};
export const LongText: Story = {
  args: {
    tile: (
      <BestSellerTile
        {...cardActions}
        name="Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars"
        href="#bridal"
        price="₹12,32,000"
        listPrice="₹13,38,500"
        saving="16% off until the end of the month"
        category="Pure Silk Sarees for weddings"
        tag="Woven to order"
        picture={cloth(0)}
      />
    ),
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
