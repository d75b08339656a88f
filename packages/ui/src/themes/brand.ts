import { contrast, isHex } from "../tokens/contrast.ts";
import { pairNeeds } from "../tokens/pairs.ts";
import { darkPalette, lightPalette, type Palette } from "../tokens/palette.ts";
import { variableName } from "../tokens/variableName.ts";

/** The colours that make a brand, and what each is for. All others follow the default theme. */
export const brandColors = {
  canvas: "Background of the page",
  surface: "Background of cards and fields",
  text: "Text",
  textMuted: "Secondary text",
  action: "Buttons and links",
  actionHover: "Buttons and links under the pointer",
  actionPress: "Pressed buttons",
  onAction: "Text on buttons",
  actionSoft: "Background of what is selected",
  onActionSoft: "Text on what is selected",
  hero: "Background of the first banner",
  onHero: "Text on the first banner",
} as const satisfies Partial<Record<keyof Palette, string>>;

export type BrandColor = keyof typeof brandColors;
export type Scheme = "light" | "dark";

/** Colours as `#rrggbb`, for light and dark. A colour that is missing is that of the default theme. */
export type Brand = { readonly [scheme in Scheme]?: { readonly [name in BrandColor]?: string } };

/** Two colours that are used together, with their contrast ratio (1–21) and the one that they need. */
export interface BrandPair {
  readonly scheme: Scheme;
  readonly front: keyof Palette;
  readonly back: keyof Palette;
  readonly ratio: number;
  readonly needed: number;
}

/** A mistake in the colours of a brand. The message says what to do. */
export class BrandError extends Error {}

const schemes: readonly Scheme[] = ["light", "dark"];

/**
 * The ornament of the first banner has the colour of its background, as texts stand on it. Footer and announcement have the
 * colours of the first banner.
 */
const withFollowing = ({ ...colors }: Brand[Scheme] = {}): Partial<
  Record<keyof Palette, string>
> => ({
  ...colors,
  ...(colors.hero !== undefined && { heroOrnament: colors.hero, brand: colors.hero }),
  ...(colors.onHero !== undefined && { onBrand: colors.onHero }),
});

const isBrandColor = (name: string): name is BrandColor => Object.hasOwn(brandColors, name);

/**
 * Reads colours written as `light.action=#7a1fa2`.
 * @throws BrandError for an unknown variable and for a colour that is not `#rrggbb`
 */
export const readBrand = (values: readonly string[]): Brand => {
  const brand: Record<Scheme, Partial<Record<BrandColor, string>>> = { light: {}, dark: {} };
  for (const text of values) {
    const [, scheme = "", name = "", color = ""] = /^([^.=]*)\.([^=]*)=(.*)$/.exec(text) ?? [];
    if ((scheme !== "light" && scheme !== "dark") || !isBrandColor(name))
      throw new BrandError(
        `"${text.split("=")[0]}" is no variable: write light. or dark. and one of ${Object.keys(brandColors).join(", ")}.`,
      );
    if (!isHex(color))
      throw new BrandError(
        `"${color}" is no colour for ${scheme}.${name}: write it as #rrggbb, for example #7a1fa2.`,
      );
    brand[scheme][name] = color.toLowerCase();
  }
  return brand;
};

/** Returns the pairs of colours in which a brand's colours are used, weakest first. */
export const brandPairs = (brand: Brand): readonly BrandPair[] => {
  const needs = pairNeeds.filter(({ pair }) => pair.some(isBrandColor));
  return schemes
    .flatMap((scheme) => {
      const palette = {
        ...(scheme === "dark" ? darkPalette : lightPalette),
        ...withFollowing(brand[scheme]),
      };
      return needs.map(({ pair: [front, back], needed }) => ({
        scheme,
        front,
        back,
        needed,
        ratio: contrast(palette[front], palette[back]),
      }));
    })
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
};

/** Returns a sentence for each pair of a brand's colours whose contrast is too low. */
export const brandFaults = (brand: Brand): readonly string[] =>
  brandPairs(brand)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ scheme, front, back, ratio, needed }) =>
        `In ${scheme}, ${front} on ${back} has a contrast of ${ratio.toFixed(2)}:1 and needs ${needed}:1: make one of them lighter or darker.`,
    );

const rule = (selector: string, colors: Brand[Scheme], indent = ""): string =>
  [
    `${indent}${selector} {`,
    ...Object.entries(withFollowing(colors)).map(
      ([name, color]) => `${indent}  --${variableName(["color", name])}: ${color};`,
    ),
    `${indent}}`,
  ].join("\n");

/**
 * Returns the style sheet of a brand. Import it after `@pallu/ui/styles.css`.
 * @throws BrandError if the contrast of two colours is too low
 */
export const brandStyles = (brand: Brand): string => {
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new BrandError(faults.join("\n"));
  const { light = {} } = brand;
  // The rule of the light colours is for every root, so a dark colour that is missing is written as well.
  const dark = Object.fromEntries(
    Object.keys({ ...light, ...brand.dark })
      .filter(isBrandColor)
      .map((name) => [name, brand.dark?.[name] ?? darkPalette[name]]),
  );
  return `/* Import after @pallu/ui/styles.css. */
${rule(":root, [data-theme='light']", light)}

${rule("[data-theme='dark']", dark)}

@media (prefers-color-scheme: dark) {
${rule(":root:not([data-theme]), :root[data-theme='system']", dark, "  ")}
}
`;
};
