import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { WishlistCard, WishlistGrid } from "./WishlistCard.tsx";

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
  title: "Commerce/WishlistCard",
  component: WishlistCard,
  parameters: { layout: "padded" },
  args: {
    name: "Manjal silk saree",
    href: "#manjal",
    picture: cloth(2),
    price: "₹12,480",
    moveLabel: "Move to cart",
    removeLabel: "Remove",
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

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
