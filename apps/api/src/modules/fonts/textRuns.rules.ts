import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Font files and their characters. All other characters use Latin. The rupee sign is in the second Latin file. */
const scripts = [
  ["devanagari", /\p{Script_Extensions=Devanagari}/u],
  ["bengali", /\p{Script_Extensions=Bengali}/u],
  ["gurmukhi", /\p{Script_Extensions=Gurmukhi}/u],
  ["gujarati", /\p{Script_Extensions=Gujarati}/u],
  ["oriya", /\p{Script_Extensions=Oriya}/u],
  ["tamil", /\p{Script_Extensions=Tamil}/u],
  ["telugu", /\p{Script_Extensions=Telugu}/u],
  ["kannada", /\p{Script_Extensions=Kannada}/u],
  ["malayalam", /\p{Script_Extensions=Malayalam}/u],
  ["arabic", /\p{Script_Extensions=Arabic}/u],
  ["hebrew", /[\u0591-\u05f4\u20aa\ufb1d-\ufb4f]/u],
  ["greek", /[\u0370-\u03ff]/u],
  ["greek-ext", /[\u1f00-\u1fff]/u],
  ["cyrillic", /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u],
  ["cyrillic-ext", /[\u0460-\u052f\u1c80-\u1c8a\u20b4\ua640-\ua66e\ua67e-\ua69d]/u],
  ["vietnamese", /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u],
  ["latin-ext", /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u],
] as const;

export type Script = (typeof scripts)[number][0] | "latin";

/**
 * Matches characters that join the previous run: joiners and marks without a script, and dandas, which end a sentence.
 */
const joinsPreviousRun = /\p{Script=Inherited}|[\u0964\u0965]/u;

/** Returns the script of a character after one of another, or the same, script. */
export const scriptOf = (character: string, previous?: Script): Script =>
  previous !== undefined && joinsPreviousRun.test(character)
    ? previous
    : (scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? "latin");

/** Text with one font and one direction. */
export interface TextRun {
  script: Script;
  isRtl: boolean;
  text: string;
}

/** A run with its embedding level: even from left to right, odd from right to left (UAX #9). */
interface LevelRun extends TextRun {
  level: number;
}

const levelRunsOf = (text: string): LevelRun[] => {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: LevelRun[] = [];
  let index = 0;
  for (const character of text) {
    const last = runs.at(-1);
    const level = levels[index] ?? 0;
    index += character.length;
    if (last && joinsPreviousRun.test(character)) {
      last.text += character;
      continue;
    }
    const script = scriptOf(character);
    if (last?.script === script && last.level === level) last.text += character;
    else runs.push({ script, level, isRtl: level % 2 === 1, text: character });
  }
  return runs;
};

/** Puts runs into visual order: reverses them from the highest level down (rule L2 of UAX #9). */
const reorderRuns = (runs: readonly LevelRun[]): LevelRun[] => {
  const ordered = [...runs];
  const levels = ordered.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start)
        ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  return ordered;
};

/**
 * Splits a line into runs, in visual order from left to right. Replaces lone surrogates by the replacement character.
 */
export const textRunsOf = (line: string): TextRun[] =>
  reorderRuns(levelRunsOf(line.replace(/\p{Surrogate}/gu, "\ufffd"))).map(
    ({ script, isRtl, text }) => ({ script, isRtl, text }),
  );

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Returns the largest number up to `most` whose check passes, at least 0. Checks that pass come first. */
const bisect = (most: number, passes: (count: number) => boolean): number => {
  let [longestFit, shortestMisfit] = [0, most + 1];
  while (shortestMisfit - longestFit > 1) {
    const middle = Math.floor((longestFit + shortestMisfit) / 2);
    if (passes(middle)) longestFit = middle;
    else shortestMisfit = middle;
  }
  return longestFit;
};

/** Returns the line, truncated between grapheme clusters if it is wider than `width`. Finds the length by bisection. */
export const fitLine = (line: string, width: number, measure: (line: string) => number): string => {
  if (measure(line) <= width) return line;
  const graphemes = graphemesOf(line);
  const shortened = (length: number): string => `${graphemes.slice(0, length).join("").trimEnd()}…`;
  return shortened(bisect(graphemes.length - 1, (length) => measure(shortened(length)) <= width));
};

const fillLines = (
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] =>
  words.reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1)} ${word}`;
    return lines.length > 0 && measure(longer) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

interface Paragraph {
  lines: string[];
  /** The sum of the squares of the widths: the least for lines of similar widths. */
  cost: number;
}

/** Breaks words into `count` lines of similar widths. Null if they do not fit. */
const balanceLines = (
  words: readonly string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): Paragraph | null => {
  if (count === 0) return words.length === 0 ? { lines: [], cost: 0 } : null;
  let best: Paragraph | null = null;
  for (let length = 1; length <= words.length - count + 1; length++) {
    const line = words.slice(0, length).join(" ");
    const own = measure(line);
    if (own > width) break;
    const rest = balanceLines(words.slice(length), count - 1, width, measure);
    const cost = own ** 2 + (rest?.cost ?? Infinity);
    if (rest && cost < (best?.cost ?? Infinity)) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
};

/**
 * Breaks a text between words into lines of similar widths, as few as possible. Truncates it where it needs more than
 * `maxLines` lines, or a single word is wider than a line.
 */
export const wrapLines = (
  text: string,
  maxLines: number,
  width: number,
  measure: (line: string) => number,
): string[] => {
  const words = text.split(/\s+/u).filter(Boolean);
  const lines = fillLines(words, width, measure);
  const tooWide = lines.findIndex((line) => measure(line) > width);
  const last = tooWide < 0 ? maxLines - 1 : Math.min(tooWide, maxLines - 1);
  if (tooWide >= 0 || lines.length > maxLines)
    return [...lines.slice(0, last), fitLine(lines.slice(last).join(" "), width, measure)];
  return balanceLines(words, lines.length, width, measure)?.lines ?? lines;
};

/** Breaks a word that is wider than a line between grapheme clusters. */
const breakWord = (word: string, width: number, measure: (line: string) => number): string[] => {
  if (measure(word) <= width) return [word];
  const graphemes = graphemesOf(word);
  const start = (length: number): string => graphemes.slice(0, length).join("");
  const length = Math.max(
    1,
    bisect(graphemes.length - 1, (count) => measure(start(count)) <= width),
  );
  return [start(length), ...breakWord(graphemes.slice(length).join(""), width, measure)];
};

/** Breaks a text into as many lines as it needs, between words, and within a word that is wider than a line. */
export const breakLines = (
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] =>
  fillLines(
    text
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((word) => breakWord(word, width, measure)),
    width,
    measure,
  );
