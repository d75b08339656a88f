import { keyframes } from "@vanilla-extract/css";
import { hairline } from "../../style/componentStyle.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../patternStyle.ts";

const appear = keyframes({ from: { opacity: 0, translate: "0 12px" } });

/* The scrim: of the size of the viewport, so that a click beside the panel reaches nothing else. */
export const dialog = patternStyle({
  inlineSize: "100%",
  blockSize: "100%",
  padding: 0,
  border: 0,
  background: vars.color.scrim,
  color: vars.color.text,
});
/* The height changes while typing, so the panel is aligned to the top. */
export const panel = patternStyle({
  inlineSize: 880,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s16})`,
  maxBlockSize: "calc(100% - 112px)",
  overflow: "auto",
  overscrollBehavior: "contain",
  margin: `clamp(${vars.space.s16}, 100vw - 912px, ${vars.space.s96}) auto`,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  animation: `${appear} ${vars.duration.sheet} ${vars.easing.enter}`,
});
export const head = patternStyle({
  display: "flex",
  justifyContent: "space-between",
  paddingBlock: vars.space.s8,
  paddingInline: `${vars.space.s24} ${vars.space.s8}`,
  borderBlockEnd: hairline,
});
/* Centres the letters of the display font, which sit high on the line. */
export const title = patternStyle({ paddingBlockStart: vars.space.s12 });
export const body = patternStyle({ padding: vars.space.s24 });
export const field = patternStyle({
  display: "flex",
  alignItems: "center",
  borderBlockEnd: `2px solid ${vars.color.text}`,
  selectors: { "&:focus-within": { borderColor: vars.color.focus } },
});
export const input = patternStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 56,
  paddingInline: vars.space.s12,
  border: 0,
  outline: "none",
  background: "none",
});
