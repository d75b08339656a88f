import { createVar, keyframes } from "@vanilla-extract/css";
import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { cropped } from "../../tokens/cropped.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Width ÷ height of the picture. */
export const ratio = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });

export const panel = patternStyle({
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  gridTemplate: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
  border: 0,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  // The page behind it does not scroll.
  overscrollBehavior: "contain",
  selectors: { "&:popover-open": { display: "grid" } },
  "@supports": { "not selector(:popover-open)": { display: "none" } },
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}`,
});
export const head = patternStyle({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space.s4,
  padding: `${vars.space.s4} ${vars.space.s8}`,
});
export const position = patternStyle({
  ...type.small,
  flexGrow: 1,
  paddingInlineStart: vars.space.s8,
  color: vars.color.textMuted,
});
export const viewport = patternStyle({
  containerType: "size",
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  userSelect: "none",
  selectors: {
    "&[data-interactive]": { touchAction: "none", cursor: "zoom-in" },
    "&[data-zoomed]": { cursor: "zoom-out" },
    "&[data-zoomed]:active": { cursor: "grabbing" },
  },
});
export const picture = patternStyle({
  ...cropped,
  aspectRatio: ratio,
  inlineSize: `min(100cqi, 100cqb * ${ratio})`,
  pointerEvents: "none",
  transitionProperty: "transform",
  transitionDuration: vars.duration.hover,
  selectors: {
    "&[hidden]": { display: "none" },
    "[data-dragged] &": { transitionDuration: "0s" },
  },
  "@media": { [reducedMotion]: { transitionDuration: "0s" } },
});
/** Keeps its height while scripts have not added the thumbnails. */
export const thumbs = patternStyle({
  display: "flex",
  minBlockSize: `calc(70px + 2 * ${vars.space.s8})`,
  justifyContent: "safe center",
  gap: vars.space.s8,
  overflowX: "auto",
  scrollbarWidth: "thin",
  padding: vars.space.s8,
});
export const thumb = patternStyle({
  ...cropped,
  position: "relative",
  flexShrink: 0,
  inlineSize: 56,
  aspectRatio: "4 / 5",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
  selectors: {
    "&[aria-current=true]::after": {
      content: "''",
      position: "absolute",
      inset: 0,
      border: `${vars.borderWidth.strong} solid ${vars.color.text}`,
      boxShadow: `inset 0 0 0 2px ${vars.color.canvas}`,
    },
    "&:focus-visible": { outlineOffset: 2 },
  },
});
