import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Text beside the table of contents; on phones the contents come first. */
export const layout = patternStyle(
  { display: "grid", gap: vars.space.s40, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 3fr)",
    columnGap: vars.space.s96,
    alignItems: "start",
  }),
);
export const toc = patternStyle(
  { borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.zari}` },
  at("lg", { gridColumn: 2, gridRow: 1, position: "sticky", insetBlockStart: 88 }),
);
export const tocTitle = patternStyle({
  ...type.label,
  color: vars.color.textMuted,
  paddingBlock: `${vars.space.s12} ${vars.space.s4}`,
});
export const entry = patternStyle(
  {
    ...type.body,
    display: "flex",
    alignItems: "center",
    gap: vars.space.s12,
    minBlockSize: 44,
    color: vars.color.text,
    textDecoration: "none",
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  },
  hover({ color: vars.color.action, textDecoration: "underline" }),
);
export const entryNumber = patternStyle({ color: vars.color.zariInk, minInlineSize: "1.25em" });

export const body = patternStyle(
  { display: "grid", gap: vars.space.s64, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", { gridColumn: 1, gridRow: 1 }),
);
export const section = patternStyle(
  {
    display: "grid",
    gap: vars.space.s12,
    gridTemplateColumns: "minmax(0, 1fr)",
    scrollMarginBlockStart: 88,
  },
  at("md", { gridTemplateColumns: "88px minmax(0, 1fr)", columnGap: vars.space.s24 }),
);
export const number = patternStyle(
  { ...type.display, color: vars.color.zariInk, lineHeight: 0.9 },
  at("md", { gridRow: "1 / span 2" }),
);
export const title = patternStyle({ ...type.h2 });
export const words = patternStyle({
  ...type.body,
  display: "grid",
  gap: vars.space.s16,
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: vars.size.measure,
});
export const gist = patternStyle({
  ...type.bodyLarge,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
});
export const points = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInlineStart: vars.space.s20,
  listStyleType: "disc",
});
