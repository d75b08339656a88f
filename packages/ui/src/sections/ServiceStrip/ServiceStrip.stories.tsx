import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "../../components/Picture/Picture.tsx";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { ServiceStrip } from "./ServiceStrip.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const swatch = (index: number) => (
  <Picture src={pick(clothPictures, index)} alt="" width={80} height={80} />
);

const meta = {
  title: "Page sections/Home/ServiceStrip",
  component: ServiceStrip,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Our services",
    items: [
      {
        title: "Free Shipping",
        text: "On every order within India",
        picture: swatch(0),
      },
      {
        title: "Easy to Return",
        text: "Seven days to think it over",
        picture: swatch(1),
      },
      {
        title: "Secure Payment",
        text: "Cards, UPI and cash on delivery",
        picture: swatch(2),
      },
      {
        title: "Customer Support",
        text: "A person answers, six days a week",
        picture: swatch(3),
      },
      {
        title: "Product QC Team",
        text: "Every piece checked by hand",
        picture: swatch(4),
      },
    ],
  },
} satisfies Meta<typeof ServiceStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Two: Story = {
  args: {
    items: [
      { title: "Free Shipping", text: "On every order", picture: swatch(0) },
      { title: "Easy to Return", text: "Seven days", picture: swatch(1) },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        title: "Free shipping to every place that has a pin code",
        text: "Within India on every order, by road or by air, whichever is the first to leave Coimbatore",
        picture: swatch(0),
      },
      { title: "Secure Payment", text: "Cards and UPI", picture: swatch(2) },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
