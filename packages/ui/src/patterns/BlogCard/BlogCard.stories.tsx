import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { BlogCard } from "./BlogCard.tsx";

const meta = {
  title: "Commerce/BlogCard",
  component: BlogCard,
  parameters: { layout: "padded" },
  args: {
    title: "How a korvai border is joined to its body",
    href: "/blog-details-v1",
    date: "13th March 2025",
    dateTime: "2025-03-13",
    tag: { label: "Interior", href: "/blog-tag" },
    text: "Two weavers, three shuttles and a patience that machines do not have.",
    picture: (
      <img
        src={pick(clothPictures, 5)}
        alt=""
        width={400}
        height={500}
        style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
      />
    ),
  },
} satisfies Meta<typeof BlogCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
