/** For the few styles that an application writes itself: the same tokens, layers and media conditions. */
export { canHover, forcedColors, from, reducedMotion } from "../tokens/breakpoints.ts";
export { vars } from "../tokens/contract.css.ts";
export { cropped } from "../tokens/cropped.ts";
export { pageLayer } from "../tokens/layers.css.ts";
export { paper } from "../tokens/print.ts";
