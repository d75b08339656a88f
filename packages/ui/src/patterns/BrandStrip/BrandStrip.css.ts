import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle, type } from "../patternStyle.ts";

const systemDark = "(prefers-color-scheme: dark)";
const inDark = "[data-theme=dark] &";
const inSystem = ":root:not([data-theme]) &, :root[data-theme=system] &";

const shown = (light: boolean): StyleRule => ({
  display: light ? "block" : "none",
  selectors: { [inDark]: { display: light ? "none" : "block" } },
  "@media": { [systemDark]: { selectors: { [inSystem]: { display: light ? "none" : "block" } } } },
});

/** Each logo has a drawing for either ground; only one of them is shown. */
export const onLight = patternStyle(shown(true));
export const onDark = patternStyle(shown(false));

export const logo = patternStyle({
  aspectRatio: "3 / 1",
  display: "grid",
  placeItems: "center",
  color: vars.color.textMuted,
});

export const mark = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  whiteSpace: "nowrap",
});
export const device = patternStyle({
  inlineSize: 28,
  blockSize: 28,
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
});
export const face = {
  display: patternStyle({ ...type.h3, lineHeight: 1 }),
  ui: patternStyle({ ...type.h4, lineHeight: 1 }),
};
