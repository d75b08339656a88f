import { useEffect, useState, type ReactElement } from "react";
import { TokenTable } from "../../packages/ui/src/foundations/TokenTable.tsx";
import { storyIndex, statusRows, type StatusRow } from "./status.ts";

const stars = (is: boolean): string => (is ? "Yes" : "–");

const cellsOf = (row: StatusRow) => [
  <a key="link" href={`?path=/docs/${row.docs}`} target="_top">
    {row.name}
  </a>,
  row.category,
  row.status,
  row.stories,
  row.flows,
  stars(row.hasDark),
  stars(row.hasRightToLeft),
  stars(row.hasForcedColours),
];

/** Lists all components and their status, read from the index of this Storybook. */
export function StatusBoard(): ReactElement {
  const [rows, setRows] = useState<readonly StatusRow[]>();
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch("./index.json", { signal: abort.signal });
      setRows(statusRows(storyIndex(await answer.json())));
    };
    load().catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  if (!rows) return <p role="status">Counting…</p>;
  return (
    <>
      <p>
        {rows.length} components, {rows.reduce((sum, row) => sum + row.stories, 0)} stories,{" "}
        {rows.reduce((sum, row) => sum + row.flows, 0)} of them played.
      </p>
      <TokenTable
        label="Status of the components"
        heads={[
          "Component",
          "Category",
          "Status",
          "Stories",
          "Played",
          "Dark",
          "Right to left",
          "Forced colours",
        ]}
        rows={rows.map((row) => ({ key: row.title, cells: cellsOf(row) }))}
      />
    </>
  );
}
