import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { readCatalogueFiles } from "./catalogueFiles.ts";
import {
  readStored,
  replaceImages,
  writeCategories,
  writeProducts,
  writeVariants,
} from "./catalogueImport.repo.ts";
import { changesOf } from "./catalogueImport.rules.ts";
import type { Changes, Tally } from "./catalogueImport.rules.ts";
import {
  countStaged,
  createStage,
  deferListing,
  findFirstPictureRow,
  findLastPosition,
  findNewPictures,
  findPictureRows,
  findProductFaults,
  findRepeated,
  findStagedProducts,
  findStagedSubcategories,
  findVariantFaults,
  indexStage,
  refreshListing,
  stageWriter,
  stagedProducts,
} from "./catalogueStage.repo.ts";
import type { ImportIssue, VariantRow } from "./catalogueTables.rules.ts";
import { encodePicture, fileOf, planPicture } from "./pictureFiles.ts";
import type { PlannedPicture } from "./pictureFiles.ts";
import { pictureFolder } from "./pictures.rules.ts";

/** Key of the advisory lock. Any number that no other program uses on the same database. */
const IMPORT_LOCK = 725_581;

export interface ImportOrder {
  db: Db;
  /** The folder with the files and the subfolder `pictures`. */
  folder: string;
  /** The folder of the shop's images. */
  uploads: string;
  /** Checks everything and writes nothing. */
  isDryRun: boolean;
  onProgress: (done: number, total: number, what: string) => void;
  /** Runs in the transaction that writes the rows. */
  onWritten?: (tx: Db, tally: Changes["tally"]) => Promise<void>;
}

export type ImportResult =
  | { kind: "refused"; issues: ImportIssue[] }
  | { kind: "read"; tally: Changes["tally"]; rows: number; pictures: number; encoded: number };

/** Errors after which the files are read no further. */
const MAX_ISSUES = 1000;

/** Thrown to undo a transaction that only looked. */
class Undone extends Error {}

/** Runs work in a transaction that is undone. */
const look = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const found: { value: T }[] = [];
  await db
    .transaction(async (tx) => {
      found.push({ value: await work(tx) });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  const [result] = found;
  if (!result) throw new Error("The transaction returned nothing.");
  return result.value;
};

/** Copies the rows of the files to the stage and returns their errors. */
const stageFiles = async (tx: Db, { folder, onProgress }: ImportOrder): Promise<ImportIssue[]> => {
  const issues: ImportIssue[] = [];
  await createStage(tx);
  const writer = stageWriter(tx);
  await readCatalogueFiles(folder, {
    onRow: async (row) => {
      if (issues.length < MAX_ISSUES) await writer.add(row);
    },
    addIssue: (issue) => void (issues.length < MAX_ISSUES && issues.push(issue)),
    onBytes: (done, total) => onProgress(done, total, "bytes read"),
  });
  await writer.flush();
  await indexStage(tx);
  return issues;
};

const productFile = "products.csv";
const variantFile = "variants.csv";

/** Returns errors between the files, and between them and the database. */
const findReferenceIssues = async (tx: Db): Promise<ImportIssue[]> => {
  const issues: ImportIssue[] = [];
  for (const { file, line, id, first } of await findRepeated(tx, MAX_ISSUES))
    issues.push({ file, line, column: "id", reason: `'${id}' stands in line ${first} already` });
  for (const fault of await findProductFaults(tx, MAX_ISSUES)) {
    const { line, id, owner } = fault;
    const add = (column: string, reason: string): void =>
      void issues.push({ file: productFile, line, column, reason });
    if (fault.hasNoSubcategory) add("subcategory", `there is no subcategory '${owner}'`);
    if (fault.hasNoVariant) add("id", `'${id}' has no variant`);
    if (fault.isVariant) add("id", `'${id}' is the id of a variant`);
  }
  for (const fault of await findVariantFaults(tx, MAX_ISSUES)) {
    const { line, id, owner } = fault;
    const add = (column: string, reason: string): void =>
      void issues.push({ file: variantFile, line, column, reason });
    if (fault.hasNoProduct) add("product", `there is no product '${owner}'`);
    if (fault.otherOwner !== null)
      add("product", `'${id}' belongs to '${fault.otherOwner}' already`);
    if (fault.needsStock) add("stock", "a new variant needs a number of pieces");
  }
  return issues;
};

/** Returns the image files in the shop's folders. */
const knownFiles = async (uploads: string): Promise<Set<string>> => {
  const folders = [uploads, fileURLToPath(pictureFolder)];
  const files = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return new Set(files.flat());
};

interface Pictures {
  planned: Map<string, PlannedPicture>;
  issues: ImportIssue[];
}

/** Finds every named image and inspects those that the shop does not have yet. */
const planPictures = async (
  tx: Db,
  { folder, uploads, onProgress }: ImportOrder,
): Promise<Pictures> => {
  const known = await knownFiles(uploads);
  const wanted = (await findNewPictures(tx)).filter((name) => !known.has(name));
  const planned = new Map<string, PlannedPicture>();
  const unreadable = new Map<string, string>();
  const missing: string[] = [];
  for (const [index, name] of wanted.entries()) {
    const source = join(folder, "pictures", name);
    const first = existsSync(source) ? await findFirstPictureRow(tx, name) : undefined;
    if (first === undefined) missing.push(name);
    else
      try {
        const stem = first.place === 1 ? first.id : `${first.id}.${first.place}`;
        planned.set(name, await planPicture(source, stem));
      } catch (error) {
        unreadable.set(name, (error as Error).message);
      }
    onProgress(index + 1, wanted.length, "pictures read");
  }
  const faulty = [...missing, ...unreadable.keys()];
  const rows = faulty.length === 0 ? [] : await findPictureRows(tx, faulty, MAX_ISSUES);
  const issues = rows.map(({ name, line }): ImportIssue => {
    const reason = unreadable.get(name);
    return {
      file: variantFile,
      line,
      column: "pictures",
      reason:
        reason === undefined
          ? `there is no picture '${name}', neither in the folder pictures nor in the shop`
          : `'${name}': ${reason}`,
    };
  });
  return { planned, issues };
};

const encodeAll = async (
  { uploads, onProgress }: ImportOrder,
  pictures: readonly PlannedPicture[],
): Promise<number> => {
  let encoded = 0;
  for (const [index, picture] of pictures.entries()) {
    if (await encodePicture(uploads, picture)) encoded++;
    onProgress(index + 1, pictures.length, "pictures encoded");
  }
  return encoded;
};

const fileOrder = ["subcategories.csv", "products.csv", "variants.csv"];

const inOrder = (issues: readonly ImportIssue[]): ImportIssue[] =>
  issues.toSorted(
    (a, b) => fileOrder.indexOf(a.file) - fileOrder.indexOf(b.file) || a.line - b.line,
  );

type Tallies = Changes["tally"];

const noTally = (): Tally => ({ new: 0, changed: 0, same: 0 });

const addTally = (sum: Tallies, part: Tallies): void => {
  for (const name of ["subcategories", "products", "variants"] as const)
    for (const key of ["new", "changed", "same"] as const) sum[name][key] += part[name][key];
};

/** Writes the changes of some products and returns the ids of those that changed. */
const write = async (tx: Db, changes: Changes, ids: readonly string[]): Promise<string[]> => {
  await writeCategories(tx, changes.categories, changes.subcategories);
  await writeProducts(tx, changes.products);
  await writeVariants(tx, changes.variants, changes.keepsStock);
  await replaceImages(tx, changes.imagesOf, changes.images);
  const changed = new Set([
    ...changes.products.map(({ id }) => id),
    ...changes.variants.map(({ productId }) => productId),
  ]);
  return ids.filter((id) => changed.has(id));
};

/** Products whose listing is refreshed at once. Each refresh also updates counts, which takes as long for one product. */
const LISTING_PART = 5000;

/** Brings the database in line with the staged rows, a part of the products after the other. */
const applyStage = async (
  tx: Db,
  { isDryRun, onProgress }: ImportOrder,
  filesOf: (row: VariantRow) => string[],
): Promise<Tallies> => {
  const tally = { subcategories: noTally(), products: noTally(), variants: noTally() };
  const changed: string[] = [];
  const apply = async (
    tables: Parameters<typeof changesOf>[0],
    ids: readonly string[],
    last: number,
  ): Promise<void> => {
    const changes = changesOf(tables, await readStored(tx, ids), filesOf, last);
    if (!isDryRun) changed.push(...(await write(tx, changes, ids)));
    addTally(tally, changes.tally);
  };
  const subcategories = await findStagedSubcategories(tx);
  await apply({ subcategories, products: [], variants: [] }, [], -1);
  if (!isDryRun) await deferListing(tx);
  const total = await countStaged(tx, variantFile);
  let done = 0;
  for await (const ids of stagedProducts(tx)) {
    const part = await findStagedProducts(tx, ids);
    await apply({ subcategories: [], ...part }, ids, await findLastPosition(tx));
    if (changed.length >= LISTING_PART) await refreshListing(tx, changed.splice(0));
    done += part.variants.length;
    onProgress(done, total, "variants written");
  }
  await refreshListing(tx, changed);
  return tally;
};

const countRows = ({ subcategories, products, variants }: Tallies): number =>
  [subcategories, products, variants].reduce(
    (sum, { new: fresh, changed, same }) => sum + fresh + changed + same,
    0,
  );

interface Checked {
  issues: ImportIssue[];
  planned: Map<string, PlannedPicture>;
}

const check = async (tx: Db, order: ImportOrder): Promise<Checked> => {
  const issues = await stageFiles(tx, order);
  // An unreadable file would make every row that refers to it look wrong.
  if (issues.length === 0) issues.push(...(await findReferenceIssues(tx)));
  const { planned, issues: faults } = await planPictures(tx, order);
  return { issues: inOrder([...issues, ...faults]).slice(0, MAX_ISSUES), planned };
};

/**
 * Imports the catalogue files. Matches rows by id and keeps what the files do not name. Validates everything first and
 * returns all errors together. Then it encodes the images and writes all rows in one transaction, so that an import that
 * is interrupted changes nothing and can be repeated. Memory does not grow with the files: their rows are staged in the
 * database.
 */
export const importCatalogue = async (order: ImportOrder): Promise<ImportResult> => {
  const { issues, planned } = await look(order.db, (tx) => check(tx, order));
  if (issues.length > 0) return { kind: "refused", issues };
  const pictures = [...planned.values()];
  const filesOf = (row: VariantRow): string[] =>
    row.pictures.map((name) => {
      const picture = planned.get(name);
      return picture ? fileOf(picture) : name;
    });
  const encoded = order.isDryRun ? 0 : await encodeAll(order, pictures);
  const finish = (tally: Tallies): ImportResult => ({
    kind: "read",
    tally,
    rows: countRows(tally),
    pictures: pictures.length,
    encoded,
  });
  const run = async (tx: Db): Promise<Tallies> => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
    await stageFiles(tx, order);
    return applyStage(tx, order, filesOf);
  };
  if (order.isDryRun) return finish(await look(order.db, run));
  return transact(order.db, async (tx) => {
    const tally = await run(tx);
    await order.onWritten?.(tx, tally);
    return finish(tally);
  });
};
