import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../layout/Container/Container.tsx";
import { Section } from "../../layout/Section/Section.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { proseBlocks, urduBlocks } from "../../patterns/Prose/Prose.fixtures.ts";
import { bannerPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { ArticleBody } from "./ArticleBody.tsx";
import type { ArticleSection } from "./ArticleBody.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import type { ArticleHeadProps } from "./ArticleHead.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const sections: readonly ArticleSection[] = [
  {
    id: "line",
    heading: "The line where colours meet",
    note: "Korvai is Tamil for a joining, a stringing together.",
    blocks: proseBlocks.slice(0, 3),
  },
  { id: "hands", heading: "Two pairs of hands", blocks: proseBlocks.slice(3) },
  {
    id: "buying",
    heading: "When you buy",
    note: "A single weaver can do it with a longer day; most borders are made by two.",
    blocks: proseBlocks.slice(0, 1),
  },
];

const urduSections: readonly ArticleSection[] = [
  {
    id: "line",
    heading: "جہاں رنگ ملتے ہیں",
    note: "کورَوَئی تمل زبان میں جوڑ کو کہتے ہیں۔",
    blocks: urduBlocks.slice(0, 2),
  },
  { id: "hands", heading: "دو ہاتھ", blocks: urduBlocks.slice(2) },
];

const urduHead = {
  title: "کنارہ اپنے متن سے کیسے جڑتا ہے",
  lead: "تین نالیں، دو بُنکر اور بہت صبر۔",
  breadcrumb: { label: "راستہ", items: [{ label: "گھر", href: "/" }, { label: "بلاگ" }] },
  tag: { label: "بُنائی", href: "/blog-tag" },
  date: "۱۳ مارچ ۲۰۲۵",
  length: "چار منٹ",
} satisfies Partial<ArticleHeadProps>;

const meta = {
  title: "Page sections/Editorial/ArticleLayout",
  component: ArticleHead,
  subcomponents: { ArticleBody: ArticleBody as never },
  parameters: {
    layout: "fullscreen",
  },
  args: {
    layout: "guide",
    title: "How a korvai border is joined to its body",
    lead: "Three shuttles, two weavers and a patience that machines do not have.",
    breadcrumb: {
      label: "Breadcrumb",
      items: [
        { label: "Home", href: "/" },
        { label: "Blog", href: "/blog-v1" },
        { label: "Korvai" },
      ],
    },
    tag: { label: "Weaving", href: "/blog-tag" },
    date: "13th March 2025",
    dateTime: "2025-03-13",
    length: "Four minutes",
    picture: <Picture src={pick(bannerPictures, 2)} alt="" width={1280} height={853} />,
  },
  render: (args, { globals }) => {
    const isUrdu = globals["dir"] === "rtl";
    return (
      <>
        <ArticleHead {...args} {...(isUrdu && urduHead)} />
        <Section size="small">
          <Container>
            <ArticleBody
              layout={args.layout}
              opening={(isUrdu ? urduBlocks : proseBlocks).slice(0, 1)}
              sections={isUrdu ? urduSections : sections}
            />
          </Container>
        </Section>
      </>
    );
  },
} satisfies Meta<typeof ArticleHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = { ...single, tags: ["axe"] };
export const Wide: Story = { args: { layout: "wide" }, tags: ["axe"] };
export const Essay: Story = { args: { layout: "essay" }, tags: ["axe"] };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    title:
      "How the border of a Kanchipurapattupudavaikalanjiyam is joined to its body by three shuttles 🪔",
    lead: "kanchipurapattupudavaikalanjiyam".repeat(3),
    tag: { label: "Weaving, dyeing and everything before it", href: "/blog-tag" },
    length: "Four minutes, or five with the pictures",
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...rightToLeft };
export const EssayRightToLeft: Story = { args: { layout: "essay" }, globals: { dir: "rtl" } };
export const Dark: Story = { ...dark, args: { layout: "essay" }, tags: ["!test"] };
