import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { BrandInstagramIcon, BrandPinterestIcon } from "../../icons.ts";
import { sampleFooterEnd } from "../../patterns/samplePictures.fixtures.ts";
import { SampleNewsletterBox, TemplateFooter } from "./TemplateFooter.tsx";

const links = (...labels: string[]) => labels.map((label) => ({ label, href: "#sample" }));

const meta = {
  title: "Page sections/Templates/TemplateFooter",
  component: TemplateFooter,
  subcomponents: { SampleNewsletterBox: SampleNewsletterBox as never },
  parameters: {
    layout: "fullscreen",
  },
  args: {
    blurb: "Sarees, clothing and things for the home, named after the towns they come from.",
    lists: [
      { title: "Quick links", links: links("Home", "About Us", "Products", "Contact") },
      { title: "Sitemap", links: links("Portfolio", "Blog", "Our team") },
      { title: "Others", links: links("Pricing", "Questions", "Shipping") },
      { title: "Shop", links: links("All products", "Brands", "Rooms") },
      { title: "Customer Service", links: links("FAQs", "Terms & Condition", "Return Policy") },
    ],
    socials: {
      title: "Social Media",
      links: [
        { label: "Instagram", href: "#sample", icon: <BrandInstagramIcon size={20} /> },
        { label: "Pinterest", href: "#sample", icon: <BrandPinterestIcon size={20} /> },
      ],
    },
    newsletter: {
      title: "A letter from the loom",
      text: "New weaves, old techniques and the occasional offer.",
      label: "Email",
      placeholder: "Your email address",
      submitText: "Subscribe",
      note: "This list is not open yet.",
    },
    copyright: "© 2025 Pallu. All rights reserved.",
    credit: { label: "Pallu Studio", href: "https://pallu.example" },
  },
} satisfies Meta<typeof TemplateFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...snapshot,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("Email");
    await userEvent.type(box, "asha@example.com{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await expect(box).toHaveValue("asha@example.com");
    await expect(box).toHaveAccessibleDescription(/not open yet/);
  },
};
export const WovenEnd: Story = { args: { end: sampleFooterEnd }, tags: ["axe"] };
/** The newsletter box on a page. */
export const BoxAlone: Story = { render: (args) => <SampleNewsletterBox {...args.newsletter} /> };
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  args: {
    lists: [
      {
        title: "Everything that has not found a place in one of the other lists",
        links: links("Terms, conditions and the small print of the small print"),
      },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
