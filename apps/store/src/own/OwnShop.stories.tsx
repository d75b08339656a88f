import type { Meta, StoryObj } from "@storybook/react-vite";
import { keyPictures, pagePictures, screenMeta } from "../testing/screens.fixtures.tsx";
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
export const Login: Story = { args: { at: "/login" } };
/** Without the part of a page there is no page. */
export const MissingPart: Story = { args: { at: "/about", parts: { frame: meera.frame } } };
/** With its name alone: what the catalogue shows by itself. */
export const NameAlone: Story = { args: { parts: { frame: { name: "Meera Home" } } } };
