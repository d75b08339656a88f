import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { BlogCard } from "./BlogCard.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Cards/BlogCard",
  component: BlogCard,
  parameters: {
    layout: "padded",
  },
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
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid>
      <StoryCell name="default">
        <BlogCard {...args} />
      </StoryCell>
      <StoryCell name="without a picture">
        <BlogCard {...args} picture={undefined} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <BlogCard {...args} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <BlogCard {...args} />
      </StoryCell>
    </StoryGrid>
  ),
};
export const LongText: Story = {
  args: {
    title:
      "How a korvai border is joined to its body by two weavers who have not spoken for a year",
    text: "Two weavers, three shuttles and a patience that machines do not have. ".repeat(6),
  },
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
