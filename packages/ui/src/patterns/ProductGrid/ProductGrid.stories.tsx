import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { cardActions } from "../productCard.fixtures.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { emulatedColours, snapshot } from "../../components/StoryGrid/snapshots.ts";
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
  title: "Product/ProductGrid",
  component: ProductGrid,
  parameters: {
    states: ["default", "loading", "one product", "none", "beside filters", "long text"],
    layout: "padded",
  },
  args: {
    label: "Products",
    children: [0, 1, 2, 3, 4].map((index) => (
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
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const Loading: Story = { args: { loading: true }, tags: ["axe"] };
export const OneProduct: Story = {
  args: {
    children: (
      <ProductCard {...cardActions} name="Kurti" href="#kurti" price="₹890" picture={cloth(1)} />
    ),
  },
};
export const None: Story = { args: { children: [] }, tags: ["axe"] };
export const BesideFilters: Story = { args: { columns: "catalogue" }, tags: ["axe"] };
/** Four columns from 768 px. */
export const Fours: Story = { args: { columns: "fours" } };
export const LongText: Story = {
  args: {
    children: [
      <ProductCard
        {...cardActions}
        key="long"
        name="Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars"
        href="#long"
        price="₹12,48,000"
        picture={cloth(2)}
      />,
      <ProductCard
        {...cardActions}
        key="short"
        name="Kurti"
        href="#kurti"
        price="₹890"
        picture={cloth(1)}
      />,
    ],
  },
};
export const FlowTextsAlignPerRow: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    const topOf = (text: string): number => canvas.getByText(text).getBoundingClientRect().top;
    await expect(topOf("₹890")).toBeCloseTo(topOf("₹12,48,000"), 0);
  },
};
/** Large text does not fit into two columns of a phone. */
export const FlowLargeTextHasOneColumn: Story = {
  args: { columns: "two" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    const topOf = (card?: HTMLElement): number => card?.getBoundingClientRect().top ?? 0;
    await expect(topOf(second)).toBeGreaterThan(topOf(first));
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "مصنوعات",
    children: ["منجل ساڑھی", "رانی ساڑھی", "کرتی"].map((name, index) => (
      <ProductCard
        {...cardActions}
        key={name}
        name={name}
        href="#weave"
        price="₹4,250"
        picture={cloth(index)}
      />
    )),
  },
};
export const Dark: Story = { globals: { theme: "dark" }, tags: ["!test"] };
export const ForcedColors: Story = { ...emulatedColours, tags: ["!test"] };
