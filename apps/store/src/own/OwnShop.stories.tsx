import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { keyPictures, pagePictures, screenMeta, settle } from "../testing/screens.fixtures.tsx";
import { sized } from "../testing/sizes.fixtures.ts";
import { meera } from "./shop.fixtures.ts";

/** Pages of a shop of one's own (docs/decisions/0063). */
const meta = {
  ...screenMeta,
  title: "Screens/Own shop/Pages",
  tags: ["!autodocs", "axe"],
  args: { at: "/", parts: meera, responses: { listHomeBanners: { body: [] } } },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { ...keyPictures };
export const About: Story = { ...pagePictures, args: { at: "/about" } };
export const Contact: Story = { args: { at: "/contact" } };
export const Questions: Story = { args: { at: "/faq" } };
export const Terms: Story = { args: { at: "/terms-and-conditions" } };
export const Shipping: Story = { args: { at: "/shipping-method" } };
export const Payment: Story = { args: { at: "/payment-method" } };
export const Team: Story = { args: { at: "/team" } };
export const Blog: Story = { args: { at: "/blog-v1" } };
export const Product: Story = { args: { at: "/product-details/kanchipuram-temple-border" } };
/** With the guide of the product's group, open. */
export const SizeGuide: Story = {
  args: {
    at: `/product-details/${sized.productId}`,
    responses: { listProducts: { body: [sized] } },
  },
  play: async ({ canvas, userEvent }) => {
    await settle();
    await userEvent.click(canvas.getByText("Size guide for kurtis", { selector: "summary" }));
    await expect(canvas.getByRole("table", { name: "Size guide for kurtis" })).toBeVisible();
  },
};
export const Login: Story = { args: { at: "/login" } };
/** Without the part of a page there is no page. */
export const MissingPart: Story = { args: { at: "/about", parts: { frame: meera.frame } } };
/** With its name alone: what the catalogue shows by itself. */
export const NameAlone: Story = { args: { parts: { frame: { name: "Meera Home" } } } };
