/** Tokens, layers and media conditions for an application's own styles. */
export { canHover, forcedColors, from, reducedMotion } from "../tokens/breakpoints.ts";
export { vars } from "../tokens/contract.css.ts";
export { cropped } from "../tokens/cropped.ts";
export { pageLayer } from "../tokens/layers.css.ts";
export { paper } from "../tokens/print.ts";
