import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

/** A page with one form, without the frame. */
export const narrow = pageStyle({
  inlineSize: "100%",
  maxInlineSize: "440px",
  marginInline: "auto",
  paddingInline: vars.space.s16,
  paddingBlock: vars.space.s48,
});

export const secret = pageStyle({
  overflowWrap: "anywhere",
  fontFamily: "monospace",
  whiteSpace: "nowrap",
  fontSize: vars.text.bodyLarge,
});

export const codes = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontFamily: "monospace",
});
