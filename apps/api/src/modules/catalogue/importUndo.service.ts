/**
 * Takes an import back. Before it writes, the rows of its products are stored as files, and again after it. Rows that are
 * still as the import left them get their earlier values; others stay, and are named.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { transactGivingWay } from "../../db/transact.ts";
import { fileColumns, catalogueFiles } from "./catalogueCsv.rules.ts";
import type { CatalogueFile } from "./catalogueCsv.rules.ts";
import { exportCatalogue } from "./catalogueExport.service.ts";
import type { ProductIds } from "./catalogueExport.service.ts";
import { folderSource } from "./catalogueFiles.ts";
import type { CatalogueSource } from "./catalogueFiles.ts";
import { openCsv, readTable } from "./csvFile.ts";
import { readStockLevels } from "./inventory.repo.ts";
import { removeAdded, hideAdded } from "./importUndo.repo.ts";
import { findOrdered } from "./productEditor.repo.ts";

type Cells = Record<string, string>;

/** Returns the folders of an import: what was there before it, and what it left. */
export const undoFolders = (folder: string) => ({
  before: join(folder, "before"),
  after: join(folder, "after"),
});

const silent = () => undefined;

/** Stores the present rows of products, and all subcategories, as the files that an import reads. */
export const storeRows = async (
  db: Db,
  folder: string,
  uploads: string,
  productIds: ProductIds,
): Promise<void> => {
  // The folder appears when it is complete.
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  const order = { db, folder: draft, uploads, withPictures: false, only: productIds };
  await exportCatalogue({ ...order, onProgress: silent });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
};

async function* cellsOf(folder: string, file: CatalogueFile): AsyncGenerator<Cells> {
  const path = join(folder, file);
  if (!existsSync(path)) return;
  const source = { path, columns: fileColumns[file], foreign: "", addFault: silent };
  for await (const { cells } of readTable(source)) yield Object.fromEntries(cells);
}

/** The pieces change by sales: they are compared by themselves. */
const countColumns = new Set(["stock", "expected_stock"]);

const hashOf = (cells: Cells): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(cells).filter(([name]) => !countColumns.has(name))))
    .digest("base64url")
    .slice(0, 22);

interface Seen {
  hash: string;
  stock: string;
  owner: string;
}

const readSeen = async (folder: string, file: CatalogueFile): Promise<Map<string, Seen>> => {
  const seen = new Map<string, Seen>();
  for await (const cells of cellsOf(folder, file))
    seen.set(cells["id"] ?? "", {
      hash: hashOf(cells),
      stock: cells["stock"] ?? "",
      owner: cells["product"] ?? "",
    });
  return seen;
};

/** What an undo does, or would do. */
export interface UndoPlan {
  /** Rows that get their earlier values. */
  restored: number;
  /** Products and variants that the import added and that are removed. */
  removed: number;
  /** Those that are hidden instead, because orders have them. */
  hidden: string[];
  /** Rows that stay as they are, because somebody has changed them since. */
  kept: string[];
}

interface Added {
  products: string[];
  variants: string[];
  subcategories: string[];
}

const WITH_RESERVED = 1000;

/** Returns the variants of which orders have reserved more pieces than a number. */
const findTooFew = async (db: Db, wanted: ReadonlyMap<string, number>): Promise<Set<string>> => {
  const tooFew = new Set<string>();
  for (const part of chunksOf([...wanted.keys()], WITH_RESERVED))
    for (const { id, reserved } of await readStockLevels(db, part))
      if (reserved > (wanted.get(id) ?? 0)) tooFew.add(id);
  return tooFew;
};

interface PlannedFile {
  rows: Cells[];
  added: string[];
  kept: string[];
}

/** Returns the rows of a file that get their earlier values, and the ids that the import added. */
const planFile = async (
  db: Db,
  folder: string,
  now: string,
  file: CatalogueFile,
): Promise<PlannedFile> => {
  const { before, after } = undoFolders(folder);
  const [left, present] = [await readSeen(after, file), await readSeen(now, file)];
  const rows: Cells[] = [];
  const kept: string[] = [];
  const earlier = new Set<string>();
  const counts = new Map<string, number>();
  for await (const cells of cellsOf(before, file)) {
    const id = cells["id"] ?? "";
    earlier.add(id);
    const [was, is] = [left.get(id), present.get(id)];
    const isCounted = was !== undefined && was.stock !== (cells["stock"] ?? "");
    if (!was || !is || (was.hash === hashOf(cells) && !isCounted)) continue;
    if (was.hash !== is.hash) {
      kept.push(id);
      continue;
    }
    const mayCount = isCounted && is.stock === was.stock;
    if (isCounted && !mayCount) kept.push(`${id} (pieces)`);
    if (mayCount) counts.set(id, Number(cells["stock"]));
    if (was.hash === hashOf(cells) && !mayCount) continue;
    rows.push(
      file === "variants.csv"
        ? {
            ...cells,
            stock: mayCount ? (cells["stock"] ?? "") : "",
            expected_stock: mayCount ? was.stock : "",
          }
        : cells,
    );
  }
  for (const id of await findTooFew(db, counts)) {
    kept.push(`${id} (pieces)`);
    for (const row of rows)
      if (row["id"] === id) Object.assign(row, { stock: "", expected_stock: "" });
  }
  const added = [...left].filter(([id]) => !earlier.has(id) && present.has(id));
  for (const [id, was] of added) if (was.hash !== present.get(id)?.hash) kept.push(id);
  const isKept = new Set(kept);
  return { rows, kept, added: added.map(([id]) => id).filter((id) => !isKept.has(id)) };
};

interface Planned {
  plan: UndoPlan;
  added: Added;
  hiddenProducts: string[];
  hiddenVariants: string[];
  files: Map<CatalogueFile, Cells[]>;
}

/** Compares what an import left with what is there now. */
const planUndo = async (db: Db, folder: string, uploads: string): Promise<Planned> => {
  const { after } = undoFolders(folder);
  const now = join(folder, "now");
  const ids = [...(await readSeen(after, "products.csv")).keys()];
  await storeRows(db, now, uploads, chunksOf(ids, 100));
  const planned = new Map<CatalogueFile, PlannedFile>();
  for (const file of catalogueFiles) planned.set(file, await planFile(db, folder, now, file));
  const addedOf = (file: CatalogueFile) => planned.get(file)?.added ?? [];
  const owners = await readSeen(after, "variants.csv");
  const presentOwners = await readSeen(now, "variants.csv");
  await rm(now, { recursive: true, force: true });
  const newProducts = new Set(addedOf("products.csv"));
  const keptProducts = new Set<string>();
  // A product that has a variant of another origin, or one that was changed, stays.
  for (const [id, { owner }] of presentOwners)
    if (newProducts.has(owner) && !addedOf("variants.csv").includes(id)) keptProducts.add(owner);
  const ordered = new Set(await findOrdered(db, addedOf("variants.csv")));
  const hiddenProducts = new Set<string>();
  for (const id of ordered) {
    const owner = owners.get(id)?.owner ?? "";
    if (newProducts.has(owner)) hiddenProducts.add(owner);
  }
  const stays = (id: string): boolean => keptProducts.has(id) || hiddenProducts.has(id);
  const products = [...newProducts].filter((id) => !stays(id));
  const hiddenVariants = [...ordered].filter((id) => !newProducts.has(owners.get(id)?.owner ?? ""));
  const variants = addedOf("variants.csv").filter(
    (id) => !ordered.has(id) && !stays(owners.get(id)?.owner ?? ""),
  );
  const files = new Map(catalogueFiles.map((file) => [file, planned.get(file)?.rows ?? []]));
  return {
    plan: {
      restored: [...files.values()].reduce((sum, rows) => sum + rows.length, 0),
      removed: products.length + variants.length,
      hidden: [...hiddenProducts, ...hiddenVariants],
      kept: [...catalogueFiles.flatMap((file) => planned.get(file)?.kept ?? []), ...keptProducts],
    },
    added: { products, variants, subcategories: addedOf("subcategories.csv") },
    hiddenProducts: [...hiddenProducts],
    hiddenVariants,
    files,
  };
};

/** Returns what an undo would do. */
export const previewUndo = async (db: Db, folder: string, uploads: string): Promise<UndoPlan> =>
  (await planUndo(db, folder, uploads)).plan;

/** Writes the rows to restore as files. A file without rows is absent. */
const writeFiles = async (folder: string, files: Planned["files"]): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, rows] of files) {
    if (rows.length === 0) continue;
    const { required, optional } = fileColumns[file];
    const columns = [...required, ...optional];
    const table = await openCsv({ path: join(folder, file), columns, escapesFormulas: false });
    await table.write(rows);
    await table.close();
  }
};

/**
 * Returns the source of the import that takes another one back. When its rows are read, which nobody else imports during,
 * it first removes what the other one added.
 */
export const undoSource = (
  db: Db,
  folder: string,
  uploads: string,
  onPlanned: (plan: UndoPlan) => void,
): CatalogueSource => {
  const earlier = join(folder, "restored");
  const source = folderSource(earlier);
  return {
    ...source,
    readRows: async (reader, stageDb) => {
      const { plan, added, hiddenProducts, hiddenVariants, files } = await planUndo(
        db,
        folder,
        uploads,
      );
      await writeFiles(earlier, files);
      await transactGivingWay(db, async (tx) => {
        await hideAdded(tx, { products: hiddenProducts, variants: hiddenVariants });
        await removeAdded(tx, added);
      });
      onPlanned(plan);
      await source.readRows(reader, stageDb);
    },
  };
};
