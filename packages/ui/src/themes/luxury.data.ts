import { stackOf } from "../fonts/systemFonts.ts";
import { vars } from "../tokens/contract.css.ts";
import { oklch } from "../tokens/palette.ts";
import { darkShadow, font } from "../tokens/scale.ts";
import type { ThemeValues } from "./theme.ts";

const gold = oklch(0.82, 0.105, 86);

/** Gold on aubergine, framed pictures, uppercase headings. The same in light and dark. */
export const luxuryValues: ThemeValues = {
  base: "dark",
  light: {
    canvas: oklch(0.165, 0.028, 325),
    surface: oklch(0.2, 0.03, 325),
    raised: oklch(0.24, 0.034, 325),
    sunken: oklch(0.135, 0.022, 325),
    imageBg: oklch(0.24, 0.03, 325),
    text: oklch(0.94, 0.012, 85),
    textMuted: oklch(0.76, 0.022, 60),
    textSubtle: oklch(0.67, 0.025, 40),
    textDisabled: oklch(0.56, 0.02, 330),
    border: oklch(0.33, 0.04, 330),
    borderControl: oklch(0.56, 0.045, 330),
    action: gold,
    actionHover: oklch(0.87, 0.09, 88),
    actionPress: oklch(0.76, 0.105, 84),
    onAction: oklch(0.2, 0.03, 320),
    actionSoft: oklch(0.29, 0.05, 345),
    onActionSoft: oklch(0.87, 0.09, 88),
    hero: oklch(0.3, 0.095, 345),
    heroOrnament: oklch(0.3, 0.095, 345),
    onHero: oklch(0.955, 0.02, 80),
    brand: oklch(0.3, 0.095, 345),
    onBrand: oklch(0.955, 0.02, 80),
    zari: gold,
    zariInk: gold,
    focus: oklch(0.84, 0.09, 200),
    frame: gold,
    skeleton: oklch(0.245, 0.03, 325),
    skeletonHigh: oklch(0.29, 0.035, 325),
    scrim: oklch(0.08, 0.02, 325, 0.72),
  },
  shape: {
    font: {
      display: stackOf("Marcellus", "serif"),
      price: font.ui,
      trackingDisplay: "0.06em",
      caseDisplay: "uppercase",
    },
    text: { hero: "clamp(2.25rem, 3.1vw, 3rem)" },
    leading: { heading: "1.2", display: "1.18" },
    radius: { surface: "0px", control: "0px", panel: "0px" },
    borderWidth: { frame: "1px" },
    shadow: darkShadow,
    duration: { hover: "320ms", popover: "720ms", sheet: "720ms", hero: "720ms" },
    card: { align: "center", mat: "8px" },
    ornament: { mat: "16px", frame: `4px double ${vars.color.zari}`, selvedge: "none" },
  },
};
