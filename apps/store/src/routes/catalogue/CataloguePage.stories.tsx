import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  failed,
  held,
  keyPictures,
  nothing,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import { products, variants } from "../../testing/pieces.fixtures.ts";
import { sized, sizedEntries } from "../../testing/sizes.fixtures.ts";
import "./CataloguePage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Store/AllProducts",
  tags: ["!autodocs", "axe"],
  args: { at: "/allproducts" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

/** One colour is chosen; the numbers of the other filters follow. */
export const InOneColour: Story = { args: { at: "/allproducts?colour=red" } };

export const Searched: Story = { args: { at: "/allproducts?q=saree" } };

export const NoMatch: Story = { ...statePicture, args: { at: "/allproducts?q=bicycle" } };

export const Loading: Story = {
  ...statePicture,
  args: { responses: { listProducts: held, listVariants: held, listSubcategories: held } },
};

export const Empty: Story = {
  ...statePicture,
  args: { responses: { listProducts: nothing, listVariants: nothing, listSubcategories: nothing } },
};

export const Error: Story = {
  ...statePicture,
  args: { responses: { listProducts: failed, listVariants: failed, listSubcategories: failed } },
};

/** Products are loaded, subcategories failed. */
export const Partial: Story = { args: { responses: { listSubcategories: failed } } };

export const InDollars: Story = { args: { currency: "USD" } };

/** Sizes are a filter. Cards of a product with sizes lead to its page, the one with a dearer size "from" its lowest price. */
export const Sizes: Story = {
  args: {
    responses: {
      listProducts: {
        body: products.map((each) => (each.productId === sized.productId ? sized : each)),
      },
      listVariants: {
        body: {
          success: true,
          data: [
            ...sizedEntries,
            ...variants.filter(({ productId }) => productId !== sized.productId),
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await settle();
    const [choose] = canvas.getAllByRole("link", { name: /^Choose size/ });
    await expect(choose).toHaveAttribute("href", expect.stringContaining("--indigo--s"));
    await expect(canvas.getAllByText("From")).not.toHaveLength(0);
  },
};
