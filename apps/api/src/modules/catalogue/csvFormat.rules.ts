/** The CSV files that spreadsheet programs write, and what is wrong with those that cannot be read. */

export interface Columns {
  required: readonly string[];
  optional: readonly string[];
  /** Names that other programs give to these columns, in small letters, and ours. */
  aliases?: Readonly<Record<string, string>>;
}

/** Names of columns are compared without case and spaces around. A line break in one is a space. */
const nameOf = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/g, " ");

const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The first line that some programs write for Excel: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?\n/i;

const isDelimiter = (text: string): text is Delimiter =>
  (delimiters as readonly string[]).includes(text);

/** The first row, which may have line breaks between quotation marks. */
const firstRow = /^(?:[^\S\r\n]*[\r\n]+)*((?:[^"\r\n]|"[^"]*")*)/;

/** Counts the quotation marks that a delimiter stands beside. */
const countBesideQuotes = (text: string, delimiter: Delimiter): number =>
  text.match(new RegExp(`"${delimiter}|${delimiter}"`, "g"))?.length ?? 0;

/**
 * Returns the separator of a file that begins with a text, and the line of its header. The separator is the one between
 * the most known columns; without any, the one beside the most quotation marks; without any, the one that is most frequent
 * outside quotation marks and parentheses.
 */
export const formatOf = (
  start: string,
  { required, optional, aliases = {} }: Columns,
): { delimiter: Delimiter; line: number } => {
  const named = separatorLine.exec(start);
  if (named?.[1] !== undefined && isDelimiter(named[1])) return { delimiter: named[1], line: 2 };
  const head = firstRow.exec(start)?.[1] ?? "";
  const known = new Set([...required, ...optional, ...Object.keys(aliases)]);
  const plain = head.replaceAll(/"[^"]*"|\([^)]*\)/g, "");
  const score = (delimiter: Delimiter): number => {
    const names = head.split(delimiter).map((cell) => nameOf(cell.replaceAll(/["\uFEFF]/g, "")));
    return (
      names.filter((name) => known.has(name)).length * 1_000_000 +
      countBesideQuotes(head, delimiter) * 1000 +
      plain.split(delimiter).length
    );
  };
  const [delimiter = ","] = delimiters.toSorted((a, b) => score(b) - score(a));
  return { delimiter, line: 1 };
};

/**
 * Returns the names of a header's columns, ours for aliases. Without our own of that name, that is: a file that has both
 * keeps them apart. Spreadsheet programs write empty ones at its end.
 */
export const namesOf = (
  header: readonly string[],
  { aliases = {} }: Pick<Columns, "aliases"> = {},
): string[] => {
  const cells = header.map(nameOf);
  const names = cells.map((cell, index) => {
    const ours = aliases[cell];
    const isTaken =
      ours !== undefined &&
      (cells.includes(ours) || cells.some((other, at) => at < index && aliases[other] === ours));
    return ours === undefined || isTaken ? cell : ours;
  });
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
};

/** Returns the names of a header's columns. The second one of a name has a number. */
export const distinctNamesOf = (header: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  return namesOf(header).map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
};

/** Maximum number of unknown columns that are named. */
const MAX_UNKNOWN = 10;

const listOf = (names: readonly string[]): string => {
  const more = names.length - MAX_UNKNOWN;
  const shown = names.slice(0, MAX_UNKNOWN).map((name) => (name === "" ? "(no name)" : name));
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};

const missingReason = (names: readonly string[]): string =>
  names.length === 1
    ? `the column ${names[0]} is missing`
    : `these columns are missing: ${names.join(", ")}`;

const unknownReason = (names: readonly string[]): string =>
  names.length === 1
    ? `there is no column '${listOf(names)}'`
    : `there are no columns ${listOf(names)}`;

/** Returns what is wrong with the names of the columns. `foreign` is the answer to a file of another program. */
export const headerFaults = (
  names: readonly string[],
  { required, optional }: Columns,
  foreign: string,
): string[] => {
  const known = [...required, ...optional];
  const missing = required.filter((name) => !names.includes(name));
  const unknown = [...new Set(names)].filter((name) => !known.includes(name));
  const repeated = [...new Set(names)].filter(
    (name) => known.includes(name) && names.indexOf(name) !== names.lastIndexOf(name),
  );
  const isForeign = missing.length > 0 && unknown.length > names.length / 2;
  return [
    ...(isForeign ? [foreign] : []),
    ...(missing.length > 0 ? [missingReason(missing)] : []),
    ...(unknown.length > 0 ? [unknownReason(unknown)] : []),
    ...(missing.length + unknown.length > 0 ? [`the columns are ${known.join(", ")}`] : []),
    ...repeated.map((name) => `the column ${name} is duplicated`),
  ];
};

const SAVE = "save the file as 'CSV UTF-8'";

/** Returns why the first bytes of a file are no CSV. Undefined if they may be. */
export const contentFault = (bytes: Uint8Array): string | undefined => {
  const begins = (...signature: number[]): boolean =>
    signature.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) return "the file is empty";
  if (begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0))
    return "this is a workbook and no CSV file: open it in your spreadsheet program and save it as 'CSV UTF-8'";
  return undefined;
};

/** Stands for bytes that are no UTF-8. */
const REPLACEMENT = "\uFFFD";

/** The letters of the bytes 80 to 9F in Windows' code page 1252. The other bytes are those of Unicode. */
const lettersOf1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/**
 * UTF-8 that was read as code page 1252: accented letters, then Indian letters, punctuation and ₹, then emoji. Sequences
 * that people also write, such as Ã before a quotation mark, are left out.
 */
const misread =
  /[\u00C2\u00C3][\u00A0-\u00BA\u00BC-\u00BF]|\u00E0[\u00A0-\u00BF][\u0080-\u00BF]|\u00E2[\u0080-\u00BF]{2}|\u00F0[\u0090-\u00BF][\u0080-\u00BF]{2}/;

const byteOf = (letter: string): string => {
  const index = lettersOf1252.indexOf(letter);
  if (index >= 0) return String.fromCharCode(0x80 + index);
  return letter < "\u0100" ? letter : "\0";
};

/** Returns letters that were saved in the wrong code page, and what they were. Undefined if there are none. */
export const findMisread = (text: string): { now: string; before: string } | undefined => {
  if (!/[\u00C2\u00C3\u00E0\u00E2\u00F0]/.test(text)) return undefined;
  const letters = Array.from(text);
  const found = misread.exec(letters.map(byteOf).join(""));
  if (!found) return undefined;
  const [sequence] = found;
  const bytes = Uint8Array.from(sequence, (letter) => letter.charCodeAt(0));
  return {
    now: letters.slice(found.index, found.index + sequence.length).join(""),
    before: new TextDecoder().decode(bytes),
  };
};

/** Returns what is wrong with the letters of a row. Undefined if nothing is. */
export const formatFault = (cells: readonly string[]): string | undefined => {
  if (cells.some((cell) => cell.includes(REPLACEMENT) || cell.includes("\0")))
    return `it has letters that cannot be read: ${SAVE}`;
  for (const cell of cells) {
    const found = findMisread(cell);
    if (found)
      return `'${found.now}' was '${found.before}' before a program read the file in the wrong encoding: begin again with the file from before, open it as UTF-8, and ${SAVE}`;
  }
  return undefined;
};

const quoteFault =
  'a quotation mark (") is in the wrong place: put the whole cell between quotation marks, and write "" for each one inside';
const openQuoteFault =
  'a quotation mark (") is opened in this row and not closed: write "" for one inside a cell';

const delimiterNames = { ",": "commas", ";": "semicolons", "\t": "tabs" } as const;

/**
 * Returns what is wrong with a row that the parser refused, by the code of its error, the row's first line and the
 * delimiter that the parser was told.
 */
export const parserFault = (code: string, line: string, delimiter: Delimiter): string => {
  if (code === "CSV_QUOTE_NOT_CLOSED") return openQuoteFault;
  if (!code.includes("QUOTE")) return `it cannot be read: ${SAVE}`;
  const other = delimiters.find(
    (one) => countBesideQuotes(line, one) > countBesideQuotes(line, delimiter),
  );
  return other === undefined
    ? quoteFault
    : `its cells are separated by ${delimiterNames[other]}, and those of the header are not: save the file with one separator`;
};
