import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";

export const motif: string = componentStyle({
  display: "block",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
/* Keeps the stroke width when the drawing is scaled down. */
export const line: string = componentStyle({ vectorEffect: "non-scaling-stroke" });
export const accent: string = componentStyle({
  vectorEffect: "non-scaling-stroke",
  stroke: vars.color.zari,
  strokeWidth: 2,
});
