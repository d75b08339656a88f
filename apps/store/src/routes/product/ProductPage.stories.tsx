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
import { fortySizes, oneSize, sized, soldOutSizes } from "../../testing/sizes.fixtures.ts";
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

/** Arguments of a page of a product with sizes. */
const sizes = (product: typeof sized, variant?: string) => ({
  at: `/product-details/${product.productId}${variant === undefined ? "" : `?variant=${product.productId}--${variant}`}`,
  responses: { listProducts: { body: [product] } },
});

/** Two colours, five sizes. The dearer one is chosen. */
export const Sizes: Story = { ...keyPictures, args: sizes(sized, "indigo--xl") };

/** The other sizes of the colour that are in stock are named. */
export const SizeSoldOut: Story = {
  args: sizes(sized, "madder--m"),
  play: async ({ canvas, userEvent }) => {
    await settle();
    await expect(canvas.getByText("In stock: S, XXL")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "M, sold out" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(canvas.getByRole("link", { name: "Indigo" }));
    await expect(await canvas.findByRole("group", { name: "Size M" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Add to Cart" })).toBeInTheDocument();
  },
};

export const AllSizesSoldOut: Story = { ...statePicture, args: sizes(soldOutSizes) };

/** Without a colour. */
export const FortySizes: Story = { ...statePicture, args: sizes(fortySizes) };

export const OneSize: Story = { args: sizes(oneSize) };
