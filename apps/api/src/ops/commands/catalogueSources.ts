/** Finds out what `catalogue:import` is given: a folder of the shop's own files, or a file of another platform. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { folderSource } from "../../modules/catalogue/catalogueFiles.ts";
import type { CatalogueSource } from "../../modules/catalogue/catalogueFiles.ts";
import { NEEDS_STOCK } from "../../modules/catalogue/catalogueImport.service.ts";
import { catalogueFiles, importIssueLine } from "../../modules/catalogue/catalogueCsv.rules.ts";
import type { ImportIssue } from "../../modules/catalogue/catalogueCsv.rules.ts";
import { MAX_ON_HAND } from "../../modules/catalogue/inventory.rules.ts";
import { fetchRules } from "../../modules/foreignCatalogue/fetchPicture.ts";
import type {
  ForeignTable,
  Format,
  Tax,
} from "../../modules/foreignCatalogue/foreignFormat.types.ts";
import {
  emptyFormat,
  taxOf,
  taxWordsOf,
} from "../../modules/foreignCatalogue/foreignFile.service.ts";
import { readForeignHeader } from "../../modules/foreignCatalogue/feedFile.ts";
import { foreignSource } from "../../modules/foreignCatalogue/foreignSource.service.ts";
import type { ForeignSource } from "../../modules/foreignCatalogue/foreignSource.service.ts";
import {
  formatOfHeader,
  knownColumns,
  missingColumns,
  OTHER_LANGUAGE,
  platformNames,
  tableOf,
} from "../../modules/foreignCatalogue/foreignTable.rules.ts";
import { formatOfMapping } from "../../modules/foreignCatalogue/mapping.rules.ts";
import { openPictureCache } from "../../modules/foreignCatalogue/pictureCache.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, Option, OpsContext, Terminal } from "../command.ts";

export const sourceOptions: Readonly<Record<string, Option>> = {
  mapping: { value: "file", summary: "a JSON file that says which column is which" },
  tax: { value: "included|added:<percent>", summary: "whether prices include their tax" },
  currency: { value: "code", summary: "the currency of prices that name none: only INR" },
  pictures: { value: "folder", summary: "pictures by their names, before those by address" },
  stock: { value: "pieces", summary: "pieces of a variant in stock that has no number" },
};

const ownFiles = catalogueFiles.join(", ");

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const MAX_NAMED = 30;

interface FoundFile {
  path: string;
  names: string[];
  written: string[];
}

const readFound = async (path: string, known: readonly string[]): Promise<FoundFile> => ({
  path,
  // A file without a header is read all the same, which says what is wrong with it.
  ...((await readForeignHeader(path, known)) ?? { names: [], written: [] }),
});

/** Returns the file of another platform that a path means, undefined for a folder of the shop's own files. */
const findForeignFile = async (
  path: string,
  known: readonly string[],
  hasMapping: boolean,
): Promise<FoundFile | undefined> => {
  if (isFile(path)) return readFound(path, known);
  if (!existsSync(path)) throw new Refusal(`There is no file or folder ${path}.`);
  const tables = readdirSync(path).filter((name) => /\.(?:csv|tsv|txt|xml)$/i.test(name));
  const own = tables.filter((name) => (catalogueFiles as readonly string[]).includes(name));
  const [only] = tables;
  if (tables.length === 1 && only !== undefined) {
    const found = await readFound(join(path, only), known);
    if (own.length === 0 || hasMapping || formatOfHeader(found.names)) return found;
  }
  if (own.length > 0) return undefined;
  throw new Refusal(
    tables.length === 0
      ? `${path} holds none of ${ownFiles}.`
      : `${path} holds none of ${ownFiles}, and several files: name the one to read.`,
  );
};

const readMapping = async (path: string): Promise<Format> => {
  if (!isFile(path)) throw new Refusal(`There is no file ${path}.`);
  const format = formatOfMapping(await readFile(path, "utf8"));
  if ("fault" in format) throw new Refusal(`${basename(path)}: ${format.fault}.`);
  return format;
};

/** Returns what the columns of a file mean. Throws Refusal for an unknown header. */
const tableIn = (
  { path, names, written }: FoundFile,
  mapping: Format | undefined,
): ForeignTable => {
  const format = mapping ?? formatOfHeader(names);
  if (!format && (catalogueFiles as readonly string[]).includes(basename(path)))
    throw new Refusal(`${path} is a file: name the folder that holds ${ownFiles}.`);
  if (!format && names.length > 0) {
    const more = names.length - MAX_NAMED;
    throw new Refusal(
      `${basename(path)}, line 1: this is neither a header of ${platformNames.join(", ")} nor one of this shop's files: --mapping <file> says which column is which.`,
      `Its columns are ${written.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
      `${OTHER_LANGUAGE}.`,
      `A folder of this shop's files holds ${ownFiles}: name the folder.`,
    );
  }
  // Without a header the reading of the file says what is wrong.
  const table = tableOf(format ?? { ...emptyFormat }, names, written);
  const missing = mapping && names.length > 0 ? missingColumns(table) : [];
  if (missing.length > 0)
    throw new Refusal(
      ...missing.map(
        (name) =>
          `${basename(path)}, line 1: there is no column '${name}', which the mapping names.`,
      ),
      `Its columns are ${written.join(", ")}.`,
    );
  return table;
};

const readTax = async (input: Input, { ask }: Terminal): Promise<Tax> => {
  const text =
    input.text("tax") ??
    (await ask?.("Do the prices include their tax? Answer 'included', or 'added:5' to add 5 %"));
  if (text === undefined)
    throw new Refusal(
      "The file does not say whether its prices include their tax: --tax included, or --tax added:5 to add 5 %.",
      "Nothing was written.",
    );
  const tax = taxOf(text);
  if (!tax) throw new UsageError(`'${text}' is no tax: it is 'included', or 'added:5' to add 5 %.`);
  return tax;
};

const checkCurrency = (input: Input): void => {
  const currency = input.text("currency") ?? "INR";
  if (currency.toUpperCase() !== "INR")
    throw new Refusal(
      `This shop sells in rupees and converts nothing: export the prices in INR instead of ${currency}.`,
      "Nothing was written.",
    );
};

const readStock = (text: string | undefined): number | undefined => {
  if (text === undefined || text === "") return undefined;
  const stock = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(stock <= MAX_ON_HAND))
    throw new UsageError(`'${text}' is not a whole number of pieces from 0 to ${MAX_ON_HAND}.`);
  return stock;
};

/** The folder `pictures` beside a file is the one with its pictures, unless another one is named. */
const pictureFolder = (input: Input, path: string): string | undefined => {
  const named = input.text("pictures");
  if (named === undefined) {
    const beside = join(dirname(path), "pictures");
    return existsSync(beside) ? beside : undefined;
  }
  const folder = input.path(named);
  if (!existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`);
  return folder;
};

/** A source, and how it is opened again with an answer to the question that its file left open. */
export type OpenedSource =
  | { kind: "own"; source: CatalogueSource }
  | {
      kind: "foreign";
      open: (stock: number | undefined) => ForeignSource;
      stock: number | undefined;
    };

const ownSource = (path: string, input: Input): OpenedSource => {
  const given = Object.keys(sourceOptions).filter((name) => input.text(name) !== undefined);
  if (given.length > 0)
    throw new UsageError(
      `${given.map((name) => `--${name}`).join(", ")}: only for a file of another platform.`,
    );
  return { kind: "own", source: folderSource(path) };
};

/** Opens what the command is given, and asks what a file of another platform does not say. Throws Refusal and UsageError. */
export const openSource = async (
  { config, clock }: Pick<OpsContext, "config" | "clock">,
  input: Input,
  terminal: Terminal,
): Promise<OpenedSource> => {
  const given = input.path(input.positionals[0] ?? "");
  const mappingPath = input.text("mapping");
  const mapping =
    mappingPath === undefined ? undefined : await readMapping(input.path(mappingPath));
  const known = mapping ? Object.values(mapping.columns).flat() : knownColumns;
  const found = await findForeignFile(given, known, mapping !== undefined);
  if (!found) return ownSource(given, input);
  const table = tableIn(found, mapping);
  checkCurrency(input);
  // A file that cannot be read is refused anyway.
  const tax = found.names.length === 0 ? { addedBasisPoints: 0 } : await readTax(input, terminal);
  const cache = await openPictureCache({
    kept: join(config.dataDir, "imported-pictures"),
    folder: pictureFolder(input, found.path),
    rules: fetchRules,
  });
  const now = clock.now();
  return {
    kind: "foreign",
    stock: readStock(input.text("stock")),
    open: (stock) =>
      foreignSource({
        path: found.path,
        table,
        answers: { tax, stock, now },
        taxWords: taxWordsOf(tax),
        cache,
      }),
  };
};

/** Asks for the pieces that a file does not say. Undefined if nobody can answer, or the file has other faults. */
export const askStock = async (
  issues: readonly ImportIssue[],
  { ask }: Terminal,
): Promise<number | undefined> =>
  issues.every(({ reason }) => reason === NEEDS_STOCK)
    ? readStock(
        await ask?.(
          `Variants have no number of pieces (${issues.length}). How many has each of them`,
        ),
      )
    : undefined;

/** Returns the lines of issues. The missing pieces of all variants are one. */
export const issueLines = (issues: readonly ImportIssue[], isForeign: boolean): string[] => {
  if (!isForeign) return issues.map(importIssueLine);
  const [first, ...others] = issues.filter(({ reason }) => reason === NEEDS_STOCK);
  return [
    ...issues.filter(({ reason }) => reason !== NEEDS_STOCK).map(importIssueLine),
    ...(first
      ? [
          `${importIssueLine({ ...first, reason: "the variant has no number of pieces" })}${others.length > 0 ? `, and so ${others.length} more` : ""}: --stock <pieces> says how many each of them has`,
        ]
      : []),
  ];
};
