import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { DiffTable, type DiffRow } from "./DiffTable.tsx";

const rows: readonly DiffRow[] = [
  { id: "price", field: "Price", before: "₹12,480", after: "₹11,900" },
  { id: "size", field: "Size M", before: null, after: "6 pieces" },
  { id: "tag", field: "Tag", before: "New", after: null },
];

const meta: Meta<typeof DiffTable> = {
  title: "Desk/DiffTable",
  component: DiffTable,
  args: { caption: "Changes of Rani silk", rows },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="changed, added, removed">
        <DiffTable caption="Changes" rows={rows} />
      </StoryCell>
      <StoryCell name="caption hidden">
        <DiffTable caption="Changes of the price" hideCaption rows={rows.slice(0, 1)} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: "w360" } }, play: expectNoOverflow };

export const LongText: Story = {
  args: {
    rows: [
      {
        id: "1",
        field: "Description of the saree and its blouse piece",
        before:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars",
        after:
          "Handwoven Manjal silk saree with a double arakku border andaverylongwordthatcannotbebrokenanywhere",
      },
    ],
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    caption: "تبدیلیاں",
    rows: [{ id: "1", field: "قیمت", before: "₹12,480", after: "₹11,900" }],
    labels: { field: "خانہ", before: "پہلے", after: "بعد" },
  },
};

export const FlowMarksBoth: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /Price/ });
    await expect(within(row).getByRole("deletion")).toHaveTextContent("₹12,480");
    await expect(within(row).getByRole("insertion")).toHaveTextContent("₹11,900");
    await expect(
      within(canvasElement).getByRole("rowheader", { name: /Size M Added/ }),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
