import { synonyms } from "@pallu/contract";

const spellings: [RegExp, string][] = [
  [/(\p{L})\1/gu, "$1"],
  [/\bsar[ie]s?\b/g, "sare"],
  [/\bkurt[ai]s?\b/g, "kurti"],
  [/\bkan(?:j|ch)[ei]\w*/g, "kanchipuram"],
];

/**
 * Normalises text for search: lower case, no accents, no doubled letters, one spelling of saree, kurti and Kanchipuram.
 */
export const searchable = (text: string): string =>
  spellings.reduce(
    (folded, [pattern, word]) => folded.replace(pattern, word),
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  );

/** Returns whether two words of at least four letters differ by one edit. */
const isNear = (word: string, term: string): boolean => {
  if (term.length < 4 || Math.abs(word.length - term.length) > 1) return false;
  let edits = 0;
  for (let i = 0, j = 0; i < word.length || j < term.length;) {
    if (word[i] === term[j]) {
      i += 1;
      j += 1;
      continue;
    }
    edits += 1;
    if (edits > 1) return false;
    if (word[i + 1] === term[j] && word[i] === term[j + 1]) {
      i += 2;
      j += 2;
    } else if (word.length > term.length) i += 1;
    else if (word.length < term.length) j += 1;
    else {
      i += 1;
      j += 1;
    }
  }
  return true;
};

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Returns whether a word starts with the search term or differs by one edit. Both are normalised. */
export const matchesWord = (word: string, term: string): boolean =>
  word.startsWith(term) || isNear(word, term);

const rawWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a term of the table of synonyms finds beside itself, each as the words that must all be there. */
const alternatives = new Map<string, string[][]>();
for (const { terms, also = [] } of synonyms) {
  const found = [...terms, ...also].map((term) => wordsOf(searchable(term)));
  for (const term of terms) {
    const key = rawWordsOf(term).join(" ");
    alternatives.set(key, [...(alternatives.get(key) ?? []), ...found]);
  }
}

/** A word of a search, or a term of several words, normalised, and its synonyms. */
interface SearchTerm {
  own: string[];
  others: string[][];
}

/** The longest term of the table of synonyms, in words. */
const MAX_TERM_WORDS = 2;

const termsOf = (search: string): SearchTerm[] => {
  const words = rawWordsOf(search);
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length;) {
    const pair = words.slice(index, index + MAX_TERM_WORDS);
    const taken = alternatives.has(pair.join(" ")) ? pair : words.slice(index, index + 1);
    const own = wordsOf(searchable(taken.join(" ")));
    if (own.length > 0) terms.push({ own, others: alternatives.get(taken.join(" ")) ?? [] });
    index += taken.length;
  }
  return terms;
};

/** The last search: a search scans all items. */
let last: { search: string; terms: SearchTerm[] } = { search: "", terms: [] };

/** Returns whether every search term, or one of its synonyms, matches words of the normalised text. */
export const matchesSearch = (text: string, search: string): boolean => {
  if (last.search !== search) last = { search, terms: termsOf(search) };
  const words = wordsOf(text);
  return last.terms.every(
    ({ own, others }) =>
      own.every((term) => words.some((word) => matchesWord(word, term))) ||
      others.some((other) => other.every((term) => words.includes(term))),
  );
};
