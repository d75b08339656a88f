import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import { scriptOf } from "./textRuns.rules.ts";
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
  /** The code points that have a glyph. */
  codePoints: ReadonlySet<number>;
}

/** A run of shaped glyphs, in font units. */
export interface ShapedRun {
  infos: harfbuzz.GlyphInfo[];
  positions: harfbuzz.GlyphPosition[];
}

const resolve = createRequire(import.meta.url).resolve;

const isLatin = (script: Script): boolean => script === "latin" || script === "latin-ext";

/** Scripts of the font family without a script in its name. */
const isNotoSans = (script: Script): boolean => /^(?:greek|cyrillic|vietnamese)/.test(script);

const fontFile = (script: Script, weight: Weight): string => {
  const fileOf = (family: string, boldness = 400): string =>
    `@fontsource/${family}/files/${family}-${script}-${boldness}-normal.woff`;
  if (weight === "display" && (isLatin(script) || script === "devanagari")) return fileOf("halant");
  // Only the shop's own texts are bold, and they are Latin.
  if (isLatin(script) || script === "tamil")
    return fileOf("hind-madurai", weight === "bold" ? 600 : 400);
  if (isNotoSans(script)) return fileOf("noto-sans");
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
  const face = new harfbuzz.Face(blob);
  const codePoints = new Set(face.collectUnicodes());
  const opened = { name, content, shaper: new harfbuzz.Font(face), codePoints };
  fonts.set(name, opened);
  return opened;
};

/**
 * All texts share one buffer. HarfBuzz frees that of a text only after V8 has collected its object, and never returns the
 * memory: invoices took 70 MiB after a few thousand.
 */
const buffer = new harfbuzz.Buffer();

/** Shapes a run with HarfBuzz, as browsers do. */
export const shapeRun = (
  { text, isRtl }: Pick<TextRun, "text" | "isRtl">,
  { shaper }: Font,
): ShapedRun => {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(shaper, buffer);
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
};

const joiner = /[\u200c\u200d]/u;

/** Whether the fonts that `textRunsOf` chooses have a glyph for each character of a text after one of a script. */
const hasGlyphs = (text: string, weight: Weight, before: Script | undefined): boolean => {
  let script = before;
  for (const character of text) {
    // Shaping hides a joiner that the font does not have.
    const isHidden = joiner.test(character) && script !== undefined && !isLatin(script);
    script = scriptOf(character, script);
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isHidden && !openFont(script, weight).codePoints.has(codePoint)) return false;
  }
  return text !== "";
};

/** Lists spellings of a character, from the nearest one: itself, its compatibility form, and with fewer and fewer marks. */
const spellingsOf = (character: string): string[] => {
  const parts = Array.from(character.normalize("NFKD"));
  return [
    character,
    character.normalize("NFKC"),
    ...parts.map((_part, index) =>
      parts
        .slice(0, parts.length - index)
        .join("")
        .normalize("NFC"),
    ),
  ];
};

/**
 * Returns a text that the fonts can draw without the box for a missing character. A character without a glyph is spelt in
 * its compatibility form, then without marks, and is left out if no form has a glyph (emoji).
 */
export const printable = (text: string, weight: Weight): string => {
  let shown = "";
  let script: Script | undefined;
  for (const character of text.normalize("NFC")) {
    const spelling = spellingsOf(character).find((each) => hasGlyphs(each, weight, script)) ?? "";
    for (const each of spelling) script = scriptOf(each, script);
    shown += spelling;
  }
  return shown === text ? text : shown.replace(/\s+/gu, " ").trim();
};
