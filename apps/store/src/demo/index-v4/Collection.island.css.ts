import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** One sentence with white space around it. */
export const statement: string = pageStyle({
  maxInlineSize: "26ch",
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
  paddingBlock: vars.space.s32,
  "@media": {
    [from("lg")]: { marginInlineStart: "33.333%", paddingBlock: vars.space.s96 },
  },
});

/** The index: large names, separated by thin lines. */
export const index: string = pageStyle({ borderBlockStart: `1px solid ${vars.color.text}` });
export const line: string = pageStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s24,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  lineHeight: vars.leading.heading,
  color: vars.color.text,
  textDecoration: "none",
  transitionProperty: "padding-inline-start",
  transitionDuration: vars.duration.hover,
  selectors: {
    "&:hover": { paddingInlineStart: vars.space.s24 },
  },
});
export const page: string = pageStyle({
  fontFamily: vars.font.ui,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});
