import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { clothPictures, pick } from "../patterns/samplePictures.fixtures.ts";
import { ProductPage, type Product } from "./ProductPage.tsx";

const product: Product = {
  name: "Paithani saree with peacocks",
  price: 21400,
  listPrice: 23800,
  description: "Mulberry silk, woven in Yeola. 5.5 m long, with an 80 cm blouse piece.",
  care: "Dry clean. Store it folded in muslin.",
  material: "Mulberry silk",
  variants: [
    {
      id: "brinjal",
      colour: "Brinjal",
      css: "#4a235a",
      stock: 3,
      pictures: [
        { view: "border", src: pick(clothPictures, 1) },
        { view: "folded", src: pick(clothPictures, 5) },
      ],
    },
    {
      id: "mustard",
      colour: "Mustard",
      css: "#b8862b",
      stock: 0,
      pictures: [{ view: "border", src: pick(clothPictures, 2) }],
    },
  ],
};

const meta = {
  title: "Welcome/Build a product page",
  component: ProductPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { product, onAdd: fn() },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A customer asks for more than there are, and buys what there is. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.type(quantity, "{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(quantity).toHaveValue("3");
    await expect(canvas.getByText("Only 3 items available in stock")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add to Cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith("brinjal", 3);
    await expect(canvas.getByText("3 × Paithani saree with peacocks, Brinjal")).toBeVisible();
  },
};

/** A sold-out colour can be looked at, not bought. */
export const SoldOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Mustard, sold out" }));
    await expect(canvas.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
  },
};
