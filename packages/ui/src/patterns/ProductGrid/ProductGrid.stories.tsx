import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, waitFor, within } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { cardActions } from "../productCard.fixtures.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
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
export const FourColumns: Story = { args: { columns: "four" } };
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
/** The browser skips the second group of twelve, which is far below the screen, until its animation ends. */
export const FlowOffscreen: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, index) => (
      <ProductCard
        {...cardActions}
        key={index}
        name={`Weave number ${index}`}
        href="#weave"
        price="₹4,250"
      />
    )),
  },
  render: (args) => (
    // Stories render everything otherwise, and the animation ends at once with reduced motion.
    <div style={{ "--skip-offscreen": "auto" } as CSSProperties}>
      <style>{`[aria-label="Skipped"] > * { animation-name: none; }`}</style>
      <div style={{ blockSize: 9000 }} />
      <ProductGrid {...args} label="Skipped" />
    </div>
  ),
  play: async ({ canvas }) => {
    const isRendered = (label: string): boolean | undefined =>
      within(canvas.getByRole("list", { name: label }))
        .getAllByText(/^Weave/)
        .at(-1)
        ?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isRendered("Skipped")).toBe(false));
  },
};
/** The ring of the first colour begins outside of its card. It is not cut off in the groups after the first. */
export const FlowColourAtTheEdge: Story = {
  args: {
    children: Array.from({ length: 13 }, (_, index) => (
      <a key={index} href="#colour" style={{ blockSize: 24, marginInlineStart: -4 }}>
        Colour {index}
      </a>
    )),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByText("Colour 12");
    last.scrollIntoView({ block: "center" });
    const { left, top } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 12)).toBe(last);
  },
};
export const RightToLeft: Story = {
  ...rightToLeft,
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

export const Dark: Story = { ...dark, tags: ["!test"] };
