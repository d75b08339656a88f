import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { orderColumns, orderRows } from "../orders.fixtures.tsx";
import { SelectableTable, type SelectableTableProps } from "./SelectableTable.tsx";

const Selection = (props: SelectableTableProps): ReactElement => {
  const [selected, setSelected] = useState(props.selected ?? new Set<string>());
  return <SelectableTable {...props} selected={selected} onSelect={setSelected} />;
};

const meta: Meta<typeof SelectableTable> = {
  title: "Desk/SelectableTable",
  component: SelectableTable,
  args: { caption: "Orders", columns: orderColumns, rows: orderRows },
  render: (args) => <Selection {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const shared = { caption: "Orders", columns: orderColumns, rows: orderRows.slice(0, 2) };

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="some selected">
        <Selection {...shared} selected={new Set(["PL-1062"])} />
      </StoryCell>
      <StoryCell name="all selected">
        <Selection {...shared} selected={new Set(["PL-1062", "PL-1061"])} />
      </StoryCell>
      <StoryCell name="busy">
        <Selection {...shared} busy />
      </StoryCell>
      <StoryCell name="without selection">
        <SelectableTable {...shared} hideCaption />
      </StoryCell>
      <StoryCell name="empty">
        <SelectableTable
          {...shared}
          rows={[]}
          empty={<EmptyState motif="parcel" title="No order waits to be packed" />}
        />
      </StoryCell>
      <StoryCell name="footer">
        <Selection
          {...shared}
          footer={
            <Button variant="secondary" size="small">
              Show 40 more of 214
            </Button>
          }
        />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Selection {...shared} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Selection {...shared} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  args: { selected: new Set(["PL-1061"]) },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: "long",
        label: "a long order",
        cells: {
          order: "PL-1042/2026-COIMBATORE-RS-PURAM-EXCHANGE-0000001",
          customer:
            "Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekaran and Sons, Handloom House, Third Cross Street",
          state: "Handed to the carrier in Coimbatore, tracking asked for",
          placed: "12 January 2026, at half past nine in the morning",
          total: "₹12,48,000.50",
        },
      },
    ],
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    caption: "آرڈر",
    columns: [
      { key: "order", label: "آرڈر", isRowHeader: true, sort: { href: "?sort=order" } },
      { key: "customer", label: "گاہک" },
      { key: "total", label: "کل", align: "end" },
    ],
    rows: [
      {
        id: "1",
        label: "PL-1042",
        cells: { order: "PL-1042", customer: "فریدہ", total: "₹12,480" },
      },
      { id: "2", label: "PL-1057", cells: { order: "PL-1057", customer: "آشا", total: "₹2,450" } },
    ],
  },
};

/** The checkbox of the head is mixed while some rows are selected. Shift selects up to the row pressed before. */
export const FlowSelects: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole("checkbox", { name: "Select all rows shown" });
    const [first, , third] = canvas.getAllByRole<HTMLInputElement>("checkbox", { name: /Order/ });
    if (!first || !third) throw new Error("There are no rows");
    first.focus();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(third);
    await user.keyboard("{/Shift}");
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  },
};

export const FlowRefusesMoreThanTheLimit: Story = {
  args: { maxSelected: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows shown" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "No more than 2 rows can be selected",
    );
    await expect(canvas.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  },
};

/** Sorting is a link with the direction in `aria-sort`, and rows can be focused by `data-row-id`. */
export const FlowIsASortedTable: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Orders" });
    const placed = within(table).getByRole("columnheader", { name: "Placed" });
    await expect(placed).toHaveAttribute("aria-sort", "descending");
    await expect(within(placed).getByRole("link")).toHaveAttribute(
      "href",
      "?sort=placed&order=asc",
    );
    const row = table.querySelector<HTMLElement>("[data-row-id='PL-1061']");
    row?.focus();
    await expect(row).toHaveFocus();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
