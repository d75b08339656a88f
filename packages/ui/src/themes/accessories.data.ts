import { vars } from "../tokens/contract.css.ts";
import { oklch } from "../tokens/palette.ts";
import { font } from "../tokens/scale.ts";
import type { ThemeValues } from "./theme.ts";

const dot = `radial-gradient(circle, ${vars.color.heroOrnament} 3px, transparent 3.5px)`;

/** Dots on a soft background, round shapes, springy motion. */
export const accessoriesValues: ThemeValues = {
  base: "light",
  light: {
    canvas: oklch(0.988, 0.006, 350),
    sunken: oklch(0.962, 0.014, 350),
    imageBg: oklch(0.95, 0.017, 350),
    text: oklch(0.25, 0.045, 345),
    textMuted: oklch(0.48, 0.045, 345),
    textSubtle: oklch(0.525, 0.04, 345),
    border: oklch(0.9, 0.022, 350),
    borderControl: oklch(0.62, 0.05, 350),
    action: oklch(0.47, 0.165, 355),
    actionHover: oklch(0.41, 0.15, 355),
    actionPress: oklch(0.35, 0.13, 355),
    onAction: oklch(0.99, 0.005, 350),
    actionSoft: oklch(0.94, 0.03, 355),
    onActionSoft: oklch(0.41, 0.15, 355),
    hero: oklch(0.86, 0.075, 355),
    heroOrnament: oklch(0.79, 0.105, 30),
    onHero: oklch(0.28, 0.075, 350),
    brand: oklch(0.86, 0.075, 355),
    onBrand: oklch(0.28, 0.075, 350),
    zari: oklch(0.72, 0.145, 60),
    zariInk: oklch(0.49, 0.105, 55),
    focus: oklch(0.5, 0.16, 265),
  },
  dark: {
    action: oklch(0.8, 0.11, 355),
    actionHover: oklch(0.85, 0.085, 355),
    actionPress: oklch(0.75, 0.13, 355),
    onAction: oklch(0.2, 0.03, 355),
    actionSoft: oklch(0.3, 0.06, 355),
    onActionSoft: oklch(0.88, 0.06, 355),
    hero: oklch(0.36, 0.1, 355),
    heroOrnament: oklch(0.43, 0.11, 10),
    onHero: oklch(0.965, 0.015, 350),
    brand: oklch(0.86, 0.075, 355),
    onBrand: oklch(0.28, 0.075, 350),
    zari: oklch(0.72, 0.145, 60),
    zariInk: oklch(0.83, 0.1, 65),
  },
  shape: {
    font: {
      display: font.ui,
      price: font.ui,
      weightDisplay: font.weightStrong,
    },
    radius: { surface: "20px", control: "28px", panel: "20px" },
    card: { ratio: "1", align: "center" },
    duration: { hover: "220ms", popover: "220ms" },
    easing: { enter: "cubic-bezier(0.3, 1.5, 0.5, 1)" },
    ornament: {
      image: `${dot}, ${dot}`,
      size: "28px 28px",
      footRadius: "40px",
      selvedge: "none",
    },
  },
};
