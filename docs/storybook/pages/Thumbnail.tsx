import { useSyncExternalStore, type ReactElement } from "react";

/** `pnpm storybook:build` marks the Storybook for which it has taken the pictures. */
export const hasPictures = (): boolean =>
  document.querySelector('meta[name="story-pictures"]') !== null;

const subscribe = (onChange: () => void): (() => void) => {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => watch.disconnect();
};
const readTheme = (): "light" | "dark" =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

const views = {
  part: { width: 192, height: 120 },
  desktop: { width: 640, height: 400 },
  phone: { width: 240, height: 480 },
} as const;

interface ThumbnailProps {
  /** Id of the story. */
  story: string;
  /** A component, or a screen at one of two widths. */
  view: keyof typeof views;
}

/** A small picture of a story in the theme of the toolbar. Decorative: the name of the story is beside it. */
export function Thumbnail({ story, view }: ThumbnailProps): ReactElement | null {
  const theme = useSyncExternalStore(subscribe, readTheme);
  if (!hasPictures()) return null;
  return (
    <img
      src={`./pictures/${story}--${view}-${theme}.webp`}
      alt=""
      loading="lazy"
      {...views[view]}
      className="guide-thumbnail"
      data-view={view}
    />
  );
}

/** Says how the pictures of a page can be changed. Renders nothing if there are none. */
export function PicturesNote(): ReactElement | null {
  return hasPictures() ? <p>The pictures follow the theme of the toolbar.</p> : null;
}
