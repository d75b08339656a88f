import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { canHover } from "../tokens/breakpoints.ts";
import { vars } from "../tokens/contract.css.ts";
import { componentLayer } from "../tokens/layers.css.ts";
import { supportsMatchParent, autoBidi } from "../tokens/autoBidi.ts";

export type LayeredRule = Omit<StyleRule, "@layer">;

/** Creates a style in the component layer. Later parts override earlier ones. */
export const componentStyle = (...parts: LayeredRule[]): string =>
  style(parts.map((rule) => ({ "@layer": { [componentLayer]: rule } })));

/** Creates one class per variant in the component layer. */
export const componentVariants = <Name extends string | number>(
  variants: Record<Name, LayeredRule>,
): Record<Name, string> =>
  styleVariants(variants as Record<string, LayeredRule>, (rule) => ({
    "@layer": { [componentLayer]: rule },
  })) as Record<Name, string>;

/** Returns rules for devices with hover. Content hidden behind hover must be visible without it. */
export const hover = (rule: LayeredRule, selector = "&:hover"): LayeredRule => ({
  "@media": { [canHover]: { selectors: { [selector]: rule } } },
});

export const hidden: LayeredRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/**
 * Skips rendering while the element is off screen and keeps its last size. Content must not overflow. Set
 * `--skip-offscreen: visible` on the root to disable it, or `content-visibility: visible` on elements after the first
 * view.
 */
export const skipOffscreen: LayeredRule = {
  contentVisibility: "var(--skip-offscreen, auto)",
  contain: "layout paint style",
  // A hit test does not descend into a transformed box that it misses (docs/decisions/0015).
  translate: "0",
  "@media": { "(scripting: none)": { contentVisibility: "visible" } },
};

/** `autoBidi` for elements that are not text elements. */
export const autoBidiText: LayeredRule = {
  "@supports": { [supportsMatchParent]: { selectors: { "[dir='rtl'] &": autoBidi } } },
};

/**
 * Generated label of a cell in a stacked table, from `data-label`. Generated content keeps the cell's text unchanged
 * and is not read twice with the column header.
 */
export const stackedLabel: LayeredRule = {
  selectors: {
    "&::before": {
      // Fallback for browsers without alternative text of generated content.
      content: ["attr(data-label)", 'attr(data-label) / ""'],
      flexShrink: 0,
      fontFamily: vars.font.ui,
      fontSize: vars.text.small,
      fontWeight: vars.font.weightRegular,
      lineHeight: vars.leading.small,
      color: vars.color.textMuted,
    },
  },
};

/** Removes the label where the table has columns. */
export const noStackedLabel: LayeredRule = { selectors: { "&::before": { content: "none" } } };

/** `line-clamp` still requires the legacy box layout in every browser (CSS Overflow 4). */
const countedLines = { display: "-webkit-box", WebkitBoxOrient: "vertical" } as const;

/** Truncates text after a number of lines. The full text must be available elsewhere. */
export const clampLines = (lines: number): LayeredRule => ({
  ...countedLines,
  WebkitLineClamp: lines,
  // Keeps the ellipsis at the end of the page's line, where it is not clipped.
  unicodeBidi: "normal",
  overflow: "hidden",
});

export const hairline = `${vars.borderWidth.thin} solid ${vars.color.border}`;
export const controlLine = `${vars.borderWidth.thin} solid ${vars.color.borderControl}`;

/** Transition of colours on hover and press. */
export const colourTransition: LayeredRule = {
  transitionProperty: "background-color, border-color, color, text-decoration-color, opacity",
  transitionDuration: vars.duration.hover,
  transitionTimingFunction: vars.easing.enter,
};

const display: LayeredRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightDisplay,
  letterSpacing: vars.font.trackingDisplay,
  textTransform: vars.font.caseDisplay,
};
const ui: LayeredRule = { fontFamily: vars.font.ui, fontWeight: vars.font.weightRegular };
const strong: LayeredRule = { fontFamily: vars.font.ui, fontWeight: vars.font.weightStrong };

export type TypeRole =
  | "display"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "bodyLarge"
  | "body"
  | "small"
  | "caption"
  | "button"
  | "label"
  | "priceCard"
  | "pricePage"
  | "badge";

/** The type roles: font, size and leading. */
export const typeRoles: Record<TypeRole, LayeredRule> = {
  display: { ...display, fontSize: vars.text.display, lineHeight: vars.leading.display },
  h1: { ...display, fontSize: vars.text.h1, lineHeight: vars.leading.heading },
  h2: { ...display, fontSize: vars.text.h2, lineHeight: vars.leading.heading },
  h3: { ...display, fontSize: vars.text.h3, lineHeight: vars.leading.snug },
  h4: { ...strong, fontSize: vars.text.h4, lineHeight: vars.leading.snug },
  bodyLarge: { ...ui, fontSize: vars.text.bodyLarge, lineHeight: vars.leading.bodyLarge },
  body: { ...ui, fontSize: vars.text.body, lineHeight: vars.leading.body },
  small: { ...ui, fontSize: vars.text.small, lineHeight: vars.leading.small },
  caption: { ...ui, fontSize: vars.text.caption, lineHeight: vars.leading.caption },
  button: { ...strong, fontSize: vars.text.button, lineHeight: vars.leading.heading },
  label: { ...strong, fontSize: vars.text.label, lineHeight: vars.leading.snug },
  priceCard: { ...strong, fontSize: vars.text.priceCard, lineHeight: vars.leading.snug },
  pricePage: {
    ...display,
    fontFamily: vars.font.price,
    textTransform: "none",
    fontSize: vars.text.pricePage,
    lineHeight: vars.leading.heading,
  },
  badge: { ...strong, fontSize: vars.text.badge, lineHeight: vars.leading.flat },
};
