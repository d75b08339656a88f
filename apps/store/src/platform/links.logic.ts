import { plainPath } from "./plainPath.ts";

/** What of a click and its link decides whether the shop itself goes there. */
export interface LinkClick {
  /** The `href` as written. */
  href: string;
  target: string;
  download: boolean;
  /** 0 is the main button. */
  button: number;
  /** A modifier key was held, or another listener has dealt with the click. */
  taken: boolean;
}

export type ClickTarget =
  | { kind: "browser" }
  /** A placeholder that leads nowhere, without a jump of the page (FTR-05 to FTR-08). */
  | { kind: "nowhere" }
  | { kind: "shop"; path: string };

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
