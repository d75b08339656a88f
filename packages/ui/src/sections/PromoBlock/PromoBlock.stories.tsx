import type { Meta, StoryObj } from "@storybook/react-vite";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { PromoBlock } from "./PromoBlock.tsx";

const picture = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const meta = {
  title: "Page sections/Home/PromoBlock",
  component: PromoBlock,
  parameters: {
    layout: "padded",
  },
  args: {
    figure: "30% OFF",
    title: "The two-seater sofa",
    text: "Sheesham and handloom cotton.",
    link: { label: "See the sofa", href: "/product-details" },
    picture: picture(0),
  },
} satisfies Meta<typeof PromoBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Brand: Story = {
  args: { surface: "brand", layout: "start", picture: picture(3) },
  tags: ["axe"],
};
export const Sunken: Story = { args: { surface: "sunken" }, tags: ["axe"] };
export const Poster: Story = {
  tags: ["axe"],
  ...overlay,
  args: {
    figure: "45% OFF",
    aside: "today only",
    title: "Every lamp in the house",
    layout: "poster",
  },
};
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  args: {
    title: "Everything that stands, hangs or lies in the front room of the shop this week",
    aside: "until the last lamp is sold",
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
