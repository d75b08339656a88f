import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  failed,
  held,
  keyPictures,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./ProductPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Store/ProductDetails",
  tags: ["!autodocs", "axe"],
  args: { at: "/product-details/kanchipuram-temple-border" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Customer: Story = { args: { session: "customer" } };

export const SoldOut: Story = {
  ...statePicture,
  args: {
    at: "/product-details/kanchipuram-temple-border?variant=kanchipuram-temple-border--mustard",
  },
  play: async ({ canvas }) => {
    await settle();
    await expect(canvas.getByText("Out of Stock")).toBeInTheDocument();
  },
};

export const LastPiece: Story = {
  args: {
    at: "/product-details/kanchipuram-temple-border?variant=kanchipuram-temple-border--peacock",
  },
};

export const NotFound: Story = {
  ...statePicture,
  args: { at: "/product-details/a-piece-that-is-gone" },
  play: async ({ canvas }) => {
    await settle();
    await expect(
      canvas.getByRole("heading", { name: "This product is not here" }),
    ).toBeInTheDocument();
  },
};

export const Loading: Story = {
  ...statePicture,
  args: { responses: { listProducts: held, listVariants: held } },
};

export const Error: Story = {
  ...statePicture,
  args: { responses: { listProducts: failed, listVariants: failed } },
};

/** The product is loaded, its additional pictures and related products failed. */
export const Partial: Story = {
  args: { responses: { listVariantImages: failed, listVariants: failed } },
};

export const InDollars: Story = { args: { currency: "USD" } };
