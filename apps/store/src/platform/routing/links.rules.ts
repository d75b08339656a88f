import { plainPath } from "./plainPath.ts";

/** Properties of a click and its link that determine how it is handled. */
export interface LinkClick {
  /** Value of the `href` attribute. */
  href: string;
  target: string;
  download: boolean;
  /** 0 is the main button. */
  button: number;
  /** A modifier key was pressed or the default was prevented. */
  taken: boolean;
}

export type ClickTarget =
  | { kind: "browser" }
  /** Placeholder: the default is prevented (FTR-05 to FTR-08). */
  | { kind: "nowhere" }
  | { kind: "shop"; path: string };

/** Returns whether a key is pressed by which the browser opens a link elsewhere. */
export const hasModifier = (
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const classifyClick = ({
  href,
  target,
  download,
  button,
  taken,
}: LinkClick): ClickTarget => {
  if (taken || button !== 0) return { kind: "browser" };
  if (href === "#") return { kind: "nowhere" };
  const own = href.startsWith("/") && !href.startsWith("//") && !/^\/(?:api|uploads)\//.test(href);
  if (!own || download || (target !== "" && target !== "_self")) return { kind: "browser" };
  return { kind: "shop", path: href.replace(/^[^?#]*/, plainPath) };
};
