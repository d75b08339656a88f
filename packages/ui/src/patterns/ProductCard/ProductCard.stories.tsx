import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StarRating } from "../../components/StarRating/StarRating.tsx";
import { touchOnly, zoom200 } from "../../components/StoryGrid/decorators.tsx";
import {
  dark,
  forced,
  gridSnapshot,
  overlay,
  rightToLeft,
  snapshot,
} from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { Swatch } from "../../components/Swatch/Swatch.tsx";
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
  title: "Product/ProductCard",
  component: ProductCard,
  subcomponents: { ProductCardSkeleton: ProductCardSkeleton as never },
  args: { ...base, onAddToCart: fn(), onWish: fn() },
  parameters: {
    layout: "padded",
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Limits a single card to the width of a column. */
const inColumn: Decorator[] = [
  (Story) => (
    <div style={{ maxInlineSize: 288 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = { decorators: inColumn };
export const SoldOut: Story = { args: { soldOut: true }, decorators: inColumn };
export const Loading: Story = {
  render: () => <ProductCardSkeleton />,
  decorators: inColumn,
  tags: ["axe"],
};

/** The buttons are above the link that covers the card. */
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

interface NamedState {
  name: string;
  props: Partial<ProductCardProps>;
  force?: "hover" | "focus";
}

const states: readonly NamedState[] = [
  { name: "default", props: {} },
  { name: "hover", props: { picture: cloth(1) }, force: "hover" },
  { name: "focus", props: { picture: cloth(3) }, force: "focus" },
  { name: "hot sale", props: { tag: "Hot Sale" } },
  { name: "new, wishlisted", props: { tag: "NEW", picture: cloth(1), wishlisted: true } },
  { name: "saving", props: { tag: "10% OFF", picture: cloth(3) } },
  { name: "sale, low stock", props: { tag: "Sale", picture: cloth(4), stockNote: "Only 2 left" } },
  { name: "unknown tag", props: { tag: "Woven to order", picture: cloth(7) } },
  { name: "sold out", props: { soldOut: true, picture: cloth(5) } },
  { name: "no picture", props: { picture: undefined } },
  { name: "adding", props: { cartStatus: "adding", picture: cloth(6) } },
  { name: "added", props: { cartStatus: "added", picture: cloth(7) } },
  {
    name: "three-line name",
    props: {
      name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu",
      picture: cloth(0),
    },
  },
  {
    name: "offer only",
    props: {
      name: "Kurti",
      listPrice: undefined,
      saving: undefined,
      price: "₹890",
      picture: cloth(1),
    },
  },
  {
    name: "colours and rating",
    props: {
      picture: cloth(4),
      rating: <StarRating value={4} reviewsText="1,230 reviews" />,
      swatches: (
        <>
          <Swatch colour="#d9a21b" size="small" />
          <Swatch colour="#025365" size="small" />
        </>
      ),
    },
  },
  {
    name: "a size must be chosen",
    props: { choose: "size", priceFrom: true, listPrice: undefined, saving: undefined },
  },
  {
    name: "a long choice",
    props: { choose: "measure of the bed with or without a valance", priceFrom: true },
  },
  { name: "cannot be bought", props: { interactive: false, picture: cloth(6) } },
];

/** All states. */
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid>
      {states.map(({ name, props, force }) => (
        <StoryCell key={name} name={name} force={force}>
          <ProductCard {...args} {...props} />
        </StoryCell>
      ))}
      <StoryCell name="loading">
        <ProductCardSkeleton />
      </StoryCell>
    </StoryGrid>
  ),
};

/** Rows of neighbouring cards align in a grid. */
export const Rows: Story = {
  tags: ["axe"],
  ...snapshot,
  render: (args) => (
    <ProductGrid>
      {states.slice(3, 12).map(({ name, props }) => (
        <ProductCard key={name} {...args} {...props} />
      ))}
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};

/** Without hover, the actions are always visible. */
export const Touch: Story = {
  ...overlay,
  decorators: [...inColumn, touchOnly],
  play: async ({ canvas }) => {
    const add = canvas.getByRole("button", { name: /^Add to Cart/ });
    await waitFor(() => expect(add).toBeVisible());
    await expect(Number(getComputedStyle(add.parentElement ?? add).opacity)).toBe(1);
  },
};

export const LongText: Story = {
  decorators: inColumn,
  args: {
    name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
    category: "Pure silk sarees for weddings and the days around them",
    price: "₹12,48,000 - ₹15,60,000",
    listPrice: "₹18,72,000",
    tag: "Woven to order in three weeks",
  },
};
export const Emoji: Story = {
  decorators: inColumn,
  args: { name: "Diwali set 🪔✨ for two", tag: "🎁 Gift" },
};
export const Zoom200: Story = { ...snapshot, decorators: [...inColumn, zoom200] };

export const RightToLeft: Story = {
  ...rightToLeft,
  decorators: inColumn,
  args: {
    name: "منجل ریشمی ساڑھی، سرخ کنارے کے ساتھ",
    category: "خالص ریشم",
    saving: "20% رعایت",
    tag: "نیا",
    labels: {
      addToCart: "بیگ میں ڈالیں",
      choose: (option) => `${option} چنیں`,
      quickView: "فوری جھلک",
      wish: "پسندیدہ",
      view: "دیکھیں",
    },
  },
};
export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
