import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { PromoBanner } from "./PromoBanner.tsx";

const meta = {
  title: "Sections/PromoBanner",
  component: PromoBanner,
  parameters: { layout: "padded" },
  args: {
    kicker: "Home & Office",
    headline: "Up to 20% off all furniture on store",
    action: { label: "Shop Now", href: "/shop-v2" },
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

export const Default: Story = {};
export const EndPiece: Story = { args: { tone: "pallu" } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
