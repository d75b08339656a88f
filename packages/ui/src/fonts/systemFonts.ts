/** Fonts of the systems that people use, by kind: Windows, macOS and iOS; Android; Linux. */
export const systemFonts = {
  sans: ["Arial", "Roboto", "DejaVu Sans"],
  serif: ["Times New Roman", "Noto Serif", "DejaVu Serif"],
} as const;

export type FontKind = keyof typeof systemFonts;
export type SystemFont = (typeof systemFonts)[FontKind][number];

/** Returns the family name of a system font that has the metrics of a web font. */
export const fallbackName = (family: string, system: SystemFont): string =>
  `${family} Fallback ${system}`;

/** Returns the `font-family` of the system fonts that have the metrics of a web font. */
export const fallbacksOf = (family: string, kind: FontKind): string =>
  systemFonts[kind].map((system) => `"${fallbackName(family, system)}"`).join(", ");

/** Returns the `font-family` of a web font, followed by the system fonts that have its metrics until it is loaded. */
export const stackOf = (family: string, kind: FontKind): string =>
  [
    `"${family}"`,
    fallbacksOf(family, kind),
    `"${systemFonts[kind][0]}"`,
    kind === "serif" ? "serif" : "sans-serif",
  ].join(", ");
