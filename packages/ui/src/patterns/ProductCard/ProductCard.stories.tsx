import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductCard, ProductCardSkeleton } from "./ProductCard.tsx";
import type { ProductCardProps } from "./ProductCard.tsx";

const cloth = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const base: ProductCardProps = {
  name: "Manjal silk saree with arakku temple border",
  href: "#manjal",
  category: "Pure Silk Sarees",
  price: "₹12,480",
  listPrice: "₹15,600",
  saving: "20% off",
  picture: cloth(2),
};

const meta = {
  title: "Commerce/ProductCard",
  component: ProductCard,
  args: { ...base, onAddToCart: fn(), onWish: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card alone has the width of a column. */
const inColumn: Story["decorators"] = [
  (Story) => (
    <div style={{ maxInlineSize: 288 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = { decorators: inColumn };
export const SoldOut: Story = { args: { soldOut: true }, decorators: inColumn };
export const Loading: Story = { render: () => <ProductCardSkeleton />, decorators: inColumn };

/** The buttons stand above the link that covers the card. */
export const Pressed: Story = {
  decorators: inColumn,
  play: async ({ args, canvas, userEvent }) => {
    const wish = canvas.getByRole("button", { name: /^Add to wishlist/ });
    const add = canvas.getByRole("button", { name: /^Add to Cart/ });
    await userEvent.hover(add);
    for (const button of [wish, add]) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(button).toContainElement(top as HTMLElement);
      await userEvent.click(button);
    }
    await expect(args.onWish).toHaveBeenCalledOnce();
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
  },
};

const states: readonly Partial<ProductCardProps>[] = [
  { tag: "Hot Sale" },
  { tag: "NEW", picture: cloth(1), wishlisted: true },
  { tag: "10% OFF", picture: cloth(3) },
  { tag: "Sale", picture: cloth(4), stockNote: "Only 2 left" },
  { soldOut: true, picture: cloth(5) },
  { picture: undefined },
  { cartStep: "adding", picture: cloth(6) },
  { cartStep: "added", picture: cloth(7) },
  {
    name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu",
    picture: cloth(0),
  },
  { name: "Kurti", listPrice: undefined, saving: undefined, price: "₹890", picture: cloth(1) },
];

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <div style={{ padding: 24 }}>
      <ProductGrid>
        {states.map((state, index) => (
          <ProductCard key={`state-${index}`} {...args} {...state} />
        ))}
        <ProductCardSkeleton />
      </ProductGrid>
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { dir: "rtl" } };
export const Dark: Story = { ...States, globals: { theme: "dark" } };
