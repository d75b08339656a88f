import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days } from "../../clock.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { catalogueFiles } from "../catalogue/catalogueCsv.rules.ts";
import { withStage } from "../catalogue/catalogueStage.repo.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import { applyImport, startImport, undoImport } from "./deskImports.service.ts";
import { openState, readImport, readImports } from "./importState.ts";
import type { StartedImport } from "./deskImports.service.ts";
import { addPart, beginIncoming, dropOldIncoming, findIncoming } from "./incomingFiles.ts";

const actor = { kind: "staff", name: "asha@pallu.test" } as const;

const shop = openForFile(openOpsShop);
let exports = 0;
beforeAll(async () => {
  const uploads = join(shop.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
});

const failures: unknown[] = [];
beforeEach(() => {
  failures.length = 0;
});
const report = (error: unknown): void => void failures.push(error);

/** Uploads a file in two parts, and returns its id. */
const upload = async (name: string, ...lines: string[]): Promise<string> => {
  const { dataDir } = shop.config;
  await mkdir(dataDir, { recursive: true });
  const content = Buffer.from(`${lines.join("\n")}\n`);
  const begun = await beginIncoming(dataDir, { name, bytes: content.length });
  if (begun.kind !== "begun") throw new Error(begun.kind);
  const { id } = begun.file;
  const half = Math.floor(content.length / 2);
  await addPart(dataDir, { id, offset: 0, content: content.subarray(0, half) });
  await addPart(dataDir, { id, offset: half, content: content.subarray(half) });
  return id;
};

const importOf = (started: StartedImport): CatalogueImport => {
  if (started.kind !== "started") throw new Error(JSON.stringify(started));
  return started.import;
};

/** Waits for the end of what runs. */
const ended = async (started: StartedImport): Promise<CatalogueImport> => {
  const { id } = importOf(started);
  await expect
    .poll(async () => (await readImport(shop, id))?.state, { timeout: 10_000, interval: 20 })
    .not.toMatch(/^(?:waiting|checking|applying|undoing)$/);
  const found = await readImport(shop, id);
  if (!found) throw new Error("The import is gone.");
  expect(failures).toEqual([]);
  return found;
};

const start = (files: readonly string[], options: CatalogueImport["options"] = {}) =>
  startImport(shop, { files, options }, actor, report);
const check = async (...files: string[]) => ended(await start(files));
const apply = (id: string) => applyImport(shop, id, actor, report);
const undo = (id: string, dryRun = false) => undoImport(shop, { id, dryRun }, actor, report);

/** Returns the whole catalogue as its export has it. */
const exported = async (): Promise<string> => {
  const folder = join(shop.folder, `export-${exports++}`);
  expect(await shop.ops("catalogue:export", folder)).toMatchObject({ code: 0 });
  const texts = await Promise.all(
    catalogueFiles.map((file) => readFile(join(folder, file), "utf8")),
  );
  return texts.join("\n");
};

const PRODUCTS = "id,subcategory,name,offer_price,description";
const picture = "block-kurti-white-1.webp";

/** Returns an image of the variant that the files name again. */
const imageOf = async (): Promise<string> => {
  const [variant] = await shop.db
    .select()
    .from(variants)
    .where(eq(variants.id, "block-kurti--white"));
  return variant?.image ?? picture;
};

const subcategoryOf = async (): Promise<string> => {
  const [product] = await shop.db.select().from(products).where(eq(products.id, "block-kurti"));
  return product?.subcategoryId ?? "";
};

describe("files in parts", () => {
  const content = Buffer.from("0123456789");
  const begin = async (bytes = content.length) => {
    await mkdir(shop.config.dataDir, { recursive: true });
    const begun = await beginIncoming(shop.config.dataDir, { name: "../../x.csv", bytes });
    return begun.kind === "begun" ? begun.file.id : "";
  };
  const add = (id: string, offset: number, part: Buffer) =>
    addPart(shop.config.dataDir, { id, offset, content: part });

  test("a part that arrives twice, or too early, changes nothing and says where to go on", async () => {
    const id = await begin();
    await add(id, 0, content.subarray(0, 4));
    expect(await add(id, 0, content.subarray(0, 4))).toMatchObject({ file: { received: 4 } });
    expect(await add(id, 8, content.subarray(8))).toMatchObject({ file: { received: 4 } });
    expect(await add(id, 2, content.subarray(2, 6))).toMatchObject({ file: { received: 6 } });
    const [one, other] = await Promise.all([
      add(id, 6, content.subarray(6)),
      add(id, 6, content.subarray(6)),
    ]);
    expect([one, other]).toMatchObject([{ file: { received: 10 } }, { file: { received: 10 } }]);
    const path = join(shop.config.dataDir, "incoming", id, "content");
    expect(await readFile(path, "utf8")).toBe("0123456789");
  });

  test("more bytes than were announced are refused", async () => {
    const id = await begin(5);
    expect(await add(id, 0, content)).toMatchObject({ kind: "too_long", file: { received: 0 } });
  });

  test("a file of another name than an id is none", async () => {
    for (const id of ["..", "../uploads", "", "nothing"])
      expect(await findIncoming(shop.config.dataDir, id)).toBeUndefined();
  });

  test("files without a new part for a day are removed", async () => {
    const id = await begin();
    await dropOldIncoming(shop.config.dataDir, new Date(Date.now() - days(1)));
    expect(await findIncoming(shop.config.dataDir, id)).toMatchObject({ name: "../../x.csv" });
    await dropOldIncoming(shop.config.dataDir, new Date(Date.now() + 1000));
    expect(await findIncoming(shop.config.dataDir, id)).toBeUndefined();
  });

  test("an import of a file that has not arrived is refused", async () => {
    const id = await begin();
    expect(await start([id])).toEqual({ kind: "incomplete", name: "../../x.csv" });
    expect(await start(["nothing"])).toEqual({ kind: "unknown", what: "file" });
  });
});

describe("an import", () => {
  test("with a fault names file, line and column, and cannot be applied", async () => {
    const found = await check(
      await upload("my products.csv", PRODUCTS, "block-kurti,nowhere,Kurti,abc,Text"),
    );
    expect(found).toMatchObject({
      state: "faulty",
      tally: null,
      understood: ["my products.csv is read as products.csv."],
      issues: [{ file: "products.csv", line: 2, column: "offer_price" }],
      issueCount: 1,
    });
    expect(await apply(found.id)).toMatchObject({ kind: "refused" });
  });

  test.each([
    ["a picture", "photo.csv", ["\u0000\u0001\u0002PNG"], "it has letters that cannot be read"],
    ["an empty file", "empty.csv", [""], "the file is empty"],
    ["a letter", "letter.txt", ["Dear Asha,", "", "thank you."], "this is neither a product file"],
  ])("of %s says why it cannot be read", async (_what, name, lines, words) => {
    const found = await check(await upload(name, ...lines));
    expect(found.state).toBe("faulty");
    expect(found.issues[0]).toMatchObject({
      file: name,
      line: 1,
      reason: expect.stringContaining(words) as string,
    });
  });

  test("of columns that nobody knows names them and the platforms", async () => {
    const found = await check(await upload("shoes.csv", "shoe,last,leather", "1,2,3"));
    expect(found.issues[0]?.reason).toContain("Shopify");
    expect(found.issues[0]?.reason).toContain("shoe, last, leather");
  });

  test("of two files of the same kind, or of two platforms, is refused in words", async () => {
    const one = await upload("a.csv", PRODUCTS, "x,y,z,1,t");
    const two = await upload("b.csv", PRODUCTS, "x,y,z,1,t");
    expect((await check(one, two)).issues[0]?.reason).toContain("like a.csv");
    const foreign = await upload("shop.csv", "Handle,Title,Variant Price", "a,A,10");
    expect((await check(one, foreign)).issues[0]?.reason).toContain("import it alone");
  });

  test("of another platform asks what its file does not say", async () => {
    const image = await imageOf();
    const file = await upload(
      "shopify export.csv",
      "Handle,Title,Body (HTML),Variant Price,Image Src",
      `new-bag,New bag,A bag,499,${image}`,
    );
    const asked = await check(file);
    expect(asked).toMatchObject({ state: "faulty", needs: expect.arrayContaining(["tax"]) });
    expect(asked.understood[0]).toContain("Shopify");
  });

  test("shows changes before and after, is applied once, and is undone to the byte", async () => {
    const before = await exported();
    const [group, image] = [await subcategoryOf(), await imageOf()];
    const productFile = await upload(
      "products.csv",
      PRODUCTS,
      `block-kurti,${group},Kurti with blocks,999,Another text`,
      `new-kurti,${group},New kurti,1500,A new one`,
    );
    const variantFile = await upload(
      "variants.csv",
      "id,product,colour,colour_name,stock,pictures",
      `block-kurti--white,block-kurti,#ffffff,white,7,${image}`,
      `new-kurti--red,new-kurti,#ff0000,red,3,${image}`,
    );
    const checked = await check(productFile, variantFile);
    expect(checked).toMatchObject({
      state: "checked",
      issues: [],
      tally: { products: { new: 1, changed: 1 }, variants: { new: 1, changed: 1 } },
    });
    const kurti = checked.changes.find(({ id }) => id === "block-kurti");
    expect(kurti?.fields).toEqual(
      expect.arrayContaining([
        { name: "Name", before: "block kurti", after: "Kurti with blocks" },
        { name: "Offer price", before: "1299.99", after: "999" },
      ]),
    );
    expect(checked.changes.find(({ id }) => id === "new-kurti")).toMatchObject({
      what: "product",
      isNew: true,
      title: "New kurti",
    });
    expect(await exported()).toBe(before);

    const applied = await ended(await apply(checked.id));
    expect(applied).toMatchObject({ state: "done", undo: null });
    const after = await exported();
    expect(after).toContain("Kurti with blocks");
    expect(after).toContain("new-kurti--red");
    // A repeated call, such as after a lost answer, answers the same and changes nothing.
    expect(importOf(await apply(checked.id))).toEqual(applied);

    expect(importOf(await undo(checked.id, true)).undo).toEqual({
      restored: 2,
      removed: 2,
      hidden: [],
      kept: [],
    });
    expect(await exported()).toBe(after);
    const undone = await ended(await undo(checked.id));
    expect(undone).toMatchObject({ state: "undone", undo: { restored: 2, removed: 2 } });
    expect(await exported()).toBe(before);
    expect(importOf(await undo(checked.id))).toEqual(undone);
    expect(await apply(checked.id)).toMatchObject({ kind: "refused" });
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.filter(({ actorKind }) => actorKind === "staff")).toMatchObject([
      { action: "catalogue:import", actor: actor.name, after: { import: "started" } },
      { action: "catalogue:import", after: { products: 2, variants: 2 } },
      { action: "catalogue:undo", after: { import: "undone" } },
      { action: "catalogue:undo", after: { restored: 2, removed: 2, kept: 0 } },
    ]);
  });

  test("that is undone leaves what somebody changed or ordered since, and names it", async () => {
    const [group, image] = [await subcategoryOf(), await imageOf()];
    const productFile = await upload(
      "products.csv",
      PRODUCTS,
      `block-kurti,${group},Renamed kurti,888,Text`,
      `temple-border,${group},Renamed border,777,Text`,
      `sold-kurti,${group},Sold kurti,100,Text`,
    );
    const variantFile = await upload(
      "variants.csv",
      "id,product,colour,colour_name,stock,pictures",
      `sold-kurti--red,sold-kurti,#ff0000,red,3,${image}`,
    );
    const { id } = await ended(await apply((await check(productFile, variantFile)).id));
    await shop.db
      .update(products)
      .set({ offerPricePaise: 55_500 })
      .where(eq(products.id, "block-kurti"));
    await shop.db.execute(
      `INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor,
        discount_minor, total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1,
        address_line_2, additional_text, created_at)
      VALUES ('PL-1', 'PL-1', 'INR', 1, 0, 1, 0, 1, 'A', 'a@b.c', '9', 'X', '1', 'Y', '', '', now())`,
    );
    await shop.db.execute(
      `INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image,
        quantity, unit_paise, unit_minor, line_minor)
      VALUES ('PL-1', 1, 'sold-kurti--red', 'Sold', 'red', 'x.webp', 1, 1, 1, 1)`,
    );
    const undone = await ended(await undo(id));
    expect(undone.undo).toEqual({
      restored: 1,
      removed: 0,
      hidden: ["sold-kurti"],
      kept: ["block-kurti"],
    });
    const rows = new Map((await shop.db.select().from(products)).map((row) => [row.id, row]));
    expect(rows.get("block-kurti")).toMatchObject({
      name: "Renamed kurti",
      offerPricePaise: 55_500,
    });
    expect(rows.get("temple-border")?.name).not.toBe("Renamed border");
    expect(rows.get("sold-kurti")).toMatchObject({ hidden: true });
  });

  test("that finds another one running says whose and since when", async () => {
    const id = await upload("products.csv", PRODUCTS, "x,y,z,1,t");
    const run = { startedBy: "bina", startedAt: shop.clock.now() };
    const other = await withStage({ ...shop, run }, () => start([id]));
    expect(other).toEqual({ kind: "busy", run });
  });

  test("is kept for seven days, and undone only in them", async () => {
    const file = await upload(
      "products.csv",
      PRODUCTS,
      `temple-border,${await subcategoryOf()},Border,700,Text`,
    );
    const { id } = await ended(await apply((await check(file)).id));
    shop.clock.advance(days(7) + 1000);
    expect(await undo(id)).toMatchObject({ kind: "refused" });
    expect(await readImports(shop)).toEqual([]);
    expect(await readImport(shop, id)).toBeUndefined();
  });

  test("has not ended before its end is stored, and does not begin twice meanwhile", async () => {
    const found = await check(
      await upload("products.csv", PRODUCTS, `temple-border,${await subcategoryOf()},B,700,T`),
    );
    const applying = { ...found, state: "applying" } as const;
    const state = await openState(shop, applying);
    const ending = state?.end({ state: "done" });
    expect(await readImport(shop, found.id)).toMatchObject({ state: "applying" });
    expect(await openState(shop, applying)).toBeUndefined();
    await ending;
    expect(await readImport(shop, found.id)).toMatchObject({ state: "done" });
  });

  test("that is applied twice at once runs once", async () => {
    const { id } = await check(
      await upload("products.csv", PRODUCTS, `temple-border,${await subcategoryOf()},B,700,T`),
    );
    const both = await Promise.all([apply(id), apply(id)]);
    for (const one of both) expect(importOf(one)).toMatchObject({ id, state: "applying" });
    expect(await ended(both[0])).toMatchObject({ state: "done" });
  });

  test("of a process that was stopped has failed, and says what to do", async () => {
    const { id } = await check(
      await upload("products.csv", PRODUCTS, `temple-border,${await subcategoryOf()},B,700,T`),
    );
    const path = join(shop.config.dataDir, "imports", id, "import.json");
    const state = JSON.parse(await readFile(path, "utf8")) as object;
    await writeFile(path, JSON.stringify({ ...state, state: "applying" }));
    expect(await readImport(shop, id)).toMatchObject({ state: "applying" });
    shop.clock.advance(60_000);
    const stopped = await readImport(shop, id);
    expect(stopped).toMatchObject({ state: "failed" });
    expect(stopped?.failure).toContain("goes on where it stopped");
  });
});
