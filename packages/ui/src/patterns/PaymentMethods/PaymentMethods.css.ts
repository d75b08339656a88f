import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

export const list = patternStyle(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", columnGap: vars.space.s64 },
  at("md", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
);
export const method = patternStyle({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: `${vars.space.s4} ${vars.space.s20}`,
  alignItems: "center",
  paddingBlock: vars.space.s20,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
});
/** One size for all marks, and one colour: none of them is preferred. */
export const mark = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: 72,
  blockSize: 48,
  border: `${vars.line.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
export const drawing = patternStyle({
  inlineSize: 48,
  blockSize: 32,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const solid = patternStyle({ fill: "currentColor", stroke: "none" });
export const letters = patternStyle({
  fill: "currentColor",
  stroke: "none",
  fontFamily: vars.font.ui,
  fontWeight: vars.font.weightStrong,
  fontSize: 12,
  textAnchor: "middle",
});
export const name = patternStyle({ ...type.h4 });
export const text = patternStyle({ ...type.small, color: vars.color.textMuted });
