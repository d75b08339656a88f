import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const rating = componentStyle({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.textMuted,
});
export const stars = componentStyle({
  inlineSize: 88,
  color: vars.color.star,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
});
