import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import PDFDocument from "pdfkit";
import type { Script } from "./textRuns.rules.ts";
import { unpackWoff } from "./unpackWoff.ts";

export type Weight = "regular" | "bold";

/** The library accepts a parsed font too, although its types omit it, and identifies it by file name. */
export interface InvoiceFont {
  name: string;
  isLatin: boolean;
  source: PDFKit.Mixins.PDFFontSource;
}

/** The used part of the library's parsed font. */
interface ParsedFont {
  getGlyph(id: number): { advanceWidth: number };
  stringsForGlyph(id: number): string[];
  layout(text: string, features: readonly string[]): unknown;
}

const resolve = createRequire(import.meta.url).resolve;
const weights: Record<Weight, number> = { regular: 400, bold: 600 };

/** OpenType feature tags that set the direction of a run. */
export const directionFeatures = { rtl: "rtla", ltr: "ltra" } as const;

const fontFile = (script: Script, weight: Weight): string => {
  const isHind = script === "latin" || script === "latin-ext" || script === "tamil";
  const family = isHind ? "hind-madurai" : `noto-sans-${script}`;
  // Only the shop's own texts are bold, and they are Latin.
  return `@fontsource/${family}/files/${family}-${script}-${weights[isHind ? weight : "regular"]}-normal.woff`;
};

/** Parses a font file with the library's parser, so that the result outlives one document. */
const parse = (file: Buffer): ParsedFont => {
  const reader = new PDFDocument({ font: "" });
  reader.font(file);
  return (reader as unknown as { _font: { font: ParsedFont } })._font.font;
};

const codePointsOf = (text: string): number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Shapes with HarfBuzz, as browsers do: the library's own shaper fails on marks of Indic scripts. */
const shapeWith =
  (parsed: ParsedFont, font: harfbuzz.Font): ParsedFont["layout"] =>
  (text, features) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    const isRtl = features.includes(directionFeatures.rtl);
    buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted(
      (a, b) => a - b,
    );
    /** Returns the text of a glyph: all of a cluster with one glyph, otherwise what the font maps it to. */
    const meaningOf = ({ codepoint: id, cluster }: harfbuzz.GlyphInfo): number[] =>
      infos.filter((info) => info.cluster === cluster).length === 1
        ? codePointsOf(text.slice(cluster, starts[starts.indexOf(cluster) + 1]))
        : codePointsOf(parsed.stringsForGlyph(id)[0] ?? "");
    return {
      // Glyphs of the parsed font are cached with the text of their first use, which may be another document's.
      glyphs: infos.map((info) => ({
        id: info.codepoint,
        advanceWidth: parsed.getGlyph(info.codepoint).advanceWidth,
        codePoints: meaningOf(info),
      })),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };

const fonts = new Map<string, InvoiceFont>();

/** Returns a font. Parsing dominates the time of an invoice, so fonts are loaded on first use and cached. */
export const fontOf = (script: Script, weight: Weight): InvoiceFont => {
  const name = fontFile(script, weight);
  const known = fonts.get(name);
  if (known) return known;
  const file = unpackWoff(readFileSync(resolve(name)));
  const parsed = parse(file);
  const font = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(file).buffer)),
  );
  parsed.layout = shapeWith(parsed, font);
  const isLatin = script === "latin" || script === "latin-ext";
  const read = { name, isLatin, source: parsed as unknown as InvoiceFont["source"] };
  fonts.set(name, read);
  return read;
};
