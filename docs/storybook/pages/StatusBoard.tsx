import { useState, type ReactElement } from "react";
import { Select } from "../../../packages/ui/src/components/Select/Select.tsx";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import { DocsLink } from "../DocsLink.tsx";
import { statusRows, type StatusRow } from "./status.ts";
import { useStoryIndex } from "./useStoryIndex.ts";

const cellsOf = (row: StatusRow) => [
  <DocsLink key="link" href={`?path=/docs/${row.docs}`}>
    {row.name}
  </DocsLink>,
  row.category,
  row.status,
  <time key="changed" className="guide-date">
    {row.changed || "–"}
  </time>,
  row.stories,
  row.flows,
  row.snapshots || "–",
];

const latestFirst = (one: StatusRow, other: StatusRow): number =>
  other.changed.localeCompare(one.changed) || one.title.localeCompare(other.title);

/** Lists all components and their status, read from the index of this Storybook. */
export function StatusBoard(): ReactElement {
  const [category, setCategory] = useState("");
  const [order, setOrder] = useState("sidebar");
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Counting…</p>;
  const all = statusRows(entries);
  const categories = [...new Set(all.map((row) => row.category))];
  const chosen = all.filter((row) => category === "" || row.category === category);
  const rows = order === "changed" ? chosen.toSorted(latestFirst) : chosen;
  return (
    <>
      <div className="guide-filters">
        <Select
          label="Category"
          value={category}
          options={[
            { value: "", label: "All" },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setCategory(event.target.value)}
        />
        <Select
          label="Order"
          value={order}
          options={[
            { value: "sidebar", label: "As in the sidebar" },
            { value: "changed", label: "Last change first" },
          ]}
          onChange={(event) => setOrder(event.target.value)}
        />
      </div>
      <p role="status">
        {rows.length} components and screens, {rows.reduce((sum, row) => sum + row.stories, 0)}{" "}
        stories, {rows.reduce((sum, row) => sum + row.flows, 0)} of them played.
      </p>
      <TokenTable
        label="Status of the components"
        heads={["Component", "Category", "Status", "Last change", "Stories", "Played", "Snapshots"]}
        rows={rows.map((row) => ({ key: row.title, cells: cellsOf(row) }))}
      />
    </>
  );
}
