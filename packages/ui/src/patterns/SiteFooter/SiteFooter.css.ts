import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { focusOn, skipOffscreen, type } from "../../style/rules.ts";

export const footer = patternStyle(
  {
    position: "relative",
    marginBlockStart: vars.space.section,
    ...skipOffscreen,
    containIntrinsicBlockSize: "auto 792px",
  },
  at("lg", { containIntrinsicBlockSize: "auto 612px" }),
);
export const block = patternStyle({
  position: "relative",
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  vars: { [vars.color.focus]: vars.color.onBrand },
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
    gridTemplateColumns: "minmax(0, 4fr) repeat(var(--footer-columns), minmax(0, 2fr))",
  }),
);
export const brand = patternStyle({ gridColumn: "1 / -1" }, at("lg", { gridColumn: "auto" }));
export const blurb = patternStyle({
  ...type.body,
  maxInlineSize: "21.6em",
  marginBlockStart: vars.space.s12,
});
export const title = patternStyle({ ...type.h4, marginBlockEnd: vars.space.s8 });
export const link = patternStyle(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 36,
    color: "inherit",
    textDecoration: "none",
  },
  hover({
    color: "inherit",
    textDecoration: "underline",
    textUnderlineOffset: "0.25em",
    textDecorationThickness: 1,
  }),
  focusOn(vars.color.onBrand),
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
  hover({ color: vars.color.zari }),
  focusOn(vars.color.onBrand),
);
export const legal = patternStyle(
  {
    ...type.small,
    gridColumn: "1 / -1",
    display: "flex",
    // Stacked at the inline start, because the back-to-top button covers the other corner near the end of the page.
    flexDirection: "column",
    alignItems: "flex-start",
    gap: `${vars.space.s4} ${vars.space.s24}`,
    paddingBlockStart: vars.space.s20,
  },
  { borderBlockStart: `1px solid color-mix(in oklch, ${vars.color.onBrand} 28%, transparent)` },
  at("lg", {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
  }),
);
export const end = patternStyle(
  {
    display: "flex",
    blockSize: 160,
    overflow: "hidden",
    "@media": {
      [`${forcedColors}, print`]: { display: "none" },
      "(prefers-reduced-data: reduce)": { vars: { "--decorative-pictures": "none" } },
    },
  },
  at("lg", { blockSize: 220 }),
);
const { brand: ground, zari } = vars.color;
/**
 * Background of the end. The bars lie below the opaque part of a picture, so that they show only without it. An inline
 * style, because only pages with a footer need its bytes.
 */
export const bars = `linear-gradient(${ground} 35%, ${zari} 0 44%, ${ground} 0 48%, ${zari} 0 51%, ${ground} 0 55%, ${zari} 0 58%, ${ground} 0 62%, ${zari} 0 71%, transparent 0)`;

/** `--decorative-pictures: none` on the root leaves the picture out, and it is not requested. */
export const endPicture = patternStyle({
  display: "var(--decorative-pictures, block)",
  blockSize: "100%",
  // Without the ratio of the attributes a picture that fails has no width, so that no icon for it is shown.
  inlineSize: "auto",
  aspectRatio: "auto",
  maxInlineSize: "none",
  flexShrink: 0,
});
