import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pictureFolder } from "./pictures.rules.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { readCatalogueFiles } from "./catalogueFiles.ts";
import type { CatalogueFiles } from "./catalogueFiles.ts";
import {
  readStored,
  replaceImages,
  writeCategories,
  writeProducts,
  writeVariants,
} from "./catalogueImport.repo.ts";
import { changesOf, referenceIssues } from "./catalogueImport.rules.ts";
import type { Changes } from "./catalogueImport.rules.ts";
import type { StoredCatalogue } from "./catalogue.tables.ts";
import type { ImportIssue, VariantRow } from "./catalogueTables.rules.ts";
import { encodePicture, fileOf, planPicture } from "./pictureFiles.ts";
import type { PlannedPicture } from "./pictureFiles.ts";

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

/** Returns the image files that the shop already serves by name. */
const knownPictures = async (stored: StoredCatalogue, uploads: string): Promise<Set<string>> => {
  const folders = [uploads, fileURLToPath(pictureFolder)];
  const files = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return new Set([
    ...files.flat(),
    ...stored.variants.map(({ image }) => image),
    ...stored.images.map(({ image }) => image),
  ]);
};

const nameOf = (row: VariantRow, index: number): string =>
  index === 0 ? row.id : `${row.id}.${index + 1}`;

interface Pictures {
  planned: PlannedPicture[];
  /** Returns the stored files of the images that a row names. */
  filesOf: (row: VariantRow) => string[];
}

/** Finds every named image and inspects those that the shop does not have yet. */
const planPictures = async (
  { folder, uploads, onProgress }: ImportOrder,
  variants: readonly VariantRow[],
  stored: StoredCatalogue,
  issues: ImportIssue[],
): Promise<Pictures> => {
  const known = await knownPictures(stored, uploads);
  const planned = new Map<string, PlannedPicture | null>();
  for (const [done, row] of variants.entries()) {
    for (const [index, name] of row.pictures.entries()) {
      if (known.has(name)) continue;
      const addIssue = (reason: string): void =>
        void issues.push({ file: "variants.csv", line: row.line, column: "pictures", reason });
      const source = join(folder, "pictures", name);
      if (planned.get(name) === null || !existsSync(source))
        addIssue(`there is no picture '${name}', neither in the folder pictures nor in the shop`);
      else if (!planned.has(name)) {
        const picture = await planPicture(source, nameOf(row, index)).catch((error: unknown) => {
          addIssue(`'${name}': ${(error as Error).message}`);
          return null;
        });
        planned.set(name, picture);
      }
    }
    onProgress(done + 1, variants.length, "variants read");
  }
  const kept = new Map(
    [...planned].flatMap(([name, picture]) => (picture ? [[name, fileOf(picture)] as const] : [])),
  );
  return {
    planned: [...planned.values()].filter((picture) => picture !== null),
    filesOf: (row) => row.pictures.map((name) => kept.get(name) ?? name),
  };
};

const write = async (
  tx: Db,
  changes: Changes,
  onProgress: ImportOrder["onProgress"],
): Promise<void> => {
  const steps = [
    () => writeCategories(tx, changes.categories, changes.subcategories),
    () => writeProducts(tx, changes.products),
    () => writeVariants(tx, changes.variants, changes.keepsStock),
    () => replaceImages(tx, changes.imagesOf, changes.images),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onProgress(index + 1, steps.length, "tables written");
  }
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

const rowsOf = ({ subcategories, products, variants }: CatalogueFiles): number =>
  subcategories.length + products.length + variants.length;

/**
 * Imports the catalogue files. Matches rows by id and keeps what the files do not name. Validates everything first and
 * returns all errors together. Then it encodes the images and writes all rows in one transaction.
 */
export const importCatalogue = async (order: ImportOrder): Promise<ImportResult> => {
  const issues: ImportIssue[] = [];
  const files = await readCatalogueFiles(order.folder, issues);
  const stored = await readStored(order.db);
  // An unreadable file would make every row that refers to it look wrong.
  if (issues.length === 0) issues.push(...referenceIssues(files, stored));
  const { planned, filesOf } = await planPictures(order, files.variants, stored, issues);
  if (issues.length > 0) return { kind: "refused", issues: inOrder(issues) };
  const result = { kind: "read", rows: rowsOf(files), pictures: planned.length } as const;
  if (order.isDryRun)
    return { ...result, tally: changesOf(files, stored, filesOf).tally, encoded: 0 };
  const encoded = await encodeAll(order, planned);
  return transact(order.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const changes = changesOf(files, await readStored(tx), filesOf);
    await write(tx, changes, order.onProgress);
    await order.onWritten?.(tx, changes.tally);
    return { ...result, tally: changes.tally, encoded };
  });
};
