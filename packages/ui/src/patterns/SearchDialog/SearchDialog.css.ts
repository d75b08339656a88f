import { keyframes } from "@vanilla-extract/css";
import { hairline } from "../../style/componentStyle.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../patternStyle.ts";

const appear = keyframes({ from: { opacity: 0, translate: "0 12px" } });

/* The height changes while typing, so the dialog is aligned to the top. */
export const dialog = patternStyle({
  inlineSize: 880,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s16})`,
  maxBlockSize: "calc(100% - 112px)",
  overscrollBehavior: "contain",
  margin: `clamp(${vars.space.s16}, 100vw - 912px, ${vars.space.s96}) auto`,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  animation: `${appear} ${vars.duration.sheet} ${vars.easing.enter}`,
  selectors: { "&::backdrop": { background: vars.color.scrim } },
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
