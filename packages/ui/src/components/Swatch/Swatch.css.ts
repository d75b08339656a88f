import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";

/* The border separates near-white and near-black colours from any background. */
export const swatch = componentStyle({
  position: "relative",
  display: "inline-block",
  flexShrink: 0,
  border: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  overflow: "hidden",
  "@media": { [forcedColors]: { forcedColorAdjust: "none" } },
});
export const size = componentVariants({
  small: { inlineSize: 16, blockSize: 16 },
  medium: { inlineSize: 32, blockSize: 32 },
});
export const slash = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});
export const slashGround = componentStyle({ stroke: vars.color.surface, strokeWidth: 4 });
export const slashLine = componentStyle({ stroke: vars.color.text, strokeWidth: 1.5 });
