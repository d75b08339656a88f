import { vars } from "../../tokens/contract.css.ts";
import { skipOffscreen } from "../../style/componentStyle.ts";
import { at, focusOn, onHover, patternStyle, type } from "../patternStyle.ts";

export const footer = patternStyle(
  {
    position: "relative",
    marginBlockStart: vars.space.section,
    ...skipOffscreen,
    containIntrinsicBlockSize: "auto 634px",
  },
  at("lg", { containIntrinsicBlockSize: "auto 395px" }),
);
export const block = patternStyle({
  position: "relative",
  backgroundColor: vars.color.pallu,
  color: vars.color.onPallu,
  vars: { [vars.color.focus]: vars.color.onPallu },
  paddingBlock: `${vars.space.s48} ${vars.space.s24}`,
});
export const inner = patternStyle(
  {
    position: "relative",
    display: "grid",
    gap: `${vars.space.s40} ${vars.space.gutter}`,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.pageMargin})`,
    marginInline: "auto",
    paddingInline: vars.space.pageMargin,
  },
  at("lg", {
    gridTemplateColumns: "minmax(0, 4fr) repeat(var(--footer-columns), minmax(0, 2fr)) 92px",
  }),
);
export const brand = patternStyle({ gridColumn: "1 / -1" }, at("lg", { gridColumn: "auto" }));
export const blurb = patternStyle({
  ...type.body,
  maxInlineSize: "38ch",
  marginBlockStart: vars.space.s12,
});
export const title = patternStyle({ ...type.h4, marginBlockEnd: vars.space.s8 });
export const link = patternStyle(
  {
    ...type.body,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 36,
    color: "inherit",
    textDecoration: "none",
  },
  onHover({
    selectors: {
      "&:hover": {
        color: "inherit",
        textDecoration: "underline",
        textUnderlineOffset: "0.25em",
        textDecorationThickness: 1,
      },
    },
  }),
  focusOn(vars.color.onPallu),
);
export const socials = patternStyle({
  display: "flex",
  gap: vars.space.s4,
  marginBlockStart: vars.space.s16,
  marginInlineStart: -10,
});
export const social = patternStyle(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.full,
    color: "inherit",
  },
  onHover({ selectors: { "&:hover": { color: vars.color.zari } } }),
  focusOn(vars.color.onPallu),
);
export const legal = patternStyle(
  {
    ...type.small,
    gridColumn: "1 / -1",
    display: "flex",
    // Stacked at the inline start, because the back-to-top button covers the other corner at the end of the page.
    flexDirection: "column",
    alignItems: "flex-start",
    gap: `${vars.space.s4} ${vars.space.s24}`,
    paddingBlockStart: vars.space.s20,
  },
  { borderBlockStart: `1px solid color-mix(in oklch, ${vars.color.onPallu} 28%, transparent)` },
  at("lg", {
    gridColumn: "1 / -2",
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
  }),
);
export const bars = patternStyle({ display: "none" }, at("lg", { display: "block" }));
