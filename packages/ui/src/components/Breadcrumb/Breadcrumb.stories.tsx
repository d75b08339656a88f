import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const items = [
  { label: "Home", href: "/" },
  { label: "Pure Silk Sarees", href: "/allproducts" },
  { label: "Manjal silk saree" },
];

const meta: Meta<typeof Breadcrumb> = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  args: { label: "Breadcrumb", items },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="two levels">
        <Breadcrumb label="Two" items={[{ label: "Home", href: "/" }, { label: "Your bag" }]} />
      </StoryCell>
      <StoryCell name="three levels">
        <Breadcrumb label="Three" items={items} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Breadcrumb label="Hover" items={items} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Breadcrumb label="Focus" items={items} />
      </StoryCell>
      <StoryCell name="four levels">
        <Breadcrumb
          label="Four"
          items={[
            { label: "Home", href: "/" },
            { label: "Shop", href: "/allproducts" },
            { label: "Pure Silk Sarees", href: "/product-category" },
            { label: "Manjal silk saree" },
          ]}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      {
        label:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
      },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "راستہ",
    items: [
      { label: "ہوم", href: "/" },
      { label: "ساڑھیاں", href: "/allproducts" },
      { label: "منجل ساڑھی" },
    ],
  },
};

export const FlowMarksCurrentPage: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Breadcrumb" });
    await expect(within(nav).getAllByRole("link")).toHaveLength(2);
    await expect(within(nav).getByText("Manjal silk saree")).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
