import { globalStyle, keyframes } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s24, gridTemplateColumns: "minmax(0, 1fr)" },
  at("xl", {
    gridTemplateColumns: "256px minmax(0, 1fr)",
    columnGap: vars.space.s24,
    alignItems: "start",
  }),
  at("xxl", { gridTemplateColumns: "280px minmax(0, 1fr)" }),
);
/* A popover below 1280 px, where the browser hides it until it is opened. Above it is a column. */
export const rail = patternStyle(
  at("xl", {
    display: "block",
    position: "sticky",
    inset: "80px auto auto",
    inlineSize: "auto",
    blockSize: "auto",
    maxBlockSize: "calc(100dvh - 96px)",
    overflow: "auto",
    overscrollBehavior: "auto",
    scrollbarWidth: "thin",
    paddingInlineEnd: vars.space.s8,
  }),
);
const fadeIn = keyframes({ from: { opacity: 0 } });

/** At the bottom of a phone, at the end of a tablet. */
export const sheet = patternStyle(
  at("md", {
    insetBlock: 0,
    insetInline: "auto 0",
    inlineSize: "min(88vw, 420px)",
    maxBlockSize: "none",
    borderBlockStartWidth: 0,
    borderInlineStartWidth: vars.borderWidth.thin,
    animationName: fadeIn,
  }),
  at("xl", { display: "contents" }),
);
export const filters = patternStyle(
  { flexGrow: 1, padding: vars.space.s24 },
  at("xl", { padding: 0 }),
);
/** The last button, whose text is longer, gets the space that the first one leaves. */
export const actions = patternStyle({
  position: "sticky",
  insetBlockEnd: 0,
  background: vars.color.raised,
  display: "grid",
  gap: vars.space.s12,
  padding: vars.space.s16,
  paddingBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
  gridTemplateColumns: "auto minmax(min-content, 1fr)",
  "@media": {
    [from("xl")]: { display: "none" },
    [`${from("xl")} and (scripting: none)`]: { display: "grid" },
  },
});
/** Each has its text on one line of a phone of 320 px. */
globalStyle(`${actions} > *`, {
  "@layer": { [patternLayer]: { paddingInline: vars.space.s12 } },
});
export const panel = patternStyle({ display: "grid" });
export const group = patternStyle({
  paddingBlock: vars.space.s20,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const first = patternStyle({
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const title = patternStyle({ ...type.h4, marginBlockEnd: vars.space.s12 });
export const collapsible = patternStyle({
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const chevron = patternStyle({
  display: "inline-flex",
  transitionProperty: "rotate",
  transitionDuration: vars.duration.hover,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const toggle = patternStyle(
  {
    ...type.label,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s8,
    minBlockSize: 44,
    color: vars.color.text,
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  },
  hover({ color: vars.color.action }),
);
export const content = patternStyle({ paddingBlockEnd: vars.space.s8 });
