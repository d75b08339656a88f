import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../componentStyle.ts";

export const motif: string = componentStyle({
  display: "block",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const accent: string = componentStyle({ stroke: vars.color.zari, strokeWidth: 2 });
