import type { StyleRule } from "@vanilla-extract/css";

/** Browsers without `match-parent` keep the direction of the page. */
export const supportsMatchParent =
  "(text-align: match-parent) or (text-align: -webkit-match-parent)";

/**
 * Applies the direction of a text itself in right-to-left pages: 'Within 2 days.' ends with its full stop, '-5% OFF'
 * starts with its sign. The alignment follows the page.
 */
export const autoBidi: Pick<StyleRule, "unicodeBidi" | "textAlign"> = {
  unicodeBidi: "plaintext",
  textAlign: ["-webkit-match-parent", "match-parent"],
};
