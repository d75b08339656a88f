import { ink, paper } from "../../tokens/print.ts";
import { patternStyle } from "../../style/layerStyle.ts";

export const code = patternStyle({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  background: paper,
  fill: ink,
  forcedColorAdjust: "none",
});
