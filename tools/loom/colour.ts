import { pick } from "./pick.ts";

export type Rgb = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** `share` of the second colour in the first, both `#rrggbb`. */
export const mix = (first: string, second: string, share: number): string => {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  return hexOf(
    [0, 1, 2].map((i) => pick(a, i) + (pick(b, i) - pick(a, i)) * share) as unknown as Rgb,
  );
};

export const darker = (hex: string, share: number): string => mix(hex, "#0c0806", share);
export const lighter = (hex: string, share: number): string => mix(hex, "#fffaf0", share);

/** Perceived lightness, 0 to 1. */
export const lightnessOf = (hex: string): number => {
  const [r, g, b] = rgbOf(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};
