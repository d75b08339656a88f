import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterGroup, FilterLayout, FilterPanel } from "./FilterLayout.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Commerce/FilterLayout",
  component: FilterLayout,
  parameters: {
    states: ["default", "nothing left", "long text"],
    layout: "padded",
  },
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

export const Default: Story = snapshot;
export const NothingLeft: Story = { args: { filters: <FilterPanel>{null}</FilterPanel> } };
export const LongText: Story = {
  args: {
    filters: (
      <FilterPanel>
        <FilterGroup title="Everything that a saree may be woven from and mixed with">
          Checkboxes stand here.
        </FilterGroup>
      </FilterPanel>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "فلٹر",
    filters: (
      <FilterPanel>
        <FilterGroup title="زمرہ">خانے</FilterGroup>
      </FilterPanel>
    ),
    children: "مصنوعات",
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };
