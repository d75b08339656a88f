import { contrast, hexOf } from "../tokens/contrast.ts";
import { darkPalette, lightPalette } from "../tokens/palette.ts";
import { brandColors } from "./brand.ts";
import type { BrandColor, Scheme } from "./brand.ts";

/** All colours of a scheme as `#rrggbb`. */
export type SchemeColors = { [name in BrandColor]: string };

/** The colours from which the others follow, as `#rrggbb`. */
export interface ChosenColors {
  /** Buttons and links. */
  action: string;
  /** Background of the page in light. */
  canvas: string;
  /** Text in light. */
  text: string;
}

const WHITE = "#ffffff";
const BLACK = "#000000";

/** What texts need (WCAG 1.4.3), and a little more, because colours are rounded. */
const TEXT = 4.6;

const defaultColors = (scheme: Scheme): SchemeColors =>
  Object.fromEntries(
    Object.keys(brandColors).map((name) => [
      name,
      hexOf((scheme === "dark" ? darkPalette : lightPalette)[name as BrandColor]),
    ]),
  ) as SchemeColors;

/** The colours of the default theme as `#rrggbb`. */
export const defaultBrand: Readonly<Record<Scheme, SchemeColors>> = {
  light: defaultColors("light"),
  dark: defaultColors("dark"),
};

/** Returns a colour with a share (0–1) of another one. */
const mix = (one: string, other: string, share: number): string => {
  const channel = (color: string, at: number): number =>
    Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};

/** Returns the colour, mixed with another one as far as is needed to be read on all backgrounds. */
const readableOn = (color: string, backs: readonly string[], towards: string): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (backs.every((back) => contrast(mixed, back) >= TEXT)) return mixed;
  }
  return towards;
};

/** Returns black or white, whichever is read better on all backgrounds. */
const textOn = (...backs: readonly string[]): string => {
  const leastOf = (color: string): number =>
    Math.min(...backs.map((back) => contrast(color, back)));
  return leastOf(WHITE) >= leastOf(BLACK) ? WHITE : BLACK;
};

const schemeOf = ({ action, canvas, text }: ChosenColors, scheme: Scheme): SchemeColors => {
  const isDark = scheme === "dark";
  const palette = isDark ? darkPalette : lightPalette;
  const strong = isDark ? WHITE : BLACK;
  const surface = mix(canvas, WHITE, isDark ? 0.04 : 0.6);
  const backs = [canvas, surface, hexOf(palette.sunken), hexOf(palette.raised)];
  const readable = readableOn(text, backs, strong);
  const button = readableOn(action, backs, strong);
  const actionSoft = mix(canvas, button, isDark ? 0.2 : 0.1);
  const hover = mix(button, strong, 0.15);
  const press = mix(button, strong, 0.3);
  const hero = isDark ? mix(action, BLACK, 0.45) : button;
  return {
    canvas,
    surface,
    text: readable,
    textMuted: readableOn(mix(readable, canvas, 0.3), backs, readable),
    action: button,
    actionHover: hover,
    actionPress: press,
    onAction: textOn(button, hover, press),
    actionSoft,
    onActionSoft: readableOn(button, [actionSoft], strong),
    hero,
    onHero: textOn(hero),
  };
};

/**
 * Returns the colours of a theme that follow from three. Colours that could not be read are made darker in light and lighter in
 * dark. Background and text in dark are those of the default theme. `brandFaults` names what no change of the others can mend.
 */
export const deriveBrand = (chosen: ChosenColors): Record<Scheme, SchemeColors> => ({
  light: schemeOf(chosen, "light"),
  dark: schemeOf(
    {
      action: chosen.action,
      canvas: defaultBrand.dark.canvas,
      text: defaultBrand.dark.text,
    },
    "dark",
  ),
});
