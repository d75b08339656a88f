import { vars } from "../../tokens/contract.css.ts";
import { patternStyle, type } from "../patternStyle.ts";

export const menu = patternStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100%",
});

const row = {
  ...type.h4,
  fontWeight: vars.font.weightRegular,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: 52,
  color: vars.color.text,
  textDecoration: "none",
  cursor: "pointer",
  listStyle: "none",
} as const;

export const entry = patternStyle(row, {
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    "&[aria-current]": { fontWeight: vars.font.weightStrong, color: vars.color.action },
    "&[data-current]": { fontWeight: vars.font.weightStrong },
    "&::-webkit-details-marker": { display: "none" },
  },
});
export const chevron = patternStyle({
  display: "inline-flex",
  transitionProperty: "rotate",
  transitionDuration: vars.duration.hover,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const group = patternStyle({
  paddingBlock: `${vars.space.s8} ${vars.space.s16}`,
  paddingInlineStart: vars.space.s16,
});
export const groupTitle = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  paddingBlockStart: vars.space.s8,
});
export const link = patternStyle({
  ...type.body,
  display: "flex",
  alignItems: "center",
  minBlockSize: 44,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { fontWeight: vars.font.weightStrong, color: vars.color.action },
  },
});
/** Stays at the end of the sheet, whose padding it covers, unless the window is low for the text. */
export const foot = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  marginBlockStart: "auto",
  marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
  marginInline: `calc(-1 * ${vars.space.s24})`,
  padding: `${vars.space.s16} ${vars.space.s24}`,
  backgroundColor: vars.color.raised,
  "@media": { "(min-height: 46em)": { position: "sticky", insetBlockEnd: 0 } },
});

/** Beside each other where both fit. */
export const links = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7rem, 100%), 1fr))",
  gap: vars.space.s12,
});
