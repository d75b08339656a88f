import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { orderColumns, orderRows } from "../orders.fixtures.tsx";
import { SelectableTable } from "../SelectableTable/SelectableTable.tsx";
import { BulkBar } from "./BulkBar.tsx";

const actions = (
  <>
    <Button variant="secondary" size="small">
      Print
    </Button>
    <Button size="small">Pack</Button>
  </>
);

const meta: Meta<typeof BulkBar> = {
  title: "Desk/BulkBar",
  component: BulkBar,
  args: { count: 3, children: actions, onClear: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="one">
        <BulkBar count={1} onClear={fn()}>
          {actions}
        </BulkBar>
      </StoryCell>
      <StoryCell name="of many">
        <BulkBar count={100} note="of 214 found" onClear={fn()} labels={{ name: "Orders" }}>
          {actions}
        </BulkBar>
      </StoryCell>
      <StoryCell name="hidden">
        <BulkBar count={0} onClear={fn()} labels={{ name: "Nothing" }}>
          {actions}
        </BulkBar>
      </StoryCell>
    </StoryGrid>
  ),
};

const Page = (): ReactElement => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <SelectableTable
        caption="Orders"
        columns={orderColumns}
        rows={orderRows}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        {actions}
      </BulkBar>
    </>
  );
};

/** The bar appears with the first selected row and is announced. */
export const FlowWithATable: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole("group", { name: "Selection" });
    const status = within(bar).getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Order PL-1062" }));
    await expect(status).toHaveTextContent("1 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button", { name: "Pack" })).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  args: { note: "of 214 found" },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    count: 12_345,
    note: "of all orders that were placed between the first and the last day of the month",
    children: <Button size="small">Confirm orders, mail everybody who has ordered</Button>,
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    labels: { selected: (count) => `${count} منتخب`, clear: "انتخاب ختم کریں" },
    children: <Button size="small">پیک کریں</Button>,
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
