/** Viewport widths at which layouts change, in pixels (visual direction §3.7). */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media condition for a viewport at least as wide as the breakpoint, for `@media` keys. */
export const from = (breakpoint: Breakpoint): string =>
  `screen and (min-width: ${breakpoints[breakpoint]}px)`;

/** Devices that can hover; everything that hides behind hover must also show outside of it. */
export const canHover = "(hover: hover) and (pointer: fine)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const forcedColors = "(forced-colors: active)";
