import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "./PageHeader.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Text & media/PageHeader",
  component: PageHeader,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Products",
    breadcrumb: {
      label: "Breadcrumb",
      items: [{ label: "Home", href: "/" }, { label: "Products" }],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const LongText: Story = {
  args: {
    title:
      "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
