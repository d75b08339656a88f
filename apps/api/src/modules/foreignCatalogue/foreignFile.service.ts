/** Finds out what a file is: one of the shop's own, or one of another platform. */
import { catalogueFiles, fileColumns } from "../catalogue/catalogueCsv.rules.ts";
import type { CatalogueFile } from "../catalogue/catalogueCsv.rules.ts";
import { readForeignHeader } from "./feedFile.ts";
import type { ForeignTable, Format, Tax } from "./foreignFormat.types.ts";
import { formatOfHeader, knownColumns, tableOf } from "./foreignTable.rules.ts";

/** A file of no known format, which the reading of its rows refuses with a reason. */
export const emptyFormat: Format = {
  name: "another shop",
  signs: [],
  columns: {},
  options: [],
  idField: "key",
  layout: "rows",
};

/** Parses `included`, or `added:5` for a tax of 5 %. Undefined for another text. */
export const taxOf = (text: string): Tax | undefined => {
  if (text === "included") return { addedBasisPoints: 0 };
  const percent = /^added:(\d{1,2}(?:\.\d{1,2})?)\s?%?$/.exec(text)?.[1];
  const addedBasisPoints = Math.round(Number(percent ?? 0) * 100);
  return addedBasisPoints > 0 ? { addedBasisPoints } : undefined;
};

/** Returns how a tax is meant, in words. */
export const taxWordsOf = ({ addedBasisPoints }: Tax): string =>
  addedBasisPoints === 0
    ? "their tax included"
    : `${addedBasisPoints / 100} % tax added and rounded to the paisa`;

export type KnownFile =
  | { kind: "own"; file: CatalogueFile }
  | { kind: "foreign"; table: ForeignTable }
  /** It has no header that can be read. Reading its rows says why. */
  | { kind: "unreadable"; table: ForeignTable }
  /** Columns of no known format, as they are written. */
  | { kind: "unknown"; columns: string[] };

/** Columns of a file that must be there for it to be taken for one of the shop's own with faults. */
const MIN_COLUMNS = 3;

/** Returns the file of the shop's own that a header is, or is nearly. */
const ownFileOf = (names: readonly string[], isNear: boolean): CatalogueFile | undefined => {
  const score = (file: CatalogueFile): number =>
    fileColumns[file].required.filter((name) => names.includes(name)).length;
  const [best] = catalogueFiles.toSorted((a, b) => score(b) - score(a));
  const isFound =
    best !== undefined &&
    (isNear ? score(best) >= MIN_COLUMNS : score(best) === fileColumns[best].required.length);
  return isFound ? best : undefined;
};

/** Reads the header of a file and says what the file is. */
export const identifyFile = async (path: string): Promise<KnownFile> => {
  const known = [
    ...knownColumns,
    ...Object.values(fileColumns).flatMap(({ required }) => required),
  ];
  const header = await readForeignHeader(path, known);
  if (!header || header.names.length === 0)
    return { kind: "unreadable", table: tableOf(emptyFormat, [], []) };
  const { names, written } = header;
  const format = formatOfHeader(names);
  const file = ownFileOf(names, false) ?? (format ? undefined : ownFileOf(names, true));
  if (file) return { kind: "own", file };
  return format
    ? { kind: "foreign", table: tableOf(format, names, written) }
    : { kind: "unknown", columns: written };
};
