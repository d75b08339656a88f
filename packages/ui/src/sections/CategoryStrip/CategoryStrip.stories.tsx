import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motif } from "../../components/Motif/Motif.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { CategoryCard, CategoryStrip } from "./CategoryStrip.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { dark, gridSnapshot, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const cloth = (index: number) => (
  <Picture src={pick(clothPictures, index)} alt="" width={480} height={600} />
);

const meta = {
  title: "Page sections/Home/CategoryStrip",
  component: CategoryStrip,
  subcomponents: { CategoryCard: CategoryCard as never },
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Categories",
    items: [
      {
        title: "Pure Silk Sarees",
        count: "26 Products",
        text: "Handwoven in Kanchipuram",
        href: "/product-category",
        picture: cloth(0),
        icon: <Motif name="cloth" size="small" />,
      },
      {
        title: "Ready To Wear",
        count: "40 Products",
        text: "Pleated and stitched for you",
        href: "/product-category",
        picture: cloth(1),
        icon: <Motif name="needle" size="small" />,
      },
      {
        title: "Celebrity Inspired",
        count: "14 Products",
        text: "Seen on stage and screen",
        href: "/product-category",
        picture: cloth(2),
        icon: <Motif name="parcel" size="small" />,
      },
      {
        title: "Party Wear Collection",
        count: "32 Products",
        text: "For evenings that run late",
        href: "/product-category",
        picture: cloth(3),
        icon: <Motif name="cloth" size="small" />,
      },
    ],
  },
} satisfies Meta<typeof CategoryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
/** One card in a row where the text is too large for two. */
export const Zoom200: Story = {
  decorators: [zoom200],
  globals: { viewport: { value: "w360" } },
};
export const OneCard: Story = {
  render: ({ items: [first] = [] }) => <>{first && <CategoryCard {...first} />}</>,
};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: ({ items: [first] = [] }) =>
    first ? (
      <StoryGrid>
        <StoryCell name="one card">
          <CategoryCard {...first} />
        </StoryCell>
        <StoryCell name="hover" force="hover">
          <CategoryCard {...first} />
        </StoryCell>
        <StoryCell name="focus" force="focus">
          <CategoryCard {...first} />
        </StoryCell>
        <StoryCell name="long text">
          <CategoryCard
            {...first}
            title="Silk cotton sarees for the hottest weeks"
            text="Woven in Chettinad, Venkatagiri and Mangalagiri, and washed soft before they are sent"
          />
        </StoryCell>
      </StoryGrid>
    ) : (
      <StoryGrid>{null}</StoryGrid>
    ),
};
export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
