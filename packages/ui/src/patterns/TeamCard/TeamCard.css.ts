import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { edge } from "../Cloth/Cloth.css.ts";
import { patternStyle, type } from "../patternStyle.ts";

export const card = patternStyle({ display: "grid", alignContent: "start", gap: vars.space.s16 });
/** A piece of cloth, four to five, with a name woven into its middle. */
export const portrait = patternStyle({ display: "grid", aspectRatio: "4 / 5" });
globalStyle(`${portrait} > *`, {
  "@layer": { [patternLayer]: { display: "grid", placeItems: "center" } },
});
export const medallion = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "46%",
  aspectRatio: "1",
  rotate: "45deg",
  backgroundColor: "inherit",
  border: `${vars.line.strong} solid ${vars.color.zari}`,
  outline: `${vars.line.hair} solid ${vars.color.zari}`,
  outlineOffset: 6,
});
export const initials = patternStyle({ ...type.display, rotate: "-45deg", lineHeight: 1 });
/** The cloth's end: a band between threads of gold. */
export const end = patternStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: "13%",
  backgroundColor: edge,
  borderBlockStart: `4px double ${vars.color.zari}`,
});
export const name = patternStyle({ ...type.h3 });
export const position = patternStyle({ ...type.label, color: vars.color.zariInk });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});
