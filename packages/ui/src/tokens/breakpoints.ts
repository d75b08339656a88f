/** Viewport widths at which layouts change, in px. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Returns the media condition for viewports from a breakpoint. */
export const from = (breakpoint: Breakpoint): string =>
  `screen and (min-width: ${breakpoints[breakpoint]}px)`;

/** Matches devices with hover. Content behind hover must also be available without it. */
export const canHover = "(hover: hover) and (pointer: fine)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const forcedColors = "(forced-colors: active)";
