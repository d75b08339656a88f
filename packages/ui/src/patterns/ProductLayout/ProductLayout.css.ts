import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { from } from "../../tokens/breakpoints.ts";
import { buyBarHeight } from "../../tokens/buyBar.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/**
 * On phones the wrappers use `display: contents`, so that the buy bar sticks within the whole layout instead of within
 * the box.
 */
export const layout = patternStyle(
  { display: "flex", flexDirection: "column", gap: vars.space.s16 },
  at("md", {
    display: "grid",
    gap: vars.space.s32,
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: vars.space.s40,
    alignItems: "start",
    marginBlockEnd: vars.space.s32,
  }),
  at("xl", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space.s64 }),
);
export const aside = patternStyle({ display: "contents" }, at("md", { display: "block" }));
/** The shorter one of gallery and buy box stays in view, where the screen is high enough for a gallery. */
globalStyle(`${layout} > *`, {
  "@layer": {
    [patternLayer]: {
      "@media": {
        [`${from("md")} and (min-height: 900px)`]: { position: "sticky", insetBlockStart: 80 },
      },
    },
  },
});
export const box = patternStyle(
  { display: "contents" },
  at("md", { display: "grid", gap: vars.space.s20, justifyItems: "stretch" }),
);
export const kicker = patternStyle({ ...type.small, color: vars.color.textSubtle });
export const title = patternStyle(
  { ...type.h1, fontSize: vars.text.h2 },
  at("md", { fontSize: vars.text.h1 }),
);
export const head = patternStyle(
  { display: "grid", gap: vars.space.s4 },
  at("md", { gap: vars.space.s8 }),
);
export const description = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  maxInlineSize: "33em",
  // Keeps paragraphs.
  whiteSpace: "pre-line",
});
export const actions = patternStyle(
  { display: "contents" },
  at("md", { display: "flex", alignItems: "flex-start", gap: vars.space.s12 }),
);
/** On phones the last row of the layout, so that it sticks as long as the layout is in view. */
export const bar = patternStyle(
  {
    position: "sticky",
    order: 1,
    zIndex: 1,
    insetBlockEnd: 0,
    display: "flex",
    alignItems: "center",
    gap: vars.space.s16,
    marginInline: `calc(-1 * ${vars.space.pageMargin})`,
    paddingInline: vars.space.pageMargin,
    paddingBlock: `${vars.space.s8} calc(${vars.space.s8} + env(safe-area-inset-bottom))`,
    backgroundColor: vars.color.canvas,
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: {
      // Generated content keeps the price of the page the only one in its text.
      "&[data-price]::before": {
        ...type.priceCard,
        content: ["attr(data-price)", 'attr(data-price) / ""'],
        flexShrink: 0,
      },
      "[data-pending='currency'] &::before": { visibility: "hidden" },
    },
  },
  at("md", {
    position: "static",
    flexGrow: 1,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { "&[data-price]::before": { content: "none" } },
  }),
);
/** Height of the bar. Notices and focused elements stay above it. */
globalStyle(`:root:has(${bar})`, {
  "@layer": {
    [patternLayer]: {
      vars: { [buyBarHeight]: "65px" },
      scrollPaddingBlockEnd: `var(${buyBarHeight})`,
      "@media": { [from("md")]: { vars: { [buyBarHeight]: "0px" } } },
    },
  },
});
export const facts = patternStyle({
  ...type.body,
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) minmax(0, 1fr)",
  gap: `${vars.space.s8} ${vars.space.s24}`,
  paddingBlock: vars.space.s20,
  borderBlock: `1px solid ${vars.color.border}`,
});
export const term = patternStyle({ color: vars.color.textMuted });
