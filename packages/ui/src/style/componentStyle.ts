import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { canHover } from "../tokens/breakpoints.ts";
import { vars } from "../tokens/contract.css.ts";
import { componentLayer } from "../tokens/layers.css.ts";
import { supportsMatchParent, autoBidi } from "../tokens/autoBidi.ts";

export type LayeredRule = Omit<StyleRule, "@layer">;

/** A style in the component layer; later parts win over earlier ones. */
export const componentStyle = (...parts: LayeredRule[]): string =>
  style(parts.map((rule) => ({ "@layer": { [componentLayer]: rule } })));

/** One class for each variant, in the component layer. */
export const componentVariants = <Name extends string | number>(
  variants: Record<Name, LayeredRule>,
): Record<Name, string> =>
  styleVariants(variants as Record<string, LayeredRule>, (rule) => ({
    "@layer": { [componentLayer]: rule },
  })) as Record<Name, string>;

/** Rules for devices whose pointer hovers; what hides behind hover must show without it. */
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
 * Skips styling, layout and painting of the content while it is far from the screen. The size it once had is kept.
 * Nothing may overflow it. An application that wants complete pages sets `content-visibility: visible` on each such
 * element after the first view; `--skip-offscreen: visible` on the root turns skipping off.
 */
export const skipOffscreen: LayeredRule = {
  contentVisibility: "var(--skip-offscreen, auto)",
  contain: "layout paint style",
  "@media": { "(scripting: none)": { contentVisibility: "visible" } },
};

/** An element that holds a text and is none by its name, as a paragraph is: see `autoBidi`. */
export const autoBidiText: LayeredRule = {
  "@supports": { [supportsMatchParent]: { selectors: { "[dir='rtl'] &": autoBidi } } },
};

/**
 * The head of its column before a cell of a stacked table, taken from `data-label`. It is generated: the cell's text
 * is its own, and a screen reader that announces the column header does not read it a second time.
 */
export const stackedLabel: LayeredRule = {
  selectors: {
    "&::before": {
      // Browsers without alternative text for generated content take the first.
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

/** Takes that label back where the table has its columns. */
export const noStackedLabel: LayeredRule = { selectors: { "&::before": { content: "none" } } };

/** Every browser still wants the old box for its lines to be counted (CSS Overflow 4, line-clamp). */
const countedLines = { display: "-webkit-box", WebkitBoxOrient: "vertical" } as const;

/** Long texts end after some lines; the element's title or its page carries the rest. */
export const clampLines = (lines: number): LayeredRule => ({
  ...countedLines,
  WebkitLineClamp: lines,
  // The dots stand at the end of the page's line: elsewhere they would be cut off.
  unicodeBidi: "normal",
  overflow: "hidden",
});

export const hairline = `${vars.borderWidth.thin} solid ${vars.color.border}`;
export const controlLine = `${vars.borderWidth.thin} solid ${vars.color.borderControl}`;

/** Colour changes of a control under the pointer and the finger. */
export const quickColours: LayeredRule = {
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

/** The type scale: face, size and leading that belong together. */
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
