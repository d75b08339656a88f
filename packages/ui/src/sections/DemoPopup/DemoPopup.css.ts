import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const popup = patternStyle({ display: "grid", gap: vars.space.s16 });
export const list = patternStyle({ display: "grid", gap: vars.space.s12 });
export const item = patternStyle({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.s12,
});
export const picture = patternStyle({
  display: "grid",
  aspectRatio: "4 / 5",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});
export const name = patternStyle({
  ...type.label,
  display: "block",
  color: vars.color.text,
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.2em",
});
export const price = patternStyle({ ...type.small, color: vars.color.textMuted });
export const subtotal = patternStyle({
  ...type.h4,
  display: "flex",
  justifyContent: "space-between",
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const actions = patternStyle({ display: "grid", gap: vars.space.s8 });
