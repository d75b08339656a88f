import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterGroup, FilterLayout, FilterPanel } from "./FilterLayout.tsx";

const meta = {
  title: "Commerce/FilterLayout",
  component: FilterLayout,
  parameters: { layout: "padded" },
  args: {
    label: "Filters",
    filters: (
      <FilterPanel>
        <FilterGroup title="Category">Checkboxes stand here.</FilterGroup>
        <FilterGroup title="Price Range">A slider stands here.</FilterGroup>
      </FilterPanel>
    ),
    children: "Products stand here.",
  },
} satisfies Meta<typeof FilterLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
