import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import type { Script, TextRun } from "./textRuns.rules.ts";
import { unpackWoff } from "./unpackWoff.ts";

/** `regular` and `bold` are the fonts of running text, `display` that of headings and large prices. */
export type Weight = "regular" | "bold" | "display";

export interface Font {
  /** The module path of the file, which identifies the font. */
  name: string;
  /** The file as TrueType. */
  content: Buffer;
  shaper: harfbuzz.Font;
}

/** A run of shaped glyphs, in font units. */
export interface ShapedRun {
  infos: harfbuzz.GlyphInfo[];
  positions: harfbuzz.GlyphPosition[];
}

const resolve = createRequire(import.meta.url).resolve;

const isLatin = (script: Script): boolean => script === "latin" || script === "latin-ext";

const fontFile = (script: Script, weight: Weight): string => {
  const fileOf = (family: string, boldness = 400): string =>
    `@fontsource/${family}/files/${family}-${script}-${boldness}-normal.woff`;
  if (weight === "display" && (isLatin(script) || script === "devanagari")) return fileOf("halant");
  // Only the shop's own texts are bold, and they are Latin.
  if (isLatin(script) || script === "tamil")
    return fileOf("hind-madurai", weight === "bold" ? 600 : 400);
  return fileOf(`noto-sans-${script}`);
};

const fonts = new Map<string, Font>();

/** Returns the font of a script. Fonts are read on first use and kept. */
export const openFont = (script: Script, weight: Weight): Font => {
  const name = fontFile(script, weight);
  const known = fonts.get(name);
  if (known) return known;
  const content = unpackWoff(readFileSync(resolve(name)));
  const blob = new harfbuzz.Blob(Uint8Array.from(content).buffer);
  const opened = { name, content, shaper: new harfbuzz.Font(new harfbuzz.Face(blob)) };
  fonts.set(name, opened);
  return opened;
};

/** Shapes a run with HarfBuzz, as browsers do. */
export const shapeRun = (
  { text, isRtl }: Pick<TextRun, "text" | "isRtl">,
  { shaper }: Font,
): ShapedRun => {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(shaper, buffer);
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
};
