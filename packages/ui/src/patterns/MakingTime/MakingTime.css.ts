import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

/**
 * One tick for each day and maker: 2 by 6 px, every 4 and 8 px. The mask hides every eighth tick, which separates the
 * weeks. Forced colours would remove a gradient.
 */
export const bar = patternStyle({
  display: "block",
  maxInlineSize: "100%",
  marginBlockStart: vars.space.s4,
  color: vars.color.zariInk,
  forcedColorAdjust: "none",
  background:
    "conic-gradient(from 270deg at 2px 6px, currentColor 90deg, transparent 0) 0 0 / 4px 8px",
  mask: "repeating-linear-gradient(90deg, currentColor 0 28px, transparent 0 32px)",
  selectors: { "[dir='rtl'] &": { rotate: "180deg" } },
});
