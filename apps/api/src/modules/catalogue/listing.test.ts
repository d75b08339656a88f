import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";

const shop = openForFile(openTestShop);

/** Returns the differences between the listing and what products and variants say. */
const differences = async (): Promise<unknown[]> => [
  ...(await rowsOf(
    shop.db,
    sql`(SELECT 'missing' AS what, e.* FROM listing.entries_of(NULL) e EXCEPT SELECT 'missing', e.* FROM listing.entries e)
      UNION ALL
      (SELECT 'left', e.* FROM listing.entries e EXCEPT SELECT 'left', e.* FROM listing.entries_of(NULL) e)`,
  )),
  ...(await rowsOf(
    shop.db,
    sql`SELECT * FROM (
        SELECT label, count(*)::int AS entries, sum(CASE WHEN label LIKE 'o:%' THEN place ELSE 0 END) AS places
        FROM listing.entries, unnest(labels) WITH ORDINALITY AS placed (label, place) GROUP BY label
      ) AS counted FULL JOIN (
        SELECT label, entries, places FROM listing.counts WHERE list = 'variants' AND given = '' AND entries <> 0
      ) AS kept USING (label) WHERE (counted.entries, counted.places) IS DISTINCT FROM (kept.entries, kept.places)`,
  )),
  ...(await rowsOf(
    shop.db,
    sql`SELECT * FROM (
        SELECT given, label, count(*)::int AS entries FROM listing.entries, unnest(labels) AS given, unnest(labels) AS label
        WHERE left(given, 1) <> left(label, 1) AND label ~ '^[smctop]:' GROUP BY given, label
      ) AS counted FULL JOIN (
        SELECT given, label, entries FROM listing.counts WHERE list = 'variants' AND given <> '' AND entries <> 0
      ) AS kept USING (given, label) WHERE counted.entries IS DISTINCT FROM kept.entries`,
  )),
  ...(await rowsOf(
    shop.db,
    sql`SELECT * FROM (
        SELECT word, count(*)::int AS entries FROM listing.entries, unnest(tsvector_to_array(words)) AS word
        WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]' GROUP BY word
      ) AS counted FULL JOIN (
        SELECT word, entries FROM listing.words WHERE entries <> 0
      ) AS kept USING (word) WHERE counted.entries IS DISTINCT FROM kept.entries`,
  )),
];

describe("the listing follows", () => {
  test("the seed", async () => {
    expect(await rowsOf(shop.db, sql`SELECT id FROM listing.entries`)).toHaveLength(8);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ["a price", sql`UPDATE products SET offer_price_paise = 49900 WHERE id = 'temple-border'`],
    ["a hidden product", sql`UPDATE products SET hidden = true WHERE id = 'mysore-crepe'`],
    ["a product shown again", sql`UPDATE products SET hidden = false WHERE id = 'mysore-crepe'`],
    ["a hidden variant", sql`UPDATE variants SET hidden = true WHERE id = 'lost-kurti--grey'`],
    ["a new order of variants", sql`UPDATE variants SET position = 9 - position`],
    ["flags", sql`UPDATE variants SET trending = NOT trending`],
    ["the name of a subcategory", sql`UPDATE subcategories SET name = 'Pattu' WHERE id = 'silk'`],
    ["the name of a category", sql`UPDATE categories SET name = 'Drapes' WHERE id = 'sarees'`],
    [
      "a variant of another product",
      sql`UPDATE variants SET product_id = 'mysore-crepe' WHERE id = 'temple-border--mustard'`,
    ],
    [
      "images, which it ignores",
      sql`DELETE FROM variant_images WHERE variant_id = 'lost-kurti--black'`,
    ],
    ["an option", sql`UPDATE products SET option_name = 'Size' WHERE id = 'lost-kurti'`],
    [
      "values",
      sql`UPDATE variants SET option_value = 'M', colour_name = 'grey' WHERE product_id = 'lost-kurti'`,
    ],
    [
      "a price of a variant",
      sql`UPDATE variants SET offer_price_paise = 12300 WHERE id = 'lost-kurti--black'`,
    ],
    ["a SKU", sql`UPDATE variants SET sku = 'LK ''1' WHERE id = 'lost-kurti--black'`],
    ["a deleted variant", sql`DELETE FROM variants WHERE id = 'lost-kurti--black'`],
  ])("%s", async (_what, statement) => {
    await shop.db.execute(statement);
    expect(await differences()).toEqual([]);
  });

  test("hidden products: their words are unknown, so that a search finds similar ones", async () => {
    await shop.db.execute(sql`UPDATE products SET name = 'Zarina' WHERE id = 'mysore-crepe'`);
    await shop.db.execute(sql`UPDATE products SET name = 'Zarine' WHERE id = 'temple-border'`);
    const found = async () => {
      const query = { q: "zarina", fields: "card" };
      const answer = await shop.visitor.send("listProducts", { query });
      return (answer.body as { productId: string }[]).map(({ productId }) => productId);
    };
    expect(await found()).toEqual(["mysore-crepe"]);
    await shop.db.execute(sql`UPDATE products SET hidden = true WHERE id = 'mysore-crepe'`);
    expect(await found()).toEqual(["temple-border"]);
    expect(await differences()).toEqual([]);
  });

  test("a repair: no word and no label is left that no shown product has", async () => {
    await shop.db.execute(sql`UPDATE products SET material = 'Tinsel' WHERE id = 'temple-border'`);
    await shop.db.execute(sql`UPDATE products SET material = 'Silk' WHERE id = 'temple-border'`);
    const left = () =>
      rowsOf(
        shop.db,
        sql`SELECT word FROM listing.words WHERE entries <= 0 UNION ALL
          SELECT label FROM listing.counts WHERE entries <= 0 UNION ALL
          SELECT label FROM listing.labels WHERE label = 'm:tinsel'`,
      );
    expect(await left()).not.toEqual([]);
    await shop.db.execute(sql`SELECT listing.refresh(NULL)`);
    expect(await left()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test("a sale by doing nothing at all", async () => {
    const versions = () => rowsOf(shop.db, sql`SELECT id, xmin FROM listing.entries ORDER BY id`);
    const before = await versions();
    await shop.db.execute(sql`UPDATE variants SET stock = stock + 1`);
    expect(await versions()).toEqual(before);
  });

  test("low stock, which is read without an index of the stock", async () => {
    const wrong = () =>
      rowsOf(
        shop.db,
        sql`SELECT id FROM variants FULL JOIN listing.low_stock AS low USING (id)
          WHERE (coalesce(stock, 5) < 5) <> (low.id IS NOT NULL)`,
      );
    for (const stock of ["0", "4", "5", "stock - 1", "stock + 2", "100"]) {
      await shop.db.execute(sql`UPDATE variants SET stock = ${sql.raw(stock)}`);
      expect({ stock, wrong: await wrong() }).toEqual({ stock, wrong: [] });
    }
    await shop.db.execute(sql`UPDATE variants SET stock = 1 WHERE id = 'temple-border--red'`);
    expect(await wrong()).toEqual([]);
  });

  test("a transaction that is undone", async () => {
    const undone = shop.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET hidden = true`);
      expect(await rowsOf(tx, sql`SELECT id FROM listing.entries`)).toEqual([]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await differences()).toEqual([]);
  });
});
