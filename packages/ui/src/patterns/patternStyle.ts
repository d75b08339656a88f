import { style } from "@vanilla-extract/css";
import { canHover, from } from "../tokens/breakpoints.ts";
import type { Breakpoint } from "../tokens/breakpoints.ts";
import { typeRoles } from "../style/componentStyle.ts";
import type { LayeredRule, TypeRole } from "../style/componentStyle.ts";
import { vars } from "../tokens/contract.css.ts";
import { cropped } from "../tokens/cropped.ts";
import { patternLayer } from "../tokens/layers.css.ts";

/** A style in the pattern layer; later parts win over earlier ones. */
export const patternStyle = (...parts: LayeredRule[]): string =>
  style(parts.map((rule) => ({ "@layer": { [patternLayer]: rule } })));

/** Rules for viewports at least as wide as a breakpoint. */
export const at = (breakpoint: Breakpoint, rule: LayeredRule): LayeredRule => ({
  "@media": { [from(breakpoint)]: rule },
});

/** Rules for devices whose pointer hovers. */
export const onHover = (rule: LayeredRule): LayeredRule => ({
  "@media": { [canHover]: rule },
});

const balanced: LayeredRule = { textWrap: "balance" };

/** The type scale for elements whose level differs from their size; headings break evenly. */
export const type: Record<TypeRole, LayeredRule> = {
  ...typeRoles,
  display: { ...typeRoles.display, ...balanced },
  h1: { ...typeRoles.h1, ...balanced },
  h2: { ...typeRoles.h2, ...balanced },
  h3: { ...typeRoles.h3, ...balanced },
};

/** What it holds fills its nearest positioned ancestor, whatever ratio that has: a picture is cropped. */
export const filled: LayeredRule = { ...cropped, position: "absolute", inset: 0 };

/** A link that reaches over the whole of its nearest positioned ancestor, with the ring around that. */
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

/** How such a link answers a pointer. */
export const underlined = {
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: 1,
} as const;

/** The ring on saturated grounds, where the focus colour itself has too little contrast. */
export const focusOn = (colour: string): LayeredRule => ({
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.focus} solid ${colour}`, outlineOffset: 2 },
  },
});
