import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pictureFolder } from "../../../seed/pictures.rules.ts";
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
import { changesOf, referenceFaults } from "./catalogueImport.rules.ts";
import type { Changes } from "./catalogueImport.rules.ts";
import type { StoredCatalogue } from "./catalogue.tables.ts";
import type { Fault, VariantRow } from "./catalogueTables.rules.ts";
import { encodePicture, fileOf, planPicture } from "./pictureFiles.ts";
import type { PlannedPicture } from "./pictureFiles.ts";

/** Any number that no other program on the same database uses: 'pallu' on a telephone's keys, and one more. */
const IMPORT_LOCK = 725_581;

export interface ImportOrder {
  db: Db;
  /** Where the files and their folder `pictures` lie. */
  folder: string;
  /** Where the shop keeps its pictures. */
  uploads: string;
  /** Looks at everything and writes nothing. */
  isDryRun: boolean;
  onProgress: (done: number, total: number, what: string) => void;
  /** Runs in the transaction in which the rows are written. */
  onWritten?: (tx: Db, tally: Changes["tally"]) => Promise<void>;
}

export type ImportResult =
  | { kind: "refused"; faults: Fault[] }
  | { kind: "read"; tally: Changes["tally"]; rows: number; pictures: number; encoded: number };

/** Files that the shop can show by their names already. */
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
  /** The kept file of each picture that a row may name. */
  filesOf: (row: VariantRow) => string[];
}

/** Finds every picture that is named; those that the shop does not have yet are looked at. */
const planPictures = async (
  { folder, uploads, onProgress }: ImportOrder,
  variants: readonly VariantRow[],
  stored: StoredCatalogue,
  faults: Fault[],
): Promise<Pictures> => {
  const known = await knownPictures(stored, uploads);
  const planned = new Map<string, PlannedPicture | null>();
  for (const [done, row] of variants.entries()) {
    for (const [index, name] of row.pictures.entries()) {
      if (known.has(name)) continue;
      const fault = (reason: string): void =>
        void faults.push({ file: "variants.csv", line: row.line, column: "pictures", reason });
      const source = join(folder, "pictures", name);
      if (planned.get(name) === null || !existsSync(source))
        fault(`there is no picture '${name}', neither in the folder pictures nor in the shop`);
      else if (!planned.has(name)) {
        const picture = await planPicture(source, nameOf(row, index)).catch((error: unknown) => {
          fault(`'${name}': ${(error as Error).message}`);
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

const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted(
    (a, b) => fileOrder.indexOf(a.file) - fileOrder.indexOf(b.file) || a.line - b.line,
  );

const rowsOf = ({ subcategories, products, variants }: CatalogueFiles): number =>
  subcategories.length + products.length + variants.length;

/**
 * Brings the shop to what the files say: rows are known by their ids, what they do not name stays. Everything is
 * checked first and all faults are answered at once; then pictures are encoded, and all rows are written in one
 * transaction or none is.
 */
export const importCatalogue = async (order: ImportOrder): Promise<ImportResult> => {
  const faults: Fault[] = [];
  const files = await readCatalogueFiles(order.folder, faults);
  const stored = await readStored(order.db);
  // A file that cannot be read whole would make every row of the others look wrong.
  if (faults.length === 0) faults.push(...referenceFaults(files, stored));
  const { planned, filesOf } = await planPictures(order, files.variants, stored, faults);
  if (faults.length > 0) return { kind: "refused", faults: inOrder(faults) };
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
