import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motif } from "../../components/Motif/Motif.tsx";
import { CategoryCard, CategoryStrip } from "./CategoryStrip.tsx";

const meta = {
  title: "Sections/CategoryStrip",
  component: CategoryStrip,
  parameters: { layout: "padded" },
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

export const Default: Story = {};
export const OneCard: Story = {
  render: ({ entries: [first] }) => <>{first && <CategoryCard {...first} />}</>,
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
