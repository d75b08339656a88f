import { existsSync } from "node:fs";
import { basename } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { TaskContext } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { transactGivingWay } from "../../db/transact.ts";
import type { CatalogueSource, RowReader } from "./catalogueFiles.ts";
import {
  hasOptions,
  lockCatalogue,
  readStored,
  readStoredOptions,
  readRowsOf,
  writeCategories,
} from "./catalogueImport.repo.ts";
import { changesOf, countOf } from "./catalogueImport.rules.ts";
import type { Changes, Tables } from "./catalogueImport.rules.ts";
import { compareRows, isEmpty, writeChanges } from "./catalogueChanges.service.ts";
import { optionIssuesOf } from "./catalogueOptions.rules.ts";
import {
  analyzeStage,
  countStaged,
  findProductFaults,
  findRows,
  findRepeated,
  findSkuFaults,
  findStagedProducts,
  findStagedSubcategories,
  findStoredPictures,
  findVariantFaults,
  findVariants,
  pagesOf,
  stageWriter,
  stagedProducts,
  withStage,
} from "./catalogueStage.repo.ts";
import type { Busy, ImportRun, Stage } from "./catalogueStage.repo.ts";
import { catalogueFiles, fileColumns, namedPicturesOf, textColumns } from "./catalogueCsv.rules.ts";
import type { FileRow, ImportIssue, NamedPicture } from "./catalogueCsv.rules.ts";
import { fileOf, isCut, planPicture, writePicture } from "./pictureFiles.ts";
import { readStockLevels } from "./inventory.repo.ts";
import type { PlannedPicture } from "./pictureFiles.ts";
import { findMasterFile } from "./pictures.rules.ts";
import { spreadsheetChange } from "./spreadsheet.rules.ts";

type Tallies = Changes["tally"];

export interface ImportOrder extends Pick<TaskContext, "db" | "ownConnection" | "clock"> {
  /** Who starts it, and when. Another import is told so. */
  run: ImportRun;
  source: CatalogueSource;
  /** The folder of the shop's images. */
  uploads: string;
  /** Checks everything and writes nothing. */
  dryRun: boolean;
  onProgress: (done: number, total: number, what: string) => void;
  /** Gets the changes of each part of the products when nothing is written. */
  onCompared?: (changes: Changes) => Promise<void>;
  /** Runs before the first row is written. Gets the ids of the products that the files name. */
  onStart?: (productIds: AsyncIterable<readonly string[]>) => Promise<void>;
  onWritten?: (tally: Tallies, productIds: AsyncIterable<readonly string[]>) => Promise<void>;
}

export type ImportResult =
  | Busy
  | { kind: "refused"; issues: ImportIssue[] }
  | {
      kind: "read";
      tally: Tallies;
      rows: number;
      pictures: number;
      written: number;
      /** File names of new images whose shape is far from the frames of the shop. */
      cut: string[];
    };

/** An import that failed after some of its rows were written. */
export class ImportStopped extends Error {
  override readonly name = "ImportStopped";
  readonly done: number;
  readonly total: number;

  constructor(done: number, total: number, cause: unknown) {
    super("The import stopped.", { cause });
    this.done = done;
    this.total = total;
  }
}

/** Errors after which the files are read no further. */
const MAX_ISSUES = 1000;

const namesOption = ({ file, row }: FileRow): boolean =>
  (file === "products.csv" && Boolean(row.optionName)) ||
  (file === "variants.csv" && Boolean(row.optionValue));

/** Stages the rows. Returns their faults, and whether one of them names an option or a value of one. */
const stageFiles = async (
  stage: Stage,
  { source, onProgress }: ImportOrder,
): Promise<{ issues: ImportIssue[]; isOptionNamed: boolean }> => {
  const issues: ImportIssue[] = [];
  let isOptionNamed = false;
  const writer = stageWriter(stage);
  const reader: RowReader = {
    onRow: async (row) => {
      isOptionNamed ||= namesOption(row);
      if (issues.length < MAX_ISSUES) await writer.add(row);
    },
    addIssue: (issue) => void (issues.length < MAX_ISSUES && issues.push(issue)),
    onProgress,
  };
  await source.readRows(reader, stage.db);
  await writer.flush();
  await analyzeStage(stage);
  return { issues, isOptionNamed };
};

export const NEEDS_STOCK = "a new variant needs a number of pieces";

const productFile = "products.csv";
const variantFile = "variants.csv";

/** Yields the counts of variants that the database refuses. */
async function* countIssues(stage: Stage): AsyncGenerator<ImportIssue> {
  for await (const page of pagesOf(stage, variantFile)) {
    const rows = (await findVariants(stage, page)).filter(({ stock }) => stock !== null);
    const ids = rows.map(({ id }) => id);
    const levels = new Map(
      (await readStockLevels(stage.db, ids)).map((level) => [level.id, level]),
    );
    for (const row of rows) {
      const level = levels.get(row.id);
      const counted = level && countOf(row, level);
      if (counted !== undefined && typeof counted !== "number")
        yield { file: variantFile, line: row.line, column: "stock", reason: counted.reason };
    }
  }
}

/** A text that a spreadsheet program changed, and how many more there are in its column. */
interface ChangedText {
  line: number;
  before: string;
  now: string;
  change: string;
  more: number;
}

/** Yields an issue for each column with texts of the shop that a spreadsheet program changed. */
async function* spreadsheetIssues(
  stage: Stage,
  { keepsMissing }: CatalogueSource,
): AsyncGenerator<ImportIssue> {
  for (const file of catalogueFiles) {
    const columns = Object.entries(textColumns[file]);
    const found = new Map<string, ChangedText>();
    for await (const page of pagesOf(stage, file)) {
      const rows = await findRows(stage, page);
      const ids = rows.map(({ id }) => id);
      const stored = await readRowsOf(stage.db, file, ids);
      for (const row of rows)
        for (const [field, column] of columns) {
          const [before, now] = [stored.get(row.id)?.[field], row[field as keyof typeof row]];
          if (typeof before !== "string" || typeof now !== "string") continue;
          const change = spreadsheetChange(before, now);
          const first = found.get(column);
          if (change !== undefined && first) first.more++;
          else if (change !== undefined)
            found.set(column, { line: row.line, before, now, change, more: 0 });
        }
    }
    const { required } = fileColumns[file];
    for (const [column, { line, before, now, change, more }] of found) {
      const isKept = keepsMissing && !(required as readonly string[]).includes(column);
      const remedy = `begin again with the file from before, and open it as UTF-8 with the format Text for this column${isKept ? ", or remove the column: the shop keeps its own" : ""}`;
      const others = more > 0 ? `, and ${more} more in this column were others` : "";
      yield {
        file,
        line,
        column,
        reason: `'${shortened(now)}' was '${shortened(before)}' ${change}${others}: ${remedy}`,
      };
    }
  }
}

/** Characters of a text in an issue at most. */
const MAX_SHOWN = 60;

const shortened = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;

/** Yields what is wrong with the options of products. */
async function* optionIssues(stage: Stage): AsyncGenerator<ImportIssue> {
  for await (const ids of stagedProducts(stage)) {
    await nextTurn();
    const rows = await findStagedProducts(stage, ids);
    yield* optionIssuesOf(rows, await readStoredOptions(stage.db, ids));
  }
}

/** Yields errors between the files, and between them and the database. */
async function* referenceIssues(
  stage: Stage,
  source: CatalogueSource,
  isOptionNamed: boolean,
): AsyncGenerator<ImportIssue> {
  yield* spreadsheetIssues(stage, source);
  for (const file of catalogueFiles)
    for await (const page of pagesOf(stage, file))
      for (const { line, id, first } of await findRepeated(stage, page))
        yield { file, line, column: "id", reason: `'${id}' is already in line ${first}` };
  for await (const page of pagesOf(stage, productFile))
    for (const fault of await findProductFaults(stage, page)) {
      const at = { file: productFile, line: fault.line };
      const { id, owner } = fault;
      if (fault.hasNoSubcategory)
        yield { ...at, column: "subcategory", reason: `there is no subcategory '${owner}'` };
      if (fault.hasNoVariant) yield { ...at, column: "id", reason: `'${id}' has no variant` };
      if (fault.isVariant) yield { ...at, column: "id", reason: `'${id}' is the id of a variant` };
    }
  yield* countIssues(stage);
  for await (const page of pagesOf(stage, variantFile))
    for (const fault of await findVariantFaults(stage, page)) {
      const at = { file: variantFile, line: fault.line };
      const { id, owner, otherOwner } = fault;
      if (fault.hasNoProduct)
        yield { ...at, column: "product", reason: `there is no product '${owner}'` };
      if (otherOwner !== null)
        yield { ...at, column: "product", reason: `'${id}' belongs to '${otherOwner}' already` };
      if (fault.needsStock) yield { ...at, column: "stock", reason: NEEDS_STOCK };
    }
  for await (const page of pagesOf(stage, variantFile))
    for (const { line, sku, first, holder } of await findSkuFaults(stage, page))
      yield {
        file: variantFile,
        line,
        column: "sku",
        reason: `'${sku}' is already ${line === first ? `that of '${holder}'` : `in line ${first}`}`,
      };
  if (isOptionNamed || (await hasOptions(stage.db))) yield* optionIssues(stage);
}

const findReferenceIssues = async (
  stage: Stage,
  source: CatalogueSource,
  isOptionNamed: boolean,
): Promise<ImportIssue[]> => {
  const issues: ImportIssue[] = [];
  for await (const issue of referenceIssues(stage, source, isOptionNamed)) {
    issues.push(issue);
    if (issues.length === MAX_ISSUES) break;
  }
  return issues;
};

/** Names that are looked up at once. */
const NAMES = 1000;

/** Returns the images of the files that the shop does not have, by name. */
const findNewPictures = async (
  stage: Stage,
  { db, uploads }: ImportOrder,
): Promise<Map<string, NamedPicture>> => {
  const found = new Map<string, NamedPicture>();
  for await (const page of pagesOf(stage, variantFile))
    for (const picture of (await findVariants(stage, page)).flatMap(namedPicturesOf))
      if (!found.has(picture.name) && findMasterFile(uploads, picture.name) === undefined)
        found.set(picture.name, picture);
  for (const names of chunksOf([...found.keys()], NAMES))
    for (const known of await findStoredPictures(db, names)) found.delete(known);
  return found;
};

/** Finds every named image and decodes those that the shop does not have yet. */
const planPictures = async (stage: Stage, order: ImportOrder) => {
  const { source, uploads, onProgress } = order;
  const found = await findNewPictures(stage, order);
  const planned = new Map<string, PlannedPicture>();
  const faults = new Map<string, string>();
  for (const [name, { stem, column }] of found) {
    const path = source.picturePathOf(name);
    const shape = column === "pictures" ? "card" : "strip";
    try {
      if (existsSync(path))
        planned.set(name, await planPicture(path, stem, { shape, kept: uploads }));
      else
        faults.set(
          name,
          `there is no picture '${name}', neither in the folder pictures nor in the shop`,
        );
    } catch (error) {
      faults.set(name, `'${name}': ${(error as Error).message}`);
    }
    onProgress(planned.size + faults.size, found.size, "pictures read");
  }
  const issues: ImportIssue[] = [];
  if (faults.size > 0)
    for await (const page of pagesOf(stage, variantFile))
      for (const row of await findVariants(stage, page))
        for (const { name, column } of namedPicturesOf(row)) {
          const reason = faults.get(name);
          if (reason !== undefined && issues.length < MAX_ISSUES)
            issues.push({ file: variantFile, line: row.line, column, reason });
        }
  return { planned, issues };
};

const writeAll = async (
  { uploads, onProgress }: ImportOrder,
  pictures: readonly PlannedPicture[],
): Promise<number> => {
  let written = 0;
  for (const [index, picture] of pictures.entries()) {
    if (await writePicture(uploads, picture)) written++;
    onProgress(index + 1, pictures.length, "pictures written");
  }
  return written;
};

const inOrder = (issues: readonly ImportIssue[]): ImportIssue[] =>
  issues.toSorted(
    (a, b) =>
      catalogueFiles.findIndex((file) => file === a.file) -
        catalogueFiles.findIndex((file) => file === b.file) || a.line - b.line,
  );

const addTally = (sum: Tallies, part: Tallies): void => {
  for (const name of ["subcategories", "products", "variants"] as const)
    for (const key of ["new", "changed", "same"] as const) sum[name][key] += part[name][key];
};

/**
 * Writes the changes of the subcategories. Each changed one is a transaction with the listing of its products, so that a
 * stopped import leaves no product listed under its old name.
 */
const applySubcategories = async ({ db, dryRun }: ImportOrder, stage: Stage): Promise<Tallies> => {
  const tables = {
    subcategories: await findStagedSubcategories(stage),
    products: [],
    variants: [],
  };
  const changes = changesOf(tables, await readStored(db, []), [], (name) => name, -1);
  const write = (categories: Changes["categories"], parts: Changes["subcategories"]) =>
    transactGivingWay(db, async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      await writeCategories(tx, categories, parts);
    });
  if (!dryRun) {
    for (const category of changes.categories) await write([category], []);
    for (const part of changes.subcategories) await write([], [part]);
  }
  return changes.tally;
};

/**
 * Brings some products in line with their staged rows. Reads them without locks first: an import of an unchanged catalogue
 * stops nobody. Then locks them, and compares and writes in one short transaction.
 */
const applyPart = async (
  { db, clock, dryRun, onCompared }: ImportOrder,
  tables: Tables,
  ids: readonly string[],
  fileOf: (name: string) => string,
): Promise<Tallies> => {
  const compare = (from: Db): Promise<Changes> => compareRows(from, tables, ids, fileOf);
  const seen = await compare(db);
  if (dryRun && !isEmpty(seen)) await onCompared?.(seen);
  if (dryRun || isEmpty(seen)) return seen.tally;
  await nextTurn();
  return transactGivingWay(db, async (tx) => {
    await lockCatalogue(
      tx,
      ids,
      tables.variants.map(({ id }) => id),
    );
    const changes = await compare(tx);
    await writeChanges(tx, changes, clock.now());
    return changes.tally;
  });
};

/** Brings the database in line with the staged rows, a part of the products after the other. */
const apply = async (
  order: ImportOrder,
  stage: Stage,
  fileOf: (name: string) => string,
): Promise<Tallies> => {
  const total = await countStaged(stage, variantFile);
  let done = 0;
  const tally = await applySubcategories(order, stage);
  for await (const ids of stagedProducts(stage)) {
    const tables = { subcategories: [], ...(await findStagedProducts(stage, ids)) };
    try {
      addTally(tally, await applyPart(order, tables, ids, fileOf));
    } catch (error) {
      throw new ImportStopped(done, total, error);
    }
    done += tables.variants.length;
    order.onProgress(done, total, order.dryRun ? "variants compared" : "variants written");
  }
  return tally;
};

const countRows = ({ subcategories, products, variants }: Tallies): number =>
  [subcategories, products, variants].reduce(
    (sum, { new: fresh, changed, same }) => sum + fresh + changed + same,
    0,
  );

const check = async (stage: Stage, order: ImportOrder) => {
  const { issues, isOptionNamed } = await stageFiles(stage, order);
  // An unreadable file would make every row that refers to it look wrong.
  if (issues.length === 0)
    issues.push(...(await findReferenceIssues(stage, order.source, isOptionNamed)));
  const { planned, issues: faults } = await planPictures(stage, order);
  const placed = [...issues, ...faults].map((issue) => order.source.placeOf(issue));
  return { issues: inOrder(placed).slice(0, MAX_ISSUES), planned };
};

const importStaged = async (stage: Stage, order: ImportOrder): Promise<ImportResult> => {
  const { issues, planned } = await check(stage, order);
  if (issues.length > 0) return { kind: "refused", issues };
  const pictures = [...planned.values()];
  const storedNameOf = (name: string): string => {
    const picture = planned.get(name);
    return picture ? fileOf(picture) : name;
  };
  const written = order.dryRun ? 0 : await writeAll(order, pictures);
  if (!order.dryRun) await order.onStart?.(stagedProducts(stage));
  const tally = await apply(order, stage, storedNameOf);
  if (!order.dryRun) await order.onWritten?.(tally, stagedProducts(stage));
  return {
    kind: "read",
    tally,
    rows: countRows(tally),
    pictures: pictures.length,
    written,
    cut: [...planned]
      .filter(([, picture]) => isCut(picture))
      .map(([name]) => basename(order.source.picturePathOf(name))),
  };
};

/**
 * Imports the catalogue files. Matches rows by id and keeps what the files do not name. Validates everything first,
 * returns all errors together, and writes the pictures. Then it writes a part of the products after the other, each in a
 * short transaction with its variants, images and listing. Orders and other changes go on meanwhile. An import that was
 * stopped can be repeated and ends in the same state. Memory does not grow with the files: their rows are staged in a
 * table of their own. Throws ImportStopped.
 */
export const importCatalogue = (order: ImportOrder): Promise<ImportResult> =>
  withStage(order, (stage) => importStaged(stage, order));
