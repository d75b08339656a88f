import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motif } from "../../components/Motif/Motif.tsx";
import { CategoryCard, CategoryStrip } from "./CategoryStrip.tsx";
import { StateCell, StateSheet } from "../../components/StateSheet/StateSheet.tsx";
import { forced, sheet } from "../../components/StateSheet/pictures.ts";

const meta = {
  title: "Sections/CategoryStrip",
  component: CategoryStrip,
  parameters: {
    states: ["default", "one card", "hover", "focus", "long text"],
    layout: "padded",
  },
  args: {
    label: "Categories",
    entries: [
      {
        title: "Pure Silk Sarees",
        count: "26 Products",
        text: "Handwoven in Kanchipuram",
        href: "/product-category",
        icon: <Motif name="cloth" size={48} />,
      },
      {
        title: "Ready To Wear",
        count: "40 Products",
        text: "Pleated and stitched for you",
        href: "/product-category",
        icon: <Motif name="needle" size={48} />,
      },
      {
        title: "Celebrity Inspired",
        count: "14 Products",
        text: "Seen on stage and screen",
        href: "/product-category",
        icon: <Motif name="parcel" size={48} />,
      },
      {
        title: "Party Wear Collection",
        count: "32 Products",
        text: "For evenings that run late",
        href: "/product-category",
        icon: <Motif name="cloth" size={48} />,
      },
    ],
  },
} satisfies Meta<typeof CategoryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = sheet;
export const OneCard: Story = {
  render: ({ entries: [first] }) => <>{first && <CategoryCard {...first} />}</>,
};
export const States: Story = {
  ...sheet,
  render: ({ entries: [first] }) =>
    first ? (
      <StateSheet>
        <StateCell name="one card">
          <CategoryCard {...first} />
        </StateCell>
        <StateCell name="hover" force="hover">
          <CategoryCard {...first} />
        </StateCell>
        <StateCell name="focus" force="focus">
          <CategoryCard {...first} />
        </StateCell>
        <StateCell name="long text">
          <CategoryCard
            {...first}
            title="Silk cotton sarees for the hottest weeks"
            text="Woven in Chettinad, Venkatagiri and Mangalagiri, and washed soft before they are sent"
          />
        </StateCell>
      </StateSheet>
    ) : (
      <StateSheet>{null}</StateSheet>
    ),
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "زمرے",
    entries: [
      {
        title: "خالص ریشم",
        count: "26 مصنوعات",
        text: "کانچی پورم میں بُنا ہوا",
        href: "/product-category",
        icon: <Motif name="cloth" size={48} />,
      },
      {
        title: "سلے ہوئے",
        count: "40 مصنوعات",
        text: "آپ کے ناپ کے",
        href: "/product-category",
        icon: <Motif name="needle" size={48} />,
      },
    ],
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };
