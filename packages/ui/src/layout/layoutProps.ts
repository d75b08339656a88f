import type { vars } from "../tokens/contract.css.ts";

export type Gap = keyof typeof vars.space;
export type BoxElement =
  | "div"
  | "span"
  | "ul"
  | "ol"
  | "li"
  | "section"
  | "article"
  | "header"
  | "footer"
  | "nav"
  | "aside"
  | "main"
  | "form"
  | "fieldset";

/** Returns `list` for lists, because WebKit drops list semantics without markers. */
export const listRole = (element: BoxElement | undefined): "list" | undefined =>
  element === "ul" || element === "ol" ? "list" : undefined;
