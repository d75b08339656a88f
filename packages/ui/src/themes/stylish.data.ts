import { stackOf } from "../fonts/systemFonts.ts";
import { vars } from "../tokens/contract.css.ts";
import { oklch } from "../tokens/palette.ts";
import type { ThemeValues } from "./theme.ts";

const band = `color-mix(in srgb, ${vars.color.heroOrnament} 70%, transparent)`;
const thread = `color-mix(in srgb, ${vars.color.heroOrnament} 90%, transparent)`;
const check = (angle: string): string =>
  `repeating-linear-gradient(${angle}, ${band} 0 24px, transparent 24px 42px, ${thread} 42px 44px, transparent 44px 52px, ${thread} 52px 54px, transparent 54px 72px)`;

/** A check pattern in indigo, turmeric and red; square corners, fast transitions. */
export const stylishValues: ThemeValues = {
  base: "light",
  light: {
    canvas: oklch(0.985, 0.012, 98),
    sunken: oklch(0.955, 0.022, 96),
    imageBg: oklch(0.94, 0.024, 94),
    text: oklch(0.25, 0.055, 268),
    textMuted: oklch(0.47, 0.045, 268),
    textSubtle: oklch(0.52, 0.035, 268),
    border: oklch(0.88, 0.02, 268),
    borderControl: oklch(0.6, 0.04, 268),
    action: oklch(0.38, 0.125, 268),
    actionHover: oklch(0.32, 0.115, 268),
    actionPress: oklch(0.27, 0.1, 268),
    onAction: oklch(0.985, 0.01, 98),
    actionSoft: oklch(0.94, 0.025, 268),
    onActionSoft: oklch(0.34, 0.115, 268),
    hero: oklch(0.38, 0.125, 268),
    heroOrnament: oklch(0.345, 0.12, 268),
    onHero: oklch(0.985, 0.012, 98),
    brand: oklch(0.84, 0.16, 88),
    onBrand: oklch(0.25, 0.055, 268),
    zari: oklch(0.62, 0.195, 35),
    zariInk: oklch(0.5, 0.165, 35),
    focus: oklch(0.52, 0.18, 35),
  },
  dark: {
    action: oklch(0.8, 0.1, 268),
    actionHover: oklch(0.85, 0.068, 268),
    actionPress: oklch(0.75, 0.115, 268),
    onAction: oklch(0.2, 0.03, 268),
    actionSoft: oklch(0.3, 0.06, 268),
    onActionSoft: oklch(0.87, 0.058, 268),
    hero: oklch(0.33, 0.11, 268),
    heroOrnament: oklch(0.295, 0.1, 268),
    onHero: oklch(0.96, 0.012, 98),
    brand: oklch(0.84, 0.16, 88),
    onBrand: oklch(0.25, 0.055, 268),
    zari: oklch(0.62, 0.195, 35),
    zariInk: oklch(0.8, 0.115, 40),
    focus: oklch(0.8, 0.115, 40),
  },
  shape: {
    font: {
      display: stackOf("Bricolage Grotesque", "sans"),
      price: stackOf("Bricolage Grotesque", "sans"),
      weightDisplay: "700",
      trackingDisplay: "-0.02em",
    },
    radius: { surface: "0px", control: "0px", panel: "0px" },
    duration: { hover: "80ms", popover: "140ms", sheet: "140ms", hero: "140ms" },
    ornament: { image: `${check("90deg")}, ${check("0deg")}` },
  },
};
