import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  failed,
  held,
  keyPictures,
  nothing,
  screenMeta,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./WishlistPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Account/Wishlist",
  tags: ["!autodocs", "axe"],
  args: { at: "/wishlist", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Empty: Story = { ...statePicture, args: { responses: { getWishlist: nothing } } };

export const Loading: Story = { ...statePicture, args: { responses: { getWishlist: held } } };

export const Error: Story = { ...statePicture, args: { responses: { getWishlist: failed } } };

export const Visitor: Story = { args: { session: "visitor" } };

export const InDollars: Story = { args: { currency: "USD" } };
