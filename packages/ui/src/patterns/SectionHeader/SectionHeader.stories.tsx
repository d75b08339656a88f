import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "./SectionHeader.tsx";

const meta = {
  title: "Sections/SectionHeader",
  component: SectionHeader,
  parameters: { layout: "padded" },
  args: { title: "New Arrival", link: { label: "See All Collection", href: "/allproducts" } },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
