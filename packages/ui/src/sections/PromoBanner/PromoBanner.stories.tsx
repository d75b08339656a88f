import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { PromoBanner } from "./PromoBanner.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Page sections/Home/PromoBanner",
  component: PromoBanner,
  parameters: {
    layout: "padded",
  },
  args: {
    kicker: "Home & Office",
    headline: "Up to 20% off all furniture on store",
    link: { label: "Shop Now", href: "/shop-v2" },
    picture: (
      <img
        src={pick(clothPictures, 6)}
        alt=""
        width={400}
        height={500}
        style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
      />
    ),
  },
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Brand: Story = { args: { surface: "brand" }, tags: ["axe"] };
export const LongText: Story = {
  args: {
    kicker: "For the home, the office and the room that is a little of both",
    headline:
      "Up to 55% off everything that is woven, printed or embroidered, today only, while it lasts",
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
