import { keyframes } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 12px" } });

export const scrim = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.scrim,
  display: "grid",
  // Keeps the dialog within the viewport if its content is wider.
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  padding: vars.space.s16,
  overflowY: "auto",
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}`,
});
export const panel = componentStyle({
  position: "relative",
  zIndex: vars.layer.dialog,
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${vars.duration.sheet} ${vars.easing.enter}`,
});
export const size = componentVariants({
  small: { maxInlineSize: 420 },
  medium: { maxInlineSize: 640 },
  large: { maxInlineSize: 960 },
});
export const head = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flexShrink: 0,
  gap: vars.space.s16,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.s8,
  paddingInline: `${vars.space.s24} ${vars.space.s8}`,
  borderBlockEnd: hairline,
});
/* Centres the letters of the display font, which sit high on the line. */
export const title = componentStyle({
  ...type.h3,
  paddingBlock: `${vars.space.s12} ${vars.space.s4}`,
});
export const body = componentStyle({
  ...type.body,
  padding: vars.space.s24,
});
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s24,
  borderBlockStart: hairline,
  "@media": { [from("sm")]: { flexWrap: "nowrap" } },
});
