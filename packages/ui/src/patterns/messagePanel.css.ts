import { vars } from "../tokens/contract.css.ts";
import { at, patternStyle, type } from "./patternStyle.ts";

export const panel = patternStyle(
  {
    position: "relative",
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: vars.space.s20,
    minBlockSize: 420,
    padding: `${vars.space.s64} ${vars.space.pageMargin}`,
    overflow: "hidden",
  },
  at("lg", { paddingInline: vars.space.s96 }),
);
/** Fills the viewport below the header. */
export const notFound = patternStyle({
  justifyItems: "center",
  textAlign: "center",
  minBlockSize: "max(420px, calc(100svh - 88px))",
});
export const thankYou = patternStyle({
  backgroundColor: vars.color.pallu,
  color: vars.color.onPallu,
  vars: { [vars.color.focus]: vars.color.onPallu },
  paddingInlineEnd: 124,
});
export const above = patternStyle({ position: "relative" });
export const title = patternStyle({ ...type.display, maxInlineSize: "16ch" });
export const text = patternStyle({ ...type.bodyLarge, maxInlineSize: "46ch" });
export const actions = patternStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s12,
});
