import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { bannerPictures, clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { CategorySidebar } from "./CategorySidebar.tsx";
import { RoomList } from "./RoomList.tsx";

const names = [
  "Chair",
  "Table",
  "Sofa Set",
  "Vases",
  "Lamp & Light",
  "Almirah",
  "Dressing table",
  "Watch",
  "Mirror",
];
const image = (pictures: readonly string[], index: number) => (
  <img
    src={pick(pictures, index)}
    alt=""
    width={400}
    height={300}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);
const withPictures = names.map((label, index) => ({
  label,
  href: "/product-category",
  picture: image(clothPictures, index),
}));

const meta = {
  title: "Page sections/Home/CategorySidebar",
  component: CategorySidebar,
  subcomponents: { RoomList: RoomList as never },
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Departments",
    items: names.map((label) => ({ label, href: "/product-category" })),
  },
} satisfies Meta<typeof CategorySidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["axe"],
  ...snapshot,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Discs: Story = {
  ...overlay,
  args: { layout: "discs", items: withPictures },
  tags: ["axe"],
};
/** Rooms below each other, with pictures on alternating sides. */
export const Rooms: Story = {
  tags: ["axe"],
  ...overlay,
  render: () => (
    <RoomList
      linkText="See the pieces"
      items={["Living room", "Study"].map((name, index) => ({
        name,
        text: "Begin with what you sit on.",
        things: "Sofa sets, armchairs, side tables",
        href: "/shop-v3",
        picture: image(bannerPictures, index),
      }))}
    />
  ),
};
export const Narrow: Story = {
  ...overlay,
  globals: { viewport: { value: "w360" } },
  args: { layout: "discs", items: withPictures },
};
/** The ninth of nine takes both columns, so that the line above it is whole. */
export const FlowOddNumber: Story = {
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    const widthOf = (element?: HTMLElement): number => element?.clientWidth ?? 0;
    const items = canvas.getAllByRole("listitem");
    await expect(widthOf(items.at(-1))).toBe(widthOf(canvas.getByRole("list")));
    await expect(widthOf(items[0])).toBeLessThan(widthOf(items.at(-1)));
  },
};
export const LongText: Story = {
  args: {
    items: [
      { label: "Things that stand in the hall and have no other name", href: "/product-category" },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
