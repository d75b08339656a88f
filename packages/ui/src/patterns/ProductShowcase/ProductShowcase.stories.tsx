import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { cardActions } from "../productCard.fixtures.ts";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductShowcase } from "./ProductShowcase.tsx";

const card = (index: number, name = "Manjal silk saree with arakku temple border") => (
  <ProductCard
    {...cardActions}
    key={index}
    name={name}
    href="#sample"
    price="₹12,480"
    interactive={false}
    picture={
      <img
        src={pick(clothPictures, index)}
        alt=""
        width={400}
        height={500}
        style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
      />
    }
  />
);
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index));

const meta = {
  title: "Product/ProductShowcase",
  component: ProductShowcase,
  parameters: {
    layout: "padded",
  },
  args: { label: "Popular Collection", children: cards(3) },
} satisfies Meta<typeof ProductShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Pairs: Story = { args: { layout: "pairs", children: cards(5) } };
export const Five: Story = { ...overlay, args: { layout: "five", children: cards(10) } };
export const Lookbook: Story = {
  ...overlay,
  args: { layout: "lookbook", children: cards(6) },
  tags: ["axe"],
};
export const Steps: Story = {
  ...overlay,
  args: { layout: "steps", children: cards(4) },
  tags: ["axe"],
};
export const LongText: Story = {
  args: {
    children: [
      card(0, "Handwoven Kanchipuram silk saree in arakku maroon with a border of eight bars"),
      card(1, "Kurti"),
    ],
  },
};
export const FlowPricesOfARowAreLevel: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText("₹12,480");
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
