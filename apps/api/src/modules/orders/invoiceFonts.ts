import type { GlyphInfo } from "harfbuzzjs";
import PDFDocument from "pdfkit";
import { openFont, shapeRun } from "../fonts/fonts.ts";
import type { Font, Weight } from "../fonts/fonts.ts";
import type { Script } from "../fonts/textRuns.rules.ts";

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

/** OpenType feature tags that set the direction of a run. */
export const directionFeatures = { rtl: "rtla", ltr: "ltra" } as const;

/** Parses a font file with the library's parser, so that the result outlives one document. */
const parse = (file: Buffer): ParsedFont => {
  const reader = new PDFDocument({ font: "" });
  reader.font(file);
  return (reader as unknown as { _font: { font: ParsedFont } })._font.font;
};

const codePointsOf = (text: string): number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Shapes with HarfBuzz: the library's own shaper fails on marks of Indic scripts. */
const shapeWith =
  (parsed: ParsedFont, font: Font): ParsedFont["layout"] =>
  (text, features) => {
    const isRtl = features.includes(directionFeatures.rtl);
    const { infos, positions } = shapeRun({ text, isRtl }, font);
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted(
      (a, b) => a - b,
    );
    /** Returns the text of a glyph: all of a cluster with one glyph, otherwise what the font maps it to. */
    const meaningOf = ({ codepoint: id, cluster }: GlyphInfo): number[] =>
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

/** Returns a font. Parsing dominates the time of an invoice, so fonts are parsed on first use and cached. */
export const fontOf = (script: Script, weight: Weight): InvoiceFont => {
  const font = openFont(script, weight);
  const known = fonts.get(font.name);
  if (known) return known;
  const parsed = parse(font.content);
  parsed.layout = shapeWith(parsed, font);
  const isLatin = script === "latin" || script === "latin-ext";
  const read = {
    name: font.name,
    isLatin,
    source: parsed as unknown as InvoiceFont["source"],
  };
  fonts.set(font.name, read);
  return read;
};
