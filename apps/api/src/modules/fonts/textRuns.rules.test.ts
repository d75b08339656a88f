import { describe, expect, test } from "vitest";
import { fontOf } from "../orders/invoiceFonts.ts";
import { fitLine, textRunsOf, wrapLines } from "./textRuns.rules.ts";

const seen = (line: string): string[] => textRunsOf(line).map(({ text }) => text);

describe("the runs of a line", () => {
  test("are cut where the script changes; joiners, marks and dandas stay with what is before them", () => {
    expect(textRunsOf("Asha शर्मा₹5 কী।")).toEqual([
      { script: "latin", isRtl: false, text: "Asha " },
      { script: "devanagari", isRtl: false, text: "शर्मा" },
      { script: "latin-ext", isRtl: false, text: "₹" },
      { script: "latin", isRtl: false, text: "5 " },
      { script: "bengali", isRtl: false, text: "কী।" },
    ]);
    expect(seen("ക്\u200dഷ")).toEqual(["ക്\u200dഷ"]);
  });

  test("go from left to right as they are seen: numbers and brackets in Arabic, Arabic in English", () => {
    expect(seen("12, شارع الملك")).toEqual(["الملك", " ", "شارع", ", ", "12"]);
    expect(seen("Asha (فاطمة) Rao")).toEqual(["Asha (", "فاطمة", ") Rao"]);
    expect(textRunsOf("محمد (علي)").find(({ text }) => text.includes("("))).toMatchObject({
      isRtl: true,
    });
  });

  test("hold no half of a surrogate pair", () => {
    expect(seen("A\ud83d")).toEqual(["A\ufffd"]);
    expect(seen("\ude00B")).toEqual(["\ufffdB"]);
    expect(seen("😀")).toEqual(["😀"]);
    expect(textRunsOf("")).toEqual([]);
  });
});

describe("a line that is too long", () => {
  const byUnit = (line: string): number => line.length;

  test("is cut between characters as a reader sees them, never within a pair", () => {
    expect(fitLine("Kanchipuram", 11, byUnit)).toBe("Kanchipuram");
    expect(fitLine("Kanchipuram", 6, byUnit)).toBe("Kanch…");
    expect(fitLine("😀😀😀", 4, byUnit)).toBe("😀…");
    expect(fitLine("👩‍👩‍👧x", 7, byUnit)).toBe("…");
    expect(fitLine("a word", 3, byUnit)).toBe("a…");
  });
});

describe("a text of several lines", () => {
  const wrap = (text: string, width: number): string[] =>
    wrapLines(text, 3, width, (line) => line.length);

  test("is broken between words into few lines of similar widths", () => {
    expect(wrap("Kanchipuram saree", 20)).toEqual(["Kanchipuram saree"]);
    expect(wrap("Kanchipuram temple border silk saree", 17)).toEqual([
      "Kanchipuram",
      "temple border",
      "silk saree",
    ]);
    expect(wrap("Brass table lamp with handloom shade", 17)).toEqual([
      "Brass table",
      "lamp with",
      "handloom shade",
    ]);
    expect(wrap(" \n ", 10)).toEqual([]);
  });

  test("ends in an ellipsis in the last line, or where a word is too wide", () => {
    expect(wrap("one two three four five six seven", 9)).toEqual(["one two", "three", "four fiv…"]);
    expect(wrap("a Kanchipuram saree", 8)).toEqual(["a", "Kanchip…"]);
    expect(wrap("one two three", 8)).toEqual(["one two", "three"]);
  });
});

interface Shaped {
  glyphs: { id: number }[];
  advanceWidth: number;
}

/** Shapes a line: as many glyphs as Chromium draws with the same font. */
const shape = (line: string): Shaped[] =>
  textRunsOf(line).map(({ script, text, isRtl }) =>
    (
      fontOf(script, "regular").source as unknown as {
        layout: (text: string, features: string[]) => Shaped;
      }
    ).layout(text, [isRtl ? "rtla" : "ltra"]),
  );

describe("a name is shaped as its script asks", () => {
  test.each([
    ["Devanagari", "क्षि", 2],
    ["Devanagari", "श्री", 2],
    ["Devanagari", "कीर्ति", 5],
    ["Telugu", "క్ష్మి", 2],
    ["Kannada", "ಕ್ಷ್ಮೀ", 3],
    ["Malayalam", "സ്ത്രീ", 5],
    ["Bengali", "ক্ষ্মী", 2],
    ["Gujarati", "ક્ષ્મી", 3],
    ["Gurmukhi", "ਸ਼੍ਰੀ", 3],
    ["Odia", "କ୍ଷ୍ମୀ", 2],
    ["Tamil", "ஸ்ரீ", 1],
    ["Tamil", "கௌ", 3],
    ["Arabic", "لا", 2],
    ["Arabic", "محمّد", 5],
  ])("%s: %s is drawn with %i glyphs, each of them in the font", (_script, word, count) => {
    const runs = shape(word);
    expect(runs).toHaveLength(1);
    const ids = runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
    expect(ids).not.toContain(0);
    expect(ids).toHaveLength(count);
  });

  test("a matra that is written before its consonant is drawn before it", () => {
    const [i, ka] = ["ि", "क"].map((character) => shape(character)[0]?.glyphs.at(-1)?.id);
    const drawn = shape("कि")[0]?.glyphs.map(({ id }) => id) ?? [];
    expect(drawn.at(-1)).toBe(ka);
    expect(drawn).toHaveLength(2);
    expect(i).toBeDefined();
  });

  test("Arabic letters are joined and go from right to left", () => {
    const alone = shape("س ل م").flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
    const joined = shape("سلم")[0]?.glyphs.map(({ id }) => id) ?? [];
    expect(joined).toHaveLength(3);
    expect(alone.filter((id) => joined.includes(id))).toEqual([]);
  });
});
