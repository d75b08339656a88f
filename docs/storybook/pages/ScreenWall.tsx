import type { ReactElement } from "react";
import { screenName } from "../../../.storybook/pageLinks.ts";
import { DocsLink } from "../DocsLink.tsx";
import { useStoryIndex } from "./useStoryIndex.ts";

interface ScreenWallProps {
  /** Group of the sidebar, for example "Checkout". */
  group: string;
}

/** The screens of a group as links. */
export function ScreenWall({ group }: ScreenWallProps): ReactElement {
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Loading…</p>;
  const screens = entries.filter(({ title }) => title.startsWith(`Screens/${group}/`));
  const titles = [...new Set(screens.map(({ title }) => title))];
  return (
    <ul role="list" className="screen-wall">
      {titles.map((title) => {
        const stories = screens.filter((screen) => screen.title === title);
        return (
          <li key={title}>
            <DocsLink href={`?path=/story/${stories[0]?.id}`} className="screen-tile">
              <strong>{screenName(title.split("/").at(-1) ?? "")}</strong>
              <span className="screen-count">
                {stories.length === 1 ? "1 story" : `${stories.length} stories`}
              </span>
            </DocsLink>
          </li>
        );
      })}
    </ul>
  );
}
