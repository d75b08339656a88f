import type { Reason } from "@pallu/contract/schemas";
import { synonyms } from "@pallu/contract";

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");

/** Returns text as it is compared: lower case, without Latin accents. The function listing.plain does the same. */
export const plain = (text: string): string =>
  (isAscii(text) ? text : withoutAccents(text)).toLowerCase();

interface Token {
  text: string;
  start: number;
  end: number;
}

/** Omits accents without a letter, of which nothing is left. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map((match) => ({
      text: plain(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter((token) => token.text !== "");

/** The largest number of words of a query that are searched for. */
const MAX_WORDS = 8;
/** The longest word that is searched for. */
const MAX_WORD_LENGTH = 40;
/** The longest synonym, in words. */
const MAX_TERM_WORDS = 2;

/** A word of the query: what matches it, each as one word or several in sequence. */
export interface SearchTerm {
  word: string;
  alternatives: readonly string[][];
}

const wordsOf = (term: string): string[] => tokensOf(term).map(({ text }) => text);

const expansions = new Map<string, string[][]>();
for (const { terms, also = [] } of synonyms)
  for (const term of terms) {
    const key = wordsOf(term).join(" ");
    expansions.set(key, [...(expansions.get(key) ?? []), ...[...terms, ...also].map(wordsOf)]);
  }

/** Returns what a word or term matches: itself and its synonyms. */
export const expand = (term: string): string[][] => {
  const own = term.split(" ");
  const found = expansions.get(term) ?? [];
  const seen = new Set<string>();
  return [own, ...found].filter((words) => {
    const key = words.join(" ");
    return !seen.has(key) && seen.add(key);
  });
};

/** Splits a query into terms: words, and sequences of words that the table of synonyms knows. */
export const termsOf = (query: string): SearchTerm[] => {
  const words = wordsOf(query.slice(0, 200)).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length && terms.length < MAX_WORDS;) {
    const pair = words.slice(index, index + MAX_TERM_WORDS).join(" ");
    const term = expansions.has(pair) ? pair : (words[index] ?? "");
    index += term.split(" ").length;
    if (!terms.some(({ word }) => word === term))
      terms.push({ word: term, alternatives: expand(term) });
  }
  return terms;
};

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

const shareOf = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const common = [...left].filter((part) => right.has(part)).length;
  return common / (left.size + right.size - common);
};

/** Returns the share of trigrams that two words have in common, 0 to 1, as pg_trgm's `similarity`. */
export const similarity = (a: string, b: string): number => shareOf(trigramsOf(a), trigramsOf(b));

const knownTerms = [...expansions.keys()].map((term) => ({ term, trigrams: trigramsOf(term) }));

/** The least similarity of a word that replaces an unknown one. */
export const MIN_SIMILARITY = 0.34;

/** Returns the synonyms that resemble an unknown word most. */
export const similarSynonyms = (word: string): string[] => {
  const trigrams = trigramsOf(word);
  return knownTerms
    .map((known) => ({ term: known.term, share: shareOf(trigrams, known.trigrams) }))
    .filter(({ share }) => share >= MIN_SIMILARITY)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ term }) => term);
};

/** Words of fewer letters match whole words only. */
const MIN_PREFIX = 3;

const lexeme = (word: string): string => `'${word}'${word.length >= MIN_PREFIX ? ":*" : ""}`;

const isMatch = (token: string, word: string): boolean =>
  token === word || (word.length >= MIN_PREFIX && token.startsWith(word));

/** Whether everything that an alternative matches is also matched by another one: `saree` covers `sarees` and `silk saree`. */
const covers = (other: readonly string[], words: readonly string[]): boolean =>
  words.some((_, start) => other.every((word, step) => isMatch(words[start + step] ?? "", word)));

/** Omits alternatives that another one covers. The cost of an index scan grows with their number. */
const withoutCovered = (alternatives: readonly string[][]): string[][] =>
  alternatives.filter(
    (words, index) =>
      !alternatives.some(
        (other, at) =>
          at !== index && covers(other, words) && (at < index || !covers(words, other)),
      ),
  );

/**
 * Writes terms as a tsquery: every term, by any of its alternatives. Words consist of letters, marks and digits, so that
 * no quoting is needed.
 */
export const tsqueryOf = (terms: readonly SearchTerm[]): string =>
  terms
    .map(({ alternatives }) =>
      withoutCovered(alternatives).map((words) => `(${words.map(lexeme).join("<->")})`),
    )
    .map((alternatives) => `(${alternatives.join("|")})`)
    .join("&");

/** Writes a SKU as a tsquery. Its word in the listing, listing.entries_of, begins with what no word of a query has. */
export const skuQueryOf = (sku: string): string =>
  `'0=${plain(sku).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Returns a function that finds the ranges of a text that match one of the terms, in order, without overlaps. */
export const rangeFinder = (
  terms: readonly SearchTerm[],
): ((text: string) => [number, number][]) => {
  const alternatives = terms
    .flatMap((term) => term.alternatives)
    .toSorted((a, b) => b.length - a.length);
  return (text) => {
    const tokens = tokensOf(text);
    const ranges: [number, number][] = [];
    for (let index = 0; index < tokens.length;) {
      const found = alternatives.find((words) =>
        words.every((word, step) => isMatch(tokens[index + step]?.text ?? "", word)),
      );
      const [first, last] = [tokens[index], tokens[index + (found?.length ?? 1) - 1]];
      if (found && first && last) ranges.push([first.start, last.end]);
      index += found?.length ?? 1;
    }
    return ranges;
  };
};

/** Returns why an entry matches: its fields with a match, and where. */
export const reasonsOf = (
  fields: Readonly<Record<Reason["field"], string>>,
  find: (text: string) => [number, number][],
): Reason[] =>
  (Object.entries(fields) as [Reason["field"], string][]).flatMap(([field, text]) => {
    const ranges = find(text);
    return ranges.length === 0 ? [] : [{ field, text, ranges }];
  });
