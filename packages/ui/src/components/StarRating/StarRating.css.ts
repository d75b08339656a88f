import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const rating: string = componentStyle({
  ...typeRoles.small,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.textMuted,
});
export const stars: string = componentStyle({
  inlineSize: 88,
  color: vars.color.star,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
});
