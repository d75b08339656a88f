import { stackOf } from "../fonts/systemFonts.ts";
import { vars } from "../tokens/contract.css.ts";
import { oklch } from "../tokens/palette.ts";
import type { ThemeValues } from "./theme.ts";

const ink = oklch(0.26, 0.05, 40);
const teal = oklch(0.46, 0.079, 190);
const onTeal = oklch(0.975, 0.02, 95);
const mango = oklch(0.8, 0.15, 80);
const paper = oklch(0.975, 0.018, 90);

/** A painted poster: thick borders, hard shadows and sun rays behind the text. */
export const retroValues: ThemeValues = {
  base: "light",
  light: {
    canvas: oklch(0.945, 0.032, 88),
    surface: paper,
    raised: paper,
    sunken: oklch(0.905, 0.045, 86),
    imageBg: oklch(0.89, 0.05, 84),
    text: ink,
    textMuted: oklch(0.42, 0.055, 42),
    textSubtle: oklch(0.46, 0.055, 42),
    textDisabled: oklch(0.55, 0.04, 42),
    border: ink,
    borderControl: oklch(0.5, 0.06, 45),
    action: oklch(0.46, 0.15, 33),
    actionHover: oklch(0.4, 0.135, 33),
    actionPress: oklch(0.34, 0.115, 33),
    onAction: oklch(0.97, 0.025, 90),
    actionSoft: oklch(0.88, 0.07, 80),
    onActionSoft: oklch(0.36, 0.12, 33),
    hero: oklch(0.46, 0.15, 33),
    heroOrnament: oklch(0.43, 0.142, 33),
    onHero: oklch(0.97, 0.025, 90),
    brand: teal,
    onBrand: onTeal,
    zari: mango,
    zariInk: oklch(0.46, 0.1, 65),
    focus: oklch(0.42, 0.13, 255),
    success: oklch(0.4, 0.1, 150),
    danger: oklch(0.45, 0.17, 27),
    info: oklch(0.41, 0.12, 255),
    priceSale: oklch(0.45, 0.168, 27),
    wish: oklch(0.5, 0.2, 358),
    star: oklch(0.57, 0.122, 62),
    frame: ink,
  },
  dark: {
    border: oklch(0.945, 0.008, 95),
    action: oklch(0.78, 0.11, 40),
    actionHover: oklch(0.83, 0.085, 45),
    actionPress: oklch(0.73, 0.125, 38),
    onAction: oklch(0.2, 0.03, 40),
    actionSoft: oklch(0.32, 0.055, 40),
    onActionSoft: oklch(0.87, 0.07, 50),
    hero: oklch(0.4, 0.13, 33),
    heroOrnament: oklch(0.37, 0.12, 33),
    onHero: oklch(0.96, 0.02, 90),
    brand: teal,
    onBrand: onTeal,
    zari: mango,
    zariInk: oklch(0.83, 0.12, 80),
    frame: oklch(0.945, 0.008, 95),
  },
  shape: {
    font: {
      display: stackOf("Shrikhand", "sans"),
      price: stackOf("Shrikhand", "sans"),
    },
    leading: { display: "1.12", heading: "1.2" },
    borderWidth: { thin: "2px", strong: "3px", frame: "3px", join: "6px" },
    radius: { surface: "4px", control: "4px", panel: "4px" },
    shadow: { card: `6px 6px 0 ${vars.color.frame}` },
    easing: { enter: "steps(3, end)", exit: "steps(3, end)" },
    card: { tagTurn: "-6deg" },
    ornament: {
      image: `repeating-conic-gradient(from 0deg at 50% 110%, ${vars.color.heroOrnament} 0 7.5deg, transparent 7.5deg 15deg)`,
      foot: `6px solid ${vars.color.frame}`,
      selvedge: "none",
    },
  },
};
