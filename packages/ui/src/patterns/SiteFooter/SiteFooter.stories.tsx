import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandXIcon,
  BrandYoutubeIcon,
} from "../../icons.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { dark, forced, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { sampleFooterEnd } from "../samplePictures.fixtures.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const meta = {
  title: "Navigation/SiteFooter",
  component: SiteFooter,
  parameters: {
    layout: "fullscreen",
  },
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
    socials: {
      title: "Pallu elsewhere",
      links: [
        { label: "Pallu on Instagram", href: "#", icon: <BrandInstagramIcon size={24} /> },
        { label: "Pallu on Facebook", href: "#", icon: <BrandFacebookIcon size={24} /> },
        { label: "Pallu on X", href: "#", icon: <BrandXIcon size={24} /> },
        { label: "Pallu on YouTube", href: "#", icon: <BrandYoutubeIcon size={24} /> },
      ],
    },
    copyright: "© 2026 Pallu",
    credit: { label: "Made by the Pallu team", href: "https://example.com" },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
/** The footer ends in a picture of cloth, whose upper edge is transparent. */
export const WovenEnd: Story = { ...snapshot, args: { end: sampleFooterEnd }, tags: ["axe"] };
/** Bars in the theme's colours replace a picture that does not load. */
export const EndFailed: Story = { args: { end: { src: "data:,", width: 450, height: 220 } } };
/** The template pages have their own lists. */
export const TemplateLists: Story = {
  tags: ["axe"],
  args: {
    columns: ["Sitemap", "Others", "Newsletter"].map((title) => ({
      title,
      links: ["Home", "Shop", "Blog", "Contact"].map((label) => ({ label, href: "#" })),
    })),
  },
};
export const LongText: Story = {
  args: {
    blurb: "Sarees, women's clothing and things for the home, woven in South India. ".repeat(5),
    columns: [
      {
        title: "Everything that may be of use to those who have ordered",
        links: [{ label: "How a parcel that has come to the wrong door is sent on", href: "#" }],
      },
    ],
  },
};
export const Zoom200: Story = { decorators: [zoom200] };
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...forced, tags: ["!test"] };
