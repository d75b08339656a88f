import { forcedColors, reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { pass } from "../../style/pass.css.ts";
import { type } from "../../style/rules.ts";

export const root = patternStyle({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.s12,
  rowGap: vars.space.s4,
  minInlineSize: 0,
  color: vars.color.text,
});
export const label = patternStyle({ overflowWrap: "anywhere" });
export const text = patternStyle({ color: vars.color.textMuted });
const value = { background: vars.color.action, borderRadius: vars.radius.control } as const;
export const bar = patternStyle({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  border: 0,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  background: vars.color.skeleton,
  color: vars.color.action,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.skeleton },
    "&::-webkit-progress-value": value,
    "&::-moz-progress-bar": value,
  },
  "@media": {
    [forcedColors]: {
      border: "1px solid CanvasText",
      selectors: {
        "&::-webkit-progress-value": { background: "Highlight", forcedColorAdjust: "none" },
      },
    },
  },
});
export const track = patternStyle({
  gridColumn: "1 / -1",
  position: "relative",
  display: "block",
  blockSize: 6,
  borderRadius: vars.radius.control,
  overflow: "hidden",
});
/** A part that moves while nobody knows how much is left. */
export const unknown = patternStyle({
  selectors: {
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlock: 0,
      insetInline: "30%",
      background: vars.color.action,
      animation: `${pass} ${vars.duration.shuttle} linear infinite`,
    },
    "[dir='rtl'] &::after": { animationDirection: "reverse" },
  },
  "@media": {
    [reducedMotion]: { selectors: { "&::after": { animation: "none" } } },
    [forcedColors]: {
      selectors: { "&::after": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});
/* The browser's own part that moves. */
export const still = patternStyle({
  selectors: {
    "&::-webkit-progress-value": { background: "transparent" },
    "&::-moz-progress-bar": { background: "transparent" },
  },
});
