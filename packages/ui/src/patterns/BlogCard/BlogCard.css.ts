import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const card = patternStyle({ position: "relative", display: "grid", alignContent: "start" });
export const frame = patternStyle({
  aspectRatio: "3 / 2",
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.surface,
  backgroundColor: vars.color.imageBg,
  marginBlockEnd: vars.space.s16,
});
export const line = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s12,
  color: vars.color.textSubtle,
});
export const title = patternStyle({ ...type.h3, marginBlockStart: vars.space.s4 });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});
