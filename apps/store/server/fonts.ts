/** A font of the first viewport, which is used only if it is there for the first paint (`font-display: optional`). */
export interface Font {
  family: string;
  weight: number;
  /** URL path of its file. */
  url: string;
}

/**
 * Returns a script that adds fonts to the document. A style sheet that is loaded later can make the browser create the
 * fonts of `@font-face` rules again, so that a font that missed the first paint is used after all and moves the page. Fonts
 * that a script has added stay as they are.
 */
export const fontScriptOf = (fonts: readonly Font[]): string =>
  `${JSON.stringify(fonts.map(({ family, weight, url }) => [family, `${weight}`, url]))}.forEach(function(f){document.fonts.add(new FontFace(f[0],"url("+f[2]+")",{weight:f[1],display:"optional"}))});`;

/** Splits styles into the `@font-face` rules of the given fonts and the rest. */
export const splitFontRules = (
  styles: string,
  fonts: readonly Font[],
): { rules: string; rest: string } => {
  const pattern = /@font-face\s*\{[^}]*\}/g;
  const isOf = (rule: string): boolean => fonts.some(({ url }) => rule.includes(url));
  const rules = (styles.match(pattern) ?? []).filter(isOf).join("");
  return { rules, rest: styles.replace(pattern, (rule) => (isOf(rule) ? "" : rule)) };
};
