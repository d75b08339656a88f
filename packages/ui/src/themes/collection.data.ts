import { vars } from "../tokens/contract.css.ts";
import { oklch } from "../tokens/palette.ts";
import { fluid } from "../tokens/scale.ts";
import type { ThemeValues } from "./theme.ts";

const leaf = oklch(0.4, 0.07, 150);
const onLeaf = oklch(0.975, 0.01, 120);
const zari = oklch(0.8, 0.09, 110);

/** White space, large letters, thin lines, slow transitions. */
export const collectionValues: ThemeValues = {
  base: "light",
  light: {
    canvas: oklch(1, 0, 0),
    sunken: oklch(0.965, 0.002, 95),
    imageBg: oklch(0.955, 0.003, 95),
    text: oklch(0.18, 0.004, 95),
    textMuted: oklch(0.44, 0.006, 95),
    textSubtle: oklch(0.52, 0.006, 95),
    border: oklch(0.87, 0.003, 95),
    borderControl: oklch(0.6, 0.005, 95),
    action: oklch(0.18, 0.004, 95),
    actionHover: oklch(0.3, 0.005, 95),
    actionPress: oklch(0.36, 0.006, 95),
    onAction: oklch(1, 0, 0),
    actionSoft: oklch(0.94, 0.004, 95),
    onActionSoft: oklch(0.18, 0.004, 95),
    hero: oklch(1, 0, 0),
    heroOrnament: oklch(1, 0, 0),
    onHero: oklch(0.18, 0.004, 95),
    brand: leaf,
    onBrand: onLeaf,
    zari,
    zariInk: oklch(0.46, 0.08, 130),
    focus: oklch(0.52, 0.145, 250),
  },
  dark: {
    action: oklch(0.93, 0.005, 95),
    actionHover: oklch(0.985, 0.004, 95),
    actionPress: oklch(0.86, 0.006, 95),
    onAction: oklch(0.2, 0.03, 95),
    actionSoft: oklch(0.3, 0.012, 250),
    onActionSoft: oklch(0.93, 0.005, 95),
    hero: oklch(0.175, 0.016, 250),
    heroOrnament: oklch(0.175, 0.016, 250),
    onHero: oklch(0.945, 0.008, 95),
    brand: leaf,
    onBrand: onLeaf,
    zari,
    zariInk: oklch(0.83, 0.09, 125),
  },
  shape: {
    text: { display: fluid(40, 88), hero: fluid(40, 72), h1: fluid(34, 56), h2: fluid(28, 48) },
    leading: { heading: "1.05" },
    borderWidth: { join: "0px" },
    radius: { surface: "0px", control: "0px", panel: "0px" },
    duration: { hover: "320ms", popover: "560ms", hero: "560ms" },
    card: { ratio: "3 / 4" },
    ornament: { foot: `1px solid ${vars.color.text}`, selvedge: "none" },
  },
};
