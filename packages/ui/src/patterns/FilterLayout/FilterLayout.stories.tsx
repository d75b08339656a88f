import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { CheckboxGroup } from "../../components/CheckboxGroup/CheckboxGroup.tsx";
import { RangeSlider } from "../../components/RangeSlider/RangeSlider.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { cardActions } from "../productCard.fixtures.ts";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { ResultBar } from "../ResultBar/ResultBar.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { FilterGroup, FilterLayout, FilterPanel } from "./FilterLayout.tsx";
import {
  dark,
  narrowOverlay,
  rightToLeft,
  snapshot,
} from "../../components/StoryGrid/snapshots.ts";

const categories = (legend: string, labels: readonly string[]) => (
  <CheckboxGroup
    legend={legend}
    hideLegend
    options={labels.map((label) => ({ value: label, label }))}
  />
);

const products = (names: readonly string[]) => (
  <ProductGrid columns="catalogue">
    {names.map((name, index) => (
      <ProductCard
        {...cardActions}
        key={name}
        name={name}
        href="#saree"
        price="₹6,480"
        picture={<img src={pick(clothPictures, index)} alt="" />}
      />
    ))}
  </ProductGrid>
);

const meta = {
  title: "Product/FilterLayout",
  component: FilterLayout,
  subcomponents: { FilterGroup: FilterGroup as never, FilterPanel: FilterPanel as never },
  parameters: {
    docs: { canvas: { className: "guide-wide" }, story: { inline: false, height: "340px" } },
  },
  args: {
    filtersId: "filters",
    label: "Filters",
    filters: (
      <FilterPanel>
        <FilterGroup title="Category">
          {categories("Category", ["Pure silk", "Linen", "Cotton"])}
        </FilterGroup>
        <FilterGroup title="Price Range">
          <RangeSlider
            legend="Price range"
            hideLegend
            min={0}
            max={9000}
            boundLabels={["Lowest price", "Highest price"]}
            format={(price) => `₹${price}`}
          />
        </FilterGroup>
      </FilterPanel>
    ),
    children: (
      <Stack gap="s24">
        <ResultBar countText="3 products">
          <Button variant="secondary" size="small" popoverTarget="filters">
            Filter
          </Button>
        </ResultBar>
        {products(["Ilkal, bottle green", "Paithani, brinjal", "Chettinad, mustard"])}
      </Stack>
    ),
  },
} satisfies Meta<typeof FilterLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
const collapsible = (
  <FilterPanel>
    <FilterGroup title="Price Range" collapsible>
      <RangeSlider
        legend="Price range"
        hideLegend
        min={0}
        max={9000}
        boundLabels={["Lowest price", "Highest price"]}
        format={(price) => `₹${price}`}
      />
    </FilterGroup>
    <FilterGroup title="Sarees" collapsible>
      {categories("Sarees", ["Pure silk", "Silk cotton", "Linen"])}
    </FilterGroup>
    <FilterGroup title="Furniture" collapsible defaultOpen={false}>
      {categories("Furniture", ["Sofas", "Almirahs", "Tables"])}
    </FilterGroup>
  </FilterPanel>
);
export const Collapsible: Story = { ...snapshot, args: { filters: collapsible }, tags: ["axe"] };

/** The browser opens and closes collapsible groups. */
export const FlowCollapse: Story = {
  // Without the layout, which hides the filters on narrow screens.
  render: () => collapsible,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole("heading", { name: "Furniture" });
    const sofas = () => canvas.getByLabelText("Sofas");
    await expect(sofas()).not.toBeVisible();
    await userEvent.click(head);
    await waitFor(() => expect(sofas()).toBeVisible());
    await userEvent.click(head);
    await waitFor(() => expect(sofas()).not.toBeVisible());
    await expect(head.closest("summary")).toHaveFocus();
  },
};
const opened: Partial<Story> = {
  args: {
    filters: collapsible,
    renderActions: (open) => (
      <>
        <Button variant="secondary" fullWidth>
          Clear all
        </Button>
        <Button fullWidth>{open ? "Show 3 products" : "Show products"}</Button>
      </>
    ),
    children: <Button popoverTarget="filters">Filter</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expect(await canvas.findByRole("dialog", { name: "Filters" })).toBeVisible();
  },
};
/** On a phone the filters open at the bottom. */
export const Open: Story = {
  ...opened,
  ...narrowOverlay,
  tags: ["axe"],
  globals: { viewport: { value: "w360" } },
};
/** On a tablet they open at the end. */
export const OpenAtTheEnd: Story = { ...opened, globals: { viewport: { value: "w768" } } };
export const NothingLeft: Story = { args: { filters: <FilterPanel>{null}</FilterPanel> } };
export const LongText: Story = {
  args: {
    filters: (
      <FilterPanel>
        <FilterGroup title="Everything that a saree may be woven from and mixed with">
          {categories("Materials", ["Silk that was reeled by hand, mixed with cotton", "Linen"])}
        </FilterGroup>
      </FilterPanel>
    ),
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
