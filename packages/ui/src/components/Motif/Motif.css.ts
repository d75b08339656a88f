import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const motif = componentStyle({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
/* Keeps the stroke width when the drawing is scaled down. */
export const line = componentStyle({ vectorEffect: "non-scaling-stroke" });
export const accent = componentStyle({
  vectorEffect: "non-scaling-stroke",
  stroke: vars.color.zari,
  strokeWidth: 2,
});
