import { vars } from "../tokens/contract.css.ts";
import { cropped } from "../tokens/cropped.ts";
import { supportsMatchParent, autoBidi } from "../tokens/autoBidi.ts";
import type { LayeredRule } from "./layerStyle.ts";
import { renderAll } from "./renderAll.css.ts";

export const hidden: LayeredRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/**
 * Skips rendering for the first second, while the element is off screen. Then it is rendered, so that a picture of the whole
 * page is complete. Content must not overflow. Set `--skip-offscreen: visible` on the root to disable it.
 */
export const skipOffscreen: LayeredRule = {
  contain: "layout paint style",
  // A hit test does not descend into a transformed box that it misses (docs/decisions/0015).
  translate: "0",
  "@supports": {
    // Without scroll anchoring the page moves under the reader. WebKit also keeps the estimated height, or none at all.
    "(overflow-anchor: auto)": {
      "@media": {
        "(scripting: enabled)": {
          contentVisibility: "var(--skip-offscreen, auto)",
          // The element has this animation only. Other motion is on elements within it.
          animation: `${renderAll} 1ms 1s forwards`,
        },
      },
    },
  },
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

const balanced: LayeredRule = { textWrap: "balance" };
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
export const type: Record<TypeRole, LayeredRule> = {
  display: {
    ...display,
    ...balanced,
    fontSize: vars.text.display,
    lineHeight: vars.leading.display,
  },
  h1: { ...display, ...balanced, fontSize: vars.text.h1, lineHeight: vars.leading.heading },
  h2: { ...display, ...balanced, fontSize: vars.text.h2, lineHeight: vars.leading.heading },
  h3: { ...display, ...balanced, fontSize: vars.text.h3, lineHeight: vars.leading.snug },
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

/**
 * Space above content on a page of its own. Centred content would move up while the rest of the document arrives, so it
 * begins at a fixed place.
 */
export const spaceAbove: string = `clamp(${vars.space.s48}, 16svh, 8rem)`;

/** Fills the nearest positioned ancestor; a `Picture` inside is cropped. */
export const filled: LayeredRule = { ...cropped, position: "absolute", inset: 0 };

/** A link that covers its nearest positioned ancestor, including its focus ring. */
export const stretchedLink: LayeredRule = {
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "''", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
};

/** Hover style of a stretched link. */
export const underlined = {
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: 1,
} as const;

/** Focus ring for saturated backgrounds, where the focus colour has too little contrast. */
export const focusOn = (colour: string): LayeredRule => ({
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.focus} solid ${colour}`, outlineOffset: 2 },
  },
});

/** Colours of buttons and focus rings on a saturated background: filled in the text colour, or outlined in it. */
export const buttonsOn = (background: string, color: string): LayeredRule => {
  const pressed = `color-mix(in oklab, ${color} 84%, ${background})`;
  return {
    vars: {
      [vars.color.focus]: color,
      [vars.color.action]: color,
      [vars.color.actionHover]: pressed,
      [vars.color.actionPress]: pressed,
      [vars.color.onAction]: background,
      [vars.color.surface]: "transparent",
      [vars.color.actionSoft]: color,
      [vars.color.onActionSoft]: background,
    },
  };
};
