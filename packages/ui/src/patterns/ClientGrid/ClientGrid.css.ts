import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

/** Cells share their lines, as the squares of a checked cloth do. */
export const grid = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  at("xl", { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
);
export const cell = patternStyle(
  {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: vars.space.s16,
    minBlockSize: 168,
    padding: vars.space.s12,
    textAlign: "center",
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    borderInlineEnd: `${vars.line.hair} solid ${vars.color.border}`,
  },
  at("md", { minBlockSize: 220, padding: vars.space.s24 }),
);
export const text = patternStyle({
  ...type.small,
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
});

export const logo = patternStyle({
  display: "inline-grid",
  alignItems: "center",
  justifyItems: "center",
  color: vars.color.text,
});
export const layout = {
  beside: patternStyle(
    { rowGap: vars.space.s8 },
    at("md", { gridAutoFlow: "column", columnGap: vars.space.s12 }),
  ),
  above: patternStyle({ rowGap: vars.space.s8 }),
  ruled: patternStyle({
    rowGap: vars.space.s4,
    paddingBlock: vars.space.s8,
    borderBlock: `${vars.line.strong} solid currentColor`,
  }),
  framed: patternStyle({
    rowGap: vars.space.s4,
    padding: `${vars.space.s12} ${vars.space.s16}`,
    border: `${vars.line.hair} solid currentColor`,
    outline: `${vars.line.hair} solid currentColor`,
    outlineOffset: 3,
  }),
};
export const device = patternStyle({
  inlineSize: 44,
  blockSize: 44,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const face = {
  display: patternStyle({ ...type.h3, lineHeight: 1.05, overflowWrap: "anywhere" }),
  ui: patternStyle({ ...type.h4, lineHeight: 1.15, overflowWrap: "anywhere" }),
};
