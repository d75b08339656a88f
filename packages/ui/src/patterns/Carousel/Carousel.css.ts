import { createVar, fallbackVar } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const perView = createVar();
export const gap = createVar();
const spaceBetween = fallbackVar(gap, vars.space.gutter);

/**
 * Contains the viewport's negative margins, which would move the page's first section up once the carousel is parsed,
 * and the positions of its own parts.
 */
export const root = patternStyle({ contain: "layout", minInlineSize: 0 });

export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  // The position is level with the last line of the header.
  alignItems: "last baseline",
  justifyContent: "space-between",
  gap: `${vars.space.s12} ${vars.space.s24}`,
  marginBlockEnd: vars.space.s24,
});

/** Precedes the controls visually; in the tab order the controls come first (APG carousel). */
export const lead = patternStyle({ order: -1, flex: "1 1 auto", minInlineSize: 0 });

/** A native scroller, also without JavaScript. */
export const viewport = patternStyle({
  overflowX: "auto",
  overflowY: "hidden",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorInline: "contain",
  // Leaves space for the focus ring of a card.
  paddingBlock: 4,
  marginBlock: -4,
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
  },
});

export const track = patternStyle({
  display: "grid",
  gridAutoFlow: "column",
  columnGap: spaceBetween,
  gridAutoColumns: `calc((100% + ${spaceBetween}) / ${perView} - ${spaceBetween})`,
  // Rows that cards share with their neighbours, so that their texts align.
  gridTemplateRows: "repeat(6, auto)",
});

export const slide = patternStyle({
  position: "relative",
  display: "grid",
  gridRow: "span 6",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  scrollSnapAlign: "start",
});

/** Sets the slides per view, and those from a width in px. */
const perViewport = (base: number, from: Readonly<Record<number, number>> = {}): StyleRule => ({
  vars: { [perView]: String(base) },
  "@media": Object.fromEntries(
    Object.entries(from).map(([width, count]) => [
      `screen and (min-width: ${width}px)`,
      { vars: { [perView]: String(count) } },
    ]),
  ),
});

export const layouts = {
  banner: patternStyle(perViewport(1)),
  products: patternStyle(perViewport(1.15, { 640: 2, 1024: 4 })),
  related: patternStyle(perViewport(1.15, { 640: 2, 1024: 3, 1280: 4 })),
  categories: patternStyle(perViewport(1.15, { 768: 2, 991: 3 })),
  partners: patternStyle(perViewport(2, { 768: 3, 991: 4, 1024: 6 })),
  brands: patternStyle(perViewport(2, { 768: 3, 1024: 5 })),
  stories: patternStyle(perViewport(1.08, { 768: 2, 1280: 3 })),
};

export type CarouselLayout = keyof typeof layouts;

export const controls = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s4,
  // The icons end with the content, not their targets.
  margin: "-10px -12px",
  visibility: "hidden",
  color: vars.color.text,
  selectors: { "[data-enhanced]:not([data-still]) &": { visibility: "visible" } },
});

/** Controls over a picture have their own background. */
export const overlay = patternStyle({
  position: "absolute",
  zIndex: 2,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  margin: 0,
  backgroundColor: vars.color.canvas,
  paddingInline: vars.space.s8,
  // Goes on with the line below the slide.
  borderBlockEnd: vars.ornament.foot,
  // Matches the corner of a rounded banner.
  borderStartStartRadius: `calc(${vars.ornament.footRadius} / 2)`,
});

export const control = patternStyle(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.full,
    transitionProperty: "background-color",
    transitionDuration: vars.duration.hover,
    selectors: {
      "&[aria-disabled=true]": { color: vars.color.textDisabled, cursor: "default" },
      "&:focus-visible": { outlineOffset: -2 },
    },
  },
  hover({ backgroundColor: vars.color.sunken }, "&:hover:not([aria-disabled=true])"),
  {
    "@media": {
      [forcedColors]: {
        border: "1px solid",
        selectors: { "&[aria-disabled=true]": { color: "GrayText" } },
      },
    },
  },
);

/** A fixed width, because the font has no tabular figures. */
export const position = patternStyle({
  ...type.small,
  // Its text is the baseline of the controls, and in their middle.
  alignSelf: "baseline",
  lineHeight: "44px",
  minInlineSize: "3.75em",
  textAlign: "center",
  color: vars.color.textMuted,
});
