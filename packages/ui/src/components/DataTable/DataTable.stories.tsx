import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import {
  DataTable,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type DataColumn,
  type DataRow,
} from "./DataTable.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

const columns: readonly DataColumn[] = [
  { key: "order", label: "Order", isRowHeader: true },
  { key: "date", label: "Date" },
  { key: "state", label: "State" },
  { key: "total", label: "Total", align: "end" },
];

const rows: readonly DataRow[] = [
  { id: 1, cells: { order: "PL-1042", date: "12 Jan 2026", state: "Completed", total: "₹12,480" } },
  { id: 2, cells: { order: "PL-1057", date: "14 Jan 2026", state: "Pending", total: "₹2,450" } },
];

const meta: Meta<typeof DataTable> = {
  title: "Text & media/DataTable",
  component: DataTable,
  subcomponents: {
    Table: Table as never,
    TableBody: TableBody as never,
    TableCell: TableCell as never,
    TableHead: TableHead as never,
    TableRow: TableRow as never,
  },
  args: { caption: "Your orders", columns, rows },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="rows">
        <DataTable caption="Your orders" columns={columns} rows={rows} />
      </StoryCell>
      <StoryCell name="caption hidden">
        <DataTable caption="Your orders" hideCaption columns={columns} rows={rows.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="empty">
        <DataTable caption="No orders yet" columns={columns} rows={[]} />
      </StoryCell>
      <StoryCell name="loading">
        <DataTable
          caption="Your orders are being loaded"
          columns={columns}
          rows={[1, 2, 3].map((id) => ({
            id,
            cells: {
              order: (
                <>
                  <VisuallyHidden>Loading</VisuallyHidden>
                  <Skeleton />
                </>
              ),
              date: <Skeleton />,
              state: <Skeleton />,
              total: <Skeleton />,
            },
          }))}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 1,
        cells: {
          order:
            "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
          date: "12 January 2026, at half past nine",
          state: "Handed to the carrier in Coimbatore",
          total: "₹12,48,000.00",
        },
      },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    caption: "آپ کے آرڈر",
    columns: [
      { key: "order", label: "آرڈر", isRowHeader: true },
      { key: "total", label: "کل", align: "end" },
    ],
    rows: [{ id: 1, cells: { order: <bdi>PL-1042</bdi>, total: <bdi>₹12,480</bdi> } }],
  },
};

export const Narrow: Story = { globals: { viewport: { value: "w360" } }, tags: ["axe"] };

export const FlowIsATable: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Your orders" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
    await expect(within(table).getByRole("rowheader", { name: "PL-1042" })).toBeVisible();
  },
};

/** Parts for rows that are not plain data. */
export const Composed: Story = {
  render: () => (
    <Table caption="Measures">
      <TableHead columns={["Piece", { label: "Length", align: "end" }]} />
      <TableBody>
        <TableRow>
          <TableCell label="Piece" isRowHeader>
            Saree
          </TableCell>
          <TableCell label="Length" align="end">
            5.5 m
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
