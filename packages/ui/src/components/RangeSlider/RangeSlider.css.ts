import { createVar, globalStyle } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentLayer } from "../../tokens/layers.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import type { LayeredRule } from "../../style/layerStyle.ts";
import { colourTransition, type } from "../../style/rules.ts";

/** Positions of the thumbs, from 0 to 1. */
export const lowShare = createVar();
export const highShare = createVar();

export const values = componentStyle({
  ...type.small,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s8,
  color: vars.color.textMuted,
});
export const slider = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  blockSize: vars.size.iconButton,
  touchAction: "none",
  userSelect: "none",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const track = componentStyle({
  position: "relative",
  flexGrow: 1,
  blockSize: 4,
  background: vars.color.border,
  "@media": { [forcedColors]: { border: `${vars.borderWidth.thin} solid CanvasText` } },
});
/* Radix sets positions as inline styles only after hydration, so the positions are set here. */
export const fill = componentStyle({
  position: "absolute",
  blockSize: "100%",
  insetInline: `calc(100% * ${lowShare}) calc(100% * (1 - ${highShare})) !important`,
  background: vars.color.action,
  selectors: { "&[data-disabled]": { background: vars.color.borderControl } },
  "@media": { [forcedColors]: { background: "Highlight" } },
});
/* A rectangular thumb with a target size of 44 px. */
const thumb: LayeredRule = {
  ...colourTransition,
  position: "absolute",
  insetBlockStart: `calc((${vars.size.iconButton} - 28px) / 2)`,
  display: "block !important",
  inlineSize: 16,
  blockSize: 28,
  border: `${vars.borderWidth.strong} solid ${vars.color.action}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: "grab",
  selectors: {
    "&::after": { content: "", position: "absolute", insetBlock: -10, insetInline: -16 },
    "&:active": { cursor: "grabbing", background: vars.color.actionSoft },
    "&[data-disabled]": { borderColor: vars.color.borderControl, cursor: "not-allowed" },
  },
  ...hover({ background: vars.color.actionSoft }),
};
/* Keeps the thumbs within the rail at both ends. */
export const lowThumb = componentStyle(thumb, {
  insetInlineStart: `calc((100% - 16px) * ${lowShare})`,
});
export const highThumb = componentStyle(thumb, {
  insetInlineStart: `calc((100% - 16px) * ${highShare})`,
});
/* The wrapper elements that Radix renders around the thumbs. */
globalStyle(`${slider} > [style]`, {
  "@layer": {
    [componentLayer]: { position: "static !important" as "static", transform: "none !important" },
  },
});
export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s12,
});
