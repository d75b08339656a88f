import { join } from "node:path";
import type { Config } from "../../config.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/databaseErrors.ts";
import { joinTransaction, transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { variantNameOf } from "./catalogue.rules.ts";
import { compareRows, isEmpty, writeChanges } from "./catalogueChanges.service.ts";
import type { StoredVariant } from "./catalogue.tables.ts";
import { namedPicturesOf } from "./catalogueCsv.rules.ts";
import type { VariantRow } from "./catalogueCsv.rules.ts";
import { lockCatalogue } from "./catalogueImport.repo.ts";
import { countOf } from "./catalogueImport.rules.ts";
import { NEEDS_STOCK } from "./catalogueImport.service.ts";
import { findStoredPictures } from "./catalogueStage.repo.ts";
import { MAX_PRODUCT_SLUG, slugOf, uniqueId, variantEndOf } from "./ids.rules.ts";
import { readStocked } from "./inventory.repo.ts";
import type { StockLevel } from "./inventory.rules.ts";
import { findMasterFile } from "./pictures.rules.ts";
import { productAudits } from "./productAudit.rules.ts";
import {
  deleteVariants,
  findOrdered,
  findSkuHolders,
  findTakenIds,
  hasSubcategory,
  lockNewProduct,
} from "./productEditor.repo.ts";
import {
  differencesOf,
  faultOf,
  readEdited,
  shownProductOf,
  stockDifferencesOf,
} from "./productEditor.rules.ts";
import type {
  EditedProduct,
  EditedRows,
  FieldDifference,
  FieldFault,
  ShownProduct,
} from "./productEditor.rules.ts";
import { markPicturesUsed } from "./uploadedPictures.repo.ts";
import { changeHidden } from "./visibility.service.ts";

export interface EditorContext extends ChangeContext {
  config: Pick<Config, "dataDir">;
}

type Seen = Awaited<ReturnType<typeof readStocked>>;

/** Returns a product for an editor, hidden or not. Undefined if there is none. */
export const readProductForEditor = async (
  db: Db,
  id: string,
): Promise<ShownProduct | undefined> => {
  const { stored, levels } = await readStocked(db, [id]);
  return shownProductOf(stored, levels);
};

/** Returns the ids of the variants of a product, in its order. New ones get an id that no variant has. */
const idsFor = async (tx: Db, id: string, { variants }: EditedProduct, stored: Seen["stored"]) => {
  const taken = new Set([...stored.variants, ...variants].flatMap((each) => each.id ?? []));
  const candidates = variants.map((variant) => `${id}--${variantEndOf(variant)}`);
  const others = await findTakenIds(tx, candidates);
  for (const other of [...others.products, ...others.variants.keys()]) taken.add(other);
  return variants.map((variant, at) => variant.id ?? uniqueId(candidates[at] ?? "", "", taken));
};

/** Returns what is wrong with the SKUs. Within a product they may be exchanged. */
const skuFaults = async (
  tx: Db,
  id: string,
  rows: readonly VariantRow[],
): Promise<FieldFault[]> => {
  const named = rows.filter(({ sku }) => Boolean(sku));
  const holders = await findSkuHolders(
    tx,
    id,
    named.map(({ sku }) => sku ?? ""),
  );
  const first = new Map<string, number>();
  return named.flatMap(({ sku, line }) => {
    const key = (sku ?? "").toLowerCase();
    const holder = holders.get(key);
    const other = first.get(key);
    if (other === undefined) first.set(key, line);
    if (holder === undefined && other === undefined) return [];
    const reason = `'${sku}' is already ${holder === undefined ? `in line ${other}` : `that of '${holder}'`}`;
    return [faultOf({ file: "variants.csv", line, column: "sku", reason })];
  });
};

/** Returns what is wrong with the pieces on hand. */
const countFaults = (rows: readonly VariantRow[], levels: readonly StockLevel[]): FieldFault[] => {
  const levelOf = new Map(levels.map((level) => [level.id, level]));
  return rows.flatMap((row) => {
    const level = levelOf.get(row.id);
    const at = { file: "variants.csv", line: row.line, column: "stock" };
    if (!level) return row.stock === null ? [faultOf({ ...at, reason: NEEDS_STOCK })] : [];
    const counted = countOf(row, level);
    return counted === undefined || typeof counted === "number"
      ? []
      : [faultOf({ ...at, reason: counted.reason })];
  });
};

/** Returns the pictures that neither the shop nor one of its products has. */
const pictureFaults = async (
  tx: Db,
  { config }: EditorContext,
  rows: readonly VariantRow[],
): Promise<FieldFault[]> => {
  const uploads = join(config.dataDir, "uploads");
  const named = rows.flatMap((row) =>
    namedPicturesOf(row).map((picture) => ({ ...picture, line: row.line })),
  );
  const absent = named.filter(({ name }) => findMasterFile(uploads, name) === undefined);
  const known = new Set(
    absent.length === 0
      ? []
      : await findStoredPictures(
          tx,
          absent.map(({ name }) => name),
        ),
  );
  return absent
    .filter(({ name }) => !known.has(name))
    .map(({ name, line, column }) =>
      faultOf({
        file: "variants.csv",
        line,
        column,
        reason: `there is no picture '${name}' any more: choose the picture again`,
      }),
    );
};

/** Returns everything that is wrong with a product beside the stored ones. */
const findFaults = async (
  tx: Db,
  context: EditorContext,
  { product: row, variants: rows, faults }: EditedRows,
  { stored, levels }: Seen,
  removed: readonly StoredVariant[],
): Promise<FieldFault[]> => {
  const found = [...faults];
  if (row.subcategoryId !== "" && !(await hasSubcategory(tx, row.subcategoryId)))
    found.push({
      path: "subCategoryId",
      message: `There is no group '${row.subcategoryId}'.`,
    });
  const kept = new Set(rows.map(({ id }) => id));
  if (kept.size !== rows.length)
    found.push({ path: "variants", message: "A variant is there twice." });
  const owned = new Set(stored.variants.map(({ id }) => id));
  const { variants: taken } = await findTakenIds(tx, [...kept]);
  for (const { id, line } of rows)
    if (taken.has(id) && !owned.has(id))
      found.push({
        path: `variants.${line - 1}.id`,
        message: `'${id}' belongs to '${taken.get(id)}'.`,
      });
  if (!rows.some(({ hidden }) => hidden !== true))
    found.push({
      path: "variants",
      message:
        rows.length === 0
          ? "A product has at least one variant."
          : "No variant would be shown: hide the product instead.",
    });
  const ordered = new Set(
    await findOrdered(
      tx,
      removed.map(({ id }) => id),
    ),
  );
  for (const variant of removed.filter(({ id }) => ordered.has(id)))
    found.push({
      path: "variants",
      message: `${variantNameOf({ ...variant, productName: row.name })} was ordered and cannot be removed: hide it instead.`,
    });
  found.push(...countFaults(rows, levels));
  found.push(...(await skuFaults(tx, row.id, rows)));
  found.push(...(await pictureFaults(tx, context, rows)));
  return found;
};

export type SavingOutcome =
  | { kind: "unknown" }
  /** A product has the id already. `free` is one that none has. */
  | { kind: "taken"; name: string; free: string }
  /** It was changed since it was read. */
  | { kind: "changed_meanwhile"; differences: FieldDifference[]; product: ShownProduct }
  | { kind: "faulty"; faults: FieldFault[] }
  | { kind: "saved"; product: ShownProduct; isChanged: boolean };

interface Saving {
  id: string;
  product: EditedProduct;
  seen: Seen;
  isNew: boolean;
}

/** Checks and writes a product whose row is locked, or whose id is. */
const write = async (
  tx: Db,
  context: EditorContext,
  { id, product, seen, isNew }: Saving,
  actor: Actor,
): Promise<SavingOutcome> => {
  const { clock } = context;
  const { stored } = seen;
  const edited = readEdited(id, product, await idsFor(tx, id, product, stored));
  const pictures = edited.variants.flatMap((row) => namedPicturesOf(row).map(({ name }) => name));
  // First, so that the clean-up removes none of them meanwhile.
  await markPicturesUsed(tx, pictures, clock.now());
  const kept = new Set(edited.variants.map((variant) => variant.id));
  const removed = stored.variants.filter((variant) => !kept.has(variant.id));
  const faults = await findFaults(tx, context, edited, seen, removed);
  if (faults.length > 0) return { kind: "faulty", faults };
  const [before] = stored.products;
  const isHiddenNow = before !== undefined && before.hidden !== product.hidden;
  if (isHiddenNow) {
    const order = { what: "product", ids: [id], hidden: product.hidden } as const;
    await changeHidden({ db: tx, clock, transaction: joinTransaction }, order, actor);
  }
  if (removed.length > 0)
    await deleteVariants(
      tx,
      removed.map((variant) => variant.id),
    );
  const tables = {
    subcategories: [],
    products: [{ ...edited.product, hidden: product.hidden }],
    variants: edited.variants,
  };
  const changes = await compareRows(tx, tables, [id], (name) => name);
  if (!isEmpty(changes)) await writeChanges(tx, changes, clock.now());
  const after = await readStocked(tx, [id]);
  const changedAt = clock.now();
  for (const { action, changes: audited } of productAudits(seen, after, isNew))
    await insertAudit(tx, { actor, action, changedAt }, audited);
  const saved = shownProductOf(after.stored, after.levels);
  if (!saved) throw new Error(`The product ${id} was written and is not there.`);
  return {
    kind: "saved",
    product: saved,
    isChanged: isHiddenNow || removed.length > 0 || !isEmpty(changes),
  };
};

/** Runs it again if another product got a SKU meanwhile: then the fault is found in words. */
const twice = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
};

export interface NewProductOrder {
  /** Default: made of the name. */
  id?: string;
  product: EditedProduct;
}

/** Adds a product, as an import of its rows would. */
export const createProduct = (
  context: EditorContext,
  { id: named, product }: NewProductOrder,
  actor: Actor,
): Promise<SavingOutcome> => {
  const { db, transaction = transact } = context;
  const name = product.name.trim();
  const id = named ?? (name === "" ? "" : slugOf(name, MAX_PRODUCT_SLUG));
  return twice(() =>
    transaction(db, async (tx): Promise<SavingOutcome> => {
      await lockNewProduct(tx, id);
      const seen = await readStocked(tx, [id]);
      const [present] = seen.stored.products;
      if (present) {
        const nearby = Array.from({ length: 50 }, (_, n) => `${id}-${n + 2}`);
        const { products, variants } = await findTakenIds(tx, nearby);
        const taken = new Set([id, ...products, ...variants.keys()]);
        return { kind: "taken", name: present.name, free: uniqueId(id, "", taken) };
      }
      const { variants } = await findTakenIds(tx, [id]);
      if (variants.has(id))
        return { kind: "taken", name: variants.get(id) ?? "", free: `${id}-product` };
      return write(tx, context, { id, product, seen, isNew: true }, actor);
    }),
  );
};

export interface SavingOrder {
  id: string;
  product: EditedProduct;
  /** The version that was read. */
  expected: string;
}

/**
 * Saves a product as a whole, as an import of its rows would, and writes only what is another value. Variants that it does not
 * name are removed. Pieces on hand change only by a difference that it names.
 */
export const saveProduct = (
  context: EditorContext,
  { id, product, expected }: SavingOrder,
  actor: Actor,
): Promise<SavingOutcome> => {
  const { db, transaction = transact } = context;
  return twice(() =>
    transaction(db, async (tx): Promise<SavingOutcome> => {
      await lockCatalogue(tx, [id], []);
      const { stored } = await readStocked(tx, [id]);
      await lockCatalogue(
        tx,
        [],
        stored.variants.map((variant) => variant.id),
      );
      // Orders that held the variants before are seen only by statements that begin now.
      const seen = await readStocked(tx, [id]);
      const shown = shownProductOf(seen.stored, seen.levels);
      if (!shown) return { kind: "unknown" };
      const differences = [
        ...(shown.version === expected ? [] : differencesOf(shown, product)),
        ...stockDifferencesOf(product, seen.levels),
      ];
      // A version that differs while no field does: everything is there already.
      if (differences.length > 0) return { kind: "changed_meanwhile", differences, product: shown };
      return write(tx, context, { id, product, seen, isNew: false }, actor);
    }),
  );
};
