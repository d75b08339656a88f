import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "Sections/PageHeader",
  component: PageHeader,
  parameters: { layout: "padded" },
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

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
