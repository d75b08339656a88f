import { canHover, forcedColors } from "../../tokens/breakpoints.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { clampLines, filled, stretchedLink, type, underlined } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

export const layouts = {
  standard: "",
  /** The action is a text link in the corner of the picture. */
  editorial: patternStyle({}),
};
const inEditorial = `${layouts.editorial} &`;

/** Subgrid rows shared with the neighbours: picture, category, name, price, rest, actions. */
export const card = patternStyle({
  position: "relative",
  display: "grid",
  gridRow: "span 6",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  textAlign: vars.card.align,
  // Only inside a list: without rows to share, Chromium collapses those of a subgrid.
  selectors: { ":is(li, [role]) > &": { gridTemplateRows: "subgrid" } },
});

export const frame = patternStyle({
  position: "relative",
  gridArea: "1 / 1",
  overflow: "hidden",
  aspectRatio: vars.card.ratio,
  border: `${vars.borderWidth.frame} solid ${vars.color.frame}`,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.card,
  backgroundColor: vars.color.imageBg,
  marginBlockEnd: vars.space.s12,
});

const BAR = 44;

/** Below the texts, so that it never covers the picture. With hover it is on the picture, which makes room for it. */
export const bar = patternStyle({
  position: "relative",
  zIndex: 2,
  display: "flex",
  blockSize: BAR,
  marginBlockStart: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { [inEditorial]: { border: 0 } },
  "@media": {
    [canHover]: {
      gridArea: "1 / 1",
      alignSelf: "end",
      margin: `0 ${vars.borderWidth.frame} calc(${vars.space.s12} + ${vars.borderWidth.frame})`,
      backgroundColor: vars.color.raised,
      borderBlockColor: vars.color.zari,
      borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
      opacity: 0,
      transition: vars.duration.hover,
      selectors: {
        "article:is(:hover, :focus-within) &, &[data-shown]": { opacity: 1 },
        [inEditorial]: {
          justifySelf: "start",
          paddingInline: vars.space.s16,
        },
      },
    },
    [forcedColors]: { opacity: 1 },
  },
});

export const picture = patternStyle({
  // Uses the theme's aspect ratio instead of the picture's.
  ...filled,
  inset: vars.card.mat,
  selectors: {
    // Fades the picture only, so that the tag keeps its contrast.
    "[data-sold-out] &": { filter: "saturate(0.6)", opacity: 0.85 },
  },
  "@media": {
    [canHover]: {
      transition: vars.duration.hover,
      selectors: {
        [`article:is(:hover, :focus-within):has(> ${bar}) &`]: { translate: `0 -${BAR}px` },
      },
    },
  },
});

export const missing = patternStyle({
  display: "grid",
  placeContent: "center",
  blockSize: "100%",
});

export const tag = patternStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 14,
  zIndex: 1,
  rotate: vars.card.tagTurn,
  pointerEvents: "none",
});

export const name = patternStyle(
  { ...type.body, ...clampLines(4), lineHeight: 1.35, color: vars.color.text },
  { marginBlockEnd: vars.space.s4, textWrap: "balance" },
);

/** The link covers the card; the buttons are above it. */
export const link = patternStyle(stretchedLink, hover(underlined, "article:hover &"));

export const kicker = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  marginBlockEnd: vars.space.s2,
});

export const priceRow = patternStyle({
  ...type.priceCard,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: vars.card.align,
  columnGap: vars.space.s8,
});

export const rest = patternStyle({
  position: "relative",
  zIndex: 1,
  placeSelf: `start ${vars.card.align}`,
  justifyItems: vars.card.align,
  display: "grid",
  gap: vars.space.s4,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space.s8 } },
});

export const colours = patternStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

export const stock = patternStyle({ ...type.caption, color: vars.color.textMuted });

export const wish = patternStyle({
  position: "absolute",
  zIndex: 2,
  insetBlockStart: 6,
  insetInlineEnd: 6,
  display: "grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  color: vars.color.text,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      inset: 6,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.raised,
    },
    "&[aria-pressed=true]": { color: vars.color.wish },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::before": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
});

/** The signs of the wishlist button and of the second action. */
export const sign = patternStyle({
  position: "relative",
  inlineSize: 20,
  blockSize: 20,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  overflow: "visible",
});

/** The heart fills from the inline start. */
export const heartFill = patternStyle({
  fill: "currentColor",
  stroke: "none",
  clipPath: "inset(0 100% 0 0)",
  transitionProperty: "clip-path",
  transitionDuration: vars.duration.hover,
  selectors: {
    "[aria-pressed=true] &": { clipPath: "inset(0)" },
    "[dir=rtl] [aria-pressed=false] &": { clipPath: "inset(0 0 0 100%)" },
  },
});

export const action = patternStyle(
  {
    ...type.label,
    flex: "1 1 50%",
    minInlineSize: 0,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.s4,
    color: vars.color.text,
    textDecoration: "none",
    whiteSpace: "nowrap",
    selectors: {
      "& + &": { borderInlineStart: `1px solid ${vars.color.border}` },
      [inEditorial]: { textDecoration: "underline", textUnderlineOffset: "0.35em" },
      "&[aria-disabled=true]": { color: vars.color.textMuted, cursor: "default" },
      "&:focus-visible": { outlineOffset: -3 },
    },
  },
  hover({ color: vars.color.action }),
);

const ICON_ACTION = "48px";

/** A length that is `full` where `room` is positive, else zero. Container queries would style each card twice. */
const lengthIf = (room: string, full: string): string => `max(0px, min(${full}, (${room}) * 999))`;

/** In a narrow card the second action shows an icon and keeps its text, without a width. */
export const quick = patternStyle({
  flex: "none",
  justifyContent: "start",
  inlineSize: `max(${ICON_ACTION}, ${lengthIf("100% - 13.7rem", "50%")})`,
  overflow: "hidden",
  selectors: { [inEditorial]: { display: "none" } },
});
export const quickWord = patternStyle({
  flex: "none",
  inlineSize: lengthIf(`100% - ${ICON_ACTION}`, "100%"),
  overflow: "hidden",
  textAlign: "center",
});
/** In the middle, after the gap. */
export const quickSign = patternStyle({ flex: "none", marginInline: 10 });

/** Skeletons of category, name and price. */
const unfinished = { display: "grid", alignContent: "center" };
export const skeletonCategory = patternStyle({
  ...type.caption,
  ...unfinished,
  inlineSize: "60%",
  blockSize: "1lh",
  marginBlockEnd: vars.space.s2,
});
/** A name takes two lines in a narrow card and one in a wide card, and so do its two skeletons. */
export const skeletonName = patternStyle(
  { ...type.body, display: "flex", flexWrap: "wrap", columnGap: vars.space.s12, lineHeight: 1.35 },
  { marginBlockEnd: vars.space.s4 },
);
export const skeletonHalf = patternStyle({ ...unfinished, flex: "1 1 7.5em", blockSize: "1lh" });
export const skeletonPrice = patternStyle({
  ...type.priceCard,
  ...unfinished,
  inlineSize: "40%",
  // Baselines of prices stand on whole pixels.
  blockSize: "calc(1lh + 1px)",
});
const below = {
  ...unfinished,
  inlineSize: "40%",
  blockSize: "1lh",
  marginBlockStart: vars.space.s8,
};
export const skeletonBelow = {
  stockNote: patternStyle({ ...type.caption, ...below }),
  rating: patternStyle({ ...type.small, ...below }),
};
/** Its bar is on the picture where a pointer hovers, as that of a card. */
export const skeletonFrame = patternStyle({
  gridArea: "1 / 1",
  marginBlockEnd: vars.space.s12,
});

/** A link instead of the actions, whose words may take several lines. */
export const choose = patternStyle({ whiteSpace: "normal", textAlign: "center" });
