import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "../../components/Picture/Picture.tsx";
import { bannerPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { FeaturedPost, PostList, PostRow } from "./PostList.tsx";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const picture = (index: number) => (
  <Picture src={pick(bannerPictures, index)} alt="" width={600} height={400} />
);

const meta = {
  title: "Page sections/Editorial/PostList",
  component: PostRow,
  subcomponents: { FeaturedPost: FeaturedPost as never, PostList: PostList as never },
  parameters: {
    layout: "padded",
  },
  args: {
    number: "1",
    title: "How a korvai border is joined to its body",
    href: "/blog-details-v2/7",
    date: "13th March 2025",
    dateTime: "2025-03-13",
    tag: { label: "Weaving", href: "/blog-tag" },
    text: "Two weavers, three shuttles and a patience that machines do not have.",
    picture: picture(3),
  },
  render: (args) => (
    <PostList>
      <PostRow {...args} />
      <PostRow {...args} number="2" picture={picture(4)} />
    </PostList>
  ),
} satisfies Meta<typeof PostRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...single, tags: ["axe"] };
export const Featured: Story = {
  tags: ["axe"],
  render: ({ number: _number, ...args }) => <FeaturedPost {...args} />,
};
export const LongText: Story = {
  args: {
    title:
      "Everything that a length of handwoven cotton goes through between the field, the gin, the wheel, the vat, the loom and the shelf on which you find it",
    text: "Nothing of it is secret, and most of it is patience: a list of fifteen steps, of which a machine does five, a river two, the sun one and people all the others.",
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
