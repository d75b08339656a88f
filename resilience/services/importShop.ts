import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rowsOf, runForClient, systemClock } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { readConfig } from "@pallu/api";
import { cartLines } from "@pallu/api/schema";
import { createBuyer } from "@pallu/api/testing";
import type { Send } from "@pallu/api/testing";
import { sql } from "drizzle-orm";

/** Variants of each product. */
export const COLOURS = 4;

const PRICE_RUPEES = 1500;

export const productIdOf = (index: number): string => `saree-${index}`;
export const variantIdOf = (index: number, colour: number): string =>
  `${productIdOf(index)}--colour-${colour}`;

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * Writes the files of a catalogue. Each text names the version, so that another one changes every product, variant and
 * image. The stock is empty in later versions, as an operator does while the shop sells.
 */
export const writeCatalogue = async (
  folder: string,
  { products, version, picture }: { products: number; version: string; picture: string },
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const lines = {
    "subcategories.csv": ["id,name,category,category_name", "silk,Silk sarees,sarees,Sarees"],
    "products.csv": [
      "id,subcategory,name,offer_price,list_price,brand,material,origin,weave,size,care,description",
      ...numbersTo(products).map(
        (index) =>
          `${productIdOf(index)},silk,Saree ${index} ${version},${PRICE_RUPEES},2000,Pallu,Silk,Salem,Hand loom,6 m,Dry clean,"Text, ${version}"`,
      ),
    ],
    "variants.csv": [
      "id,product,colour,colour_name,stock,pictures,alts",
      ...numbersTo(products).flatMap((index) =>
        numbersTo(COLOURS).map(
          (colour) =>
            `${variantIdOf(index, colour)},${productIdOf(index)},#00${colour}${colour}ff,Blue ${colour} ${version},${version === "v1" ? "100000" : ""},${picture},Saree ${version}`,
        ),
      ),
    ],
  };
  for (const [file, rows] of Object.entries(lines))
    await writeFile(join(folder, file), `${rows.join("\n")}\n`);
};

export interface CommandResult {
  code: number;
  lines: string[];
}

/** Runs a command of an operator on an open database. */
export const callOn = async (
  { db, ownConnection }: Database,
  folder: string,
  args: readonly string[],
  onProgress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<CommandResult> => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  const code = await runForClient(
    { db, ownConnection, config, clock: systemClock },
    { args, folder, user: "asha" },
    { print: (line) => void lines.push(line), progress: onProgress },
  );
  return { code, lines };
};

/** Places an order of one piece of each of some variants, as a new buyer. Returns the status and the message. */
export const buy = async (
  db: Db,
  send: Send,
  variantIds: readonly string[],
): Promise<{ status: number; text: string }> => {
  const buyer = await createBuyer(db, send, new Date());
  const { userId } = buyer;
  const lines = variantIds.map((variantId) => ({
    id: randomUUID(),
    userId,
    variantId,
    quantity: 1,
  }));
  await db.insert(cartLines).values(lines);
  const { status, body } = await buyer.send("checkout", {
    body: {
      billData: { userId },
      userId,
      products: lines.map(({ id }) => ({ cartId: id, quantity: 1 })),
      total: PRICE_RUPEES * lines.length,
      couponCodeName: "",
    },
  });
  return { status, text: JSON.stringify(body) };
};

/** Returns products of which one row has another version than the rest, and how many products have each version. */
export const findHalves = (
  db: Db,
): Promise<{ version: string; products: number; halves: number }[]> =>
  rowsOf(
    db,
    sql`SELECT version, count(*)::int AS products, count(*) FILTER (WHERE is_half)::int AS halves FROM (
      SELECT right(p.name, 2) AS version,
        bool_or(right(p.description, 2) <> right(p.name, 2) OR right(v.colour_name, 2) <> right(p.name, 2)
          OR right(i.alt, 2) <> right(p.name, 2) OR right(e.name, 2) <> right(p.name, 2)
          OR e.labels[4] <> 'c:' || lower(v.colour_name)) AS is_half
      FROM products p JOIN variants v ON v.product_id = p.id
        LEFT JOIN variant_images i ON i.variant_id = v.id LEFT JOIN listing.entries e ON e.id = v.id
      GROUP BY p.id, p.name
    ) AS checked GROUP BY version ORDER BY version`,
  );
