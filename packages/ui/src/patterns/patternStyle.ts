import { style } from "@vanilla-extract/css";
import { canHover, from } from "../tokens/breakpoints.ts";
import type { Breakpoint } from "../tokens/breakpoints.ts";
import { typeRoles } from "../style/componentStyle.ts";
import type { LayeredRule, TypeRole } from "../style/componentStyle.ts";
import { vars } from "../tokens/contract.css.ts";
import { cropped } from "../tokens/cropped.ts";
import { patternLayer } from "../tokens/layers.css.ts";

/** Creates a style in the pattern layer. Later parts override earlier ones. */
export const patternStyle = (...parts: LayeredRule[]): string =>
  style(parts.map((rule) => ({ "@layer": { [patternLayer]: rule } })));

/** Returns rules for viewports from a breakpoint. */
export const at = (breakpoint: Breakpoint, rule: LayeredRule): LayeredRule => ({
  "@media": { [from(breakpoint)]: rule },
});

/** Returns rules for devices with hover. */
export const onHover = (rule: LayeredRule): LayeredRule => ({
  "@media": { [canHover]: rule },
});

const balanced: LayeredRule = { textWrap: "balance" };

/** Type roles with balanced headings. */
export const type: Record<TypeRole, LayeredRule> = {
  ...typeRoles,
  display: { ...typeRoles.display, ...balanced },
  h1: { ...typeRoles.h1, ...balanced },
  h2: { ...typeRoles.h2, ...balanced },
  h3: { ...typeRoles.h3, ...balanced },
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
