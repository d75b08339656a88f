import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { WishlistCard, WishlistGrid } from "./WishlistCard.tsx";
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
  title: "Product/WishlistCard",
  component: WishlistCard,
  subcomponents: { WishlistGrid: WishlistGrid as never },
  parameters: {
    layout: "padded",
  },
  args: {
    name: "Manjal silk saree",
    href: "#manjal",
    picture: cloth(2),
    price: "₹12,480",
    labels: { move: "Move to cart", remove: "Remove" },

    onMove: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <WishlistGrid label="Wishlist">
      <WishlistCard {...args} />
      <WishlistCard {...args} name="Rani mango butti" picture={cloth(0)} busy />
    </WishlistGrid>
  ),
} satisfies Meta<typeof WishlistCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Busy: Story = { args: { busy: true }, tags: ["axe"] };
export const WithoutAPrice: Story = { args: { price: undefined } };
export const WithVariant: Story = { args: { variant: "Rani pink, M" }, tags: ["axe"] };
export const NoPicture: Story = { args: { picture: undefined }, tags: ["axe"] };
export const LongText: Story = {
  args: {
    name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
    labels: { move: "Move it to the cart", remove: "Take it off the list" },
  },
};
/** Names of one and of two or more lines. */
export const FlowButtonsOfARowAreLevel: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    for (const elements of [canvas.getAllByText("₹12,480"), canvas.getAllByText(/^Move/)]) {
      const [first, second] = elements;
      await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    }
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
