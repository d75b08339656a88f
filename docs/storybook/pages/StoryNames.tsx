import type { ReactElement } from "react";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import storyNames from "./storyNames.json";
import { useStoryIndex } from "./useStoryIndex.ts";

const idOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, "-").toLowerCase();

/** Lists the names that stories share, and how many stories have each. */
export function StoryNames(): ReactElement {
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Counting…</p>;
  return (
    <TokenTable
      label="Names of stories"
      heads={["Name", "Shows", "Stories"]}
      rows={storyNames.map(({ name, shows }) => ({
        key: name,
        cells: [name, shows, entries.filter(({ id }) => id.endsWith(`--${idOf(name)}`)).length],
      }))}
    />
  );
}
