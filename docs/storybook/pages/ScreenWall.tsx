import type { ReactElement } from "react";
import { screenName } from "../../../.storybook/pageLinks.ts";
import { DocsLink } from "../DocsLink.tsx";
import { statusRows, type StatusRow } from "./status.ts";
import { useStoryIndex } from "./useStoryIndex.ts";

interface ScreenWallProps {
  /** Group of the sidebar, for example "Checkout". */
  group: string;
}

function Tile({ row }: { row: StatusRow }): ReactElement {
  const name = row.name.split(" / ").at(-1) ?? "";
  return (
    <li>
      <DocsLink href={`?path=/story/${row.first}`} className="screen-tile">
        <strong>{screenName(name)}</strong>
        <span className="screen-count">
          {row.stories === 1 ? "1 story" : `${row.stories} stories`}
        </span>
      </DocsLink>
    </li>
  );
}

/** The screens of a group as links. */
export function ScreenWall({ group }: ScreenWallProps): ReactElement {
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Loading…</p>;
  const rows = statusRows(entries).filter(({ title }) => title.startsWith(`Screens/${group}/`));
  return (
    <ul role="list" className="screen-wall">
      {rows.map((row) => (
        <Tile key={row.title} row={row} />
      ))}
    </ul>
  );
}
