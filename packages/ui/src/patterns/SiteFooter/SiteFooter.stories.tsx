import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandXIcon,
  BrandYoutubeIcon,
} from "../../icons.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Navigation/SiteFooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: {
    blurb: "Sarees, women's clothing and things for the home, woven in South India.",
    columns: [
      {
        title: "Quick Links",
        links: [
          { label: "Home", href: "/" },
          { label: "About Us", href: "/about" },
          { label: "Products", href: "/allproducts" },
          { label: "Contact", href: "/contact" },
        ],
      },
      {
        title: "Customer Service",
        links: [
          { label: "FAQs", href: "#" },
          { label: "Terms & Condition", href: "#" },
          { label: "Return Policy", href: "#" },
        ],
      },
    ],
    socials: [
      { label: "Pallu on Instagram", href: "#", icon: <BrandInstagramIcon size={24} /> },
      { label: "Pallu on Facebook", href: "#", icon: <BrandFacebookIcon size={24} /> },
      { label: "Pallu on X", href: "#", icon: <BrandXIcon size={24} /> },
      { label: "Pallu on YouTube", href: "#", icon: <BrandYoutubeIcon size={24} /> },
    ],
    copyright: "© 2026 Pallu",
    credit: { label: "Made by the Pallu team", href: "https://example.com" },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
