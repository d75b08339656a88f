import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "./SectionHeader.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Text & media/SectionHeader",
  component: SectionHeader,
  parameters: {
    layout: "padded",
  },
  args: { title: "New Arrival", link: { label: "See All Collection", href: "/allproducts" } },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const WithText: Story = {
  args: { text: "What has come from the looms this week." },
  tags: ["axe"],
};
export const WithoutALink: Story = { args: { link: undefined } };
export const LongText: Story = {
  args: {
    title: "What has come from the looms of Kanchipuram, Arani and Thirubuvanam this week",
    link: { label: "See everything of this collection and the last one", href: "/allproducts" },
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
