/** How rows of products become changes of the catalogue, for imports of files and for the editor of one product. */
import type { Db } from "../../db/client.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import {
  deferListing,
  findLastPosition,
  refreshListing,
  replaceImages,
  writeProducts,
  writeVariants,
} from "./catalogueImport.repo.ts";
import { changesOf } from "./catalogueImport.rules.ts";
import type { Changes, Tables } from "./catalogueImport.rules.ts";
import { readStocked } from "./inventory.repo.ts";
import { lowStockEvents } from "./inventory.rules.ts";

const changedProducts = ({ products, variants }: Changes): string[] => [
  ...new Set([...products.map(({ id }) => id), ...variants.map(({ productId }) => productId)]),
];

export const isEmpty = ({ products, variants, imagesOf }: Changes): boolean =>
  products.length + variants.length + imagesOf.length === 0;

/** Returns the changes that bring some stored products in line with their rows. `fileOf` returns the stored name of a picture. */
export const compareRows = async (
  db: Db,
  tables: Tables,
  ids: readonly string[],
  fileOf: (name: string) => string,
): Promise<Changes> => {
  const { stored, levels } = await readStocked(db, ids);
  return changesOf(tables, stored, levels, fileOf, await findLastPosition(db));
};

/** Writes changes of products that the transaction has locked, with their listing and the events of low stock. */
export const writeChanges = async (tx: Db, changes: Changes, now: Date): Promise<void> => {
  await deferListing(tx);
  await writeProducts(tx, changes.products);
  await writeVariants(tx, changes.variants, changes.keepsStock);
  await replaceImages(tx, changes.imagesOf, changes.images);
  await queueEvents(tx, lowStockEvents(changes.counted), now);
  await refreshListing(tx, changedProducts(changes));
};
