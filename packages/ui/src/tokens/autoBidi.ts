import type { StyleRule } from "@vanilla-extract/css";

/** Browsers that know where a text stands beside its order; in others all is as the page is. */
export const supportsMatchParent =
  "(text-align: match-parent) or (text-align: -webkit-match-parent)";

/**
 * A text in a page that reads from the right keeps its own order: 'Within 2 days.' ends with its full stop, '-5% OFF'
 * begins with its sign. It stands at the page's side all the same.
 */
export const autoBidi: Pick<StyleRule, "unicodeBidi" | "textAlign"> = {
  unicodeBidi: "plaintext",
  textAlign: ["-webkit-match-parent", "match-parent"],
};
