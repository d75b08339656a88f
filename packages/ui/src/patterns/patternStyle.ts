import { style } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { canHover, from } from "../tokens/breakpoints.ts";
import type { Breakpoint } from "../tokens/breakpoints.ts";
import { vars } from "../tokens/contract.css.ts";
import { patternLayer } from "../tokens/layers.css.ts";

type LayeredRule = Omit<StyleRule, "@layer">;

/** A style in the pattern layer; later parts win over earlier ones. */
export const patternStyle = (...parts: LayeredRule[]): string =>
  style(parts.map((rule) => ({ "@layer": { [patternLayer]: rule } })));

/** Rules for viewports at least as wide as a breakpoint. */
export const at = (breakpoint: Breakpoint, rule: LayeredRule): LayeredRule => ({
  "@media": { [from(breakpoint)]: rule as Omit<StyleRule, "@layer" | "@media"> },
});

/** Rules for devices whose pointer hovers. */
export const onHover = (rule: LayeredRule): LayeredRule => ({
  "@media": { [canHover]: rule as Omit<StyleRule, "@layer" | "@media"> },
});

export const visuallyHidden: LayeredRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

export const bareList: LayeredRule = { listStyle: "none", margin: 0, padding: 0 };

const displayFace: LayeredRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightDisplay,
  letterSpacing: vars.font.trackingDisplay,
  margin: 0,
  textWrap: "balance",
};

const uiFace: LayeredRule = { fontFamily: vars.font.ui, margin: 0 };

/** The type scale (visual direction §3.2), for elements whose level differs from their size. */
export const type: Record<
  "display" | "h1" | "h2" | "h3" | "h4" | "lead" | "body" | "small" | "caption" | "label" | "priceCard",
  LayeredRule
> = {
  display: { ...displayFace, fontSize: vars.text.display, lineHeight: vars.leading.display },
  h1: { ...displayFace, fontSize: vars.text.h1, lineHeight: vars.leading.heading },
  h2: { ...displayFace, fontSize: vars.text.h2, lineHeight: vars.leading.heading },
  h3: { ...displayFace, fontSize: vars.text.h3, lineHeight: vars.leading.snug },
  h4: {
    ...uiFace,
    fontSize: vars.text.h4,
    lineHeight: vars.leading.snug,
    fontWeight: vars.font.weightStrong,
  },
  lead: { ...uiFace, fontSize: vars.text.bodyLarge, lineHeight: vars.leading.bodyLarge },
  body: { ...uiFace, fontSize: vars.text.body, lineHeight: vars.leading.body },
  small: { ...uiFace, fontSize: vars.text.small, lineHeight: vars.leading.small },
  caption: { ...uiFace, fontSize: vars.text.caption, lineHeight: vars.leading.caption },
  label: {
    ...uiFace,
    fontSize: vars.text.label,
    lineHeight: vars.leading.small,
    fontWeight: vars.font.weightStrong,
  },
  priceCard: {
    ...uiFace,
    fontSize: vars.text.priceCard,
    lineHeight: vars.leading.snug,
    fontWeight: vars.font.weightStrong,
  },
};

/** Long texts end after some lines; the element's title or its page carries the rest. */
export const clampLines = (lines: number): LayeredRule => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
  overflow: "hidden",
});

/** The ring on saturated grounds, where the focus colour itself has too little contrast. */
export const focusOn = (colour: string): LayeredRule => ({
  selectors: {
    "&:focus-visible": { outline: `${vars.line.focus} solid ${colour}`, outlineOffset: 2 },
  },
});
