import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi } from "../../testing/index.ts";
import type { StaffMember } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { deskFileEndpoints } from "./deskFiles.rules.ts";
import { deskStockEndpoints as endpoints } from "./deskStock.rules.ts";

const api = openForFile(createTestApi);
let staff: StaffMember;
let variantId: string;
let productId: string;

beforeAll(async () => {
  staff = await api.staff("staff");
});
beforeEach(async () => {
  await api.db.delete(auditEntries);
  const [row] = await api.db.select().from(variants).orderBy(variants.id).limit(1);
  variantId = row?.id ?? "";
  productId = row?.productId ?? "";
  await api.db.update(variants).set({ stock: 6 }).where(eq(variants.id, variantId));
});

const stockNow = async () =>
  (await api.db.select().from(variants).where(eq(variants.id, variantId)))[0]?.stock;

const sendFile = async (text: string | Buffer, name = "count.csv"): Promise<string> => {
  const content = Buffer.from(text);
  const begun = await api.call(deskFileEndpoints.beginFile, {
    as: staff,
    body: { name, bytes: content.length },
  });
  const { id } = begun.body as { id: string };
  const part = await api.app.inject({
    method: "PUT",
    url: `/api/desk/files/${id}/parts/0`,
    cookies: staff.cookies,
    headers: {
      "content-type": "application/octet-stream",
      "x-desk-token": staff.deskToken,
      "sec-fetch-site": "same-origin",
    },
    payload: content,
  });
  expect(part.statusCode).toBe(200);
  return id;
};

const importFile = (fileId: string, dryRun: boolean) =>
  api.call(endpoints.importStockFile, { as: staff, body: { fileId, dryRun } });

test("the list of stock as a file goes round: unchanged it changes nothing, and a corrected number is set", async () => {
  const { body } = await api.call(endpoints.exportStock, { as: staff });
  const { csv, rows, fileName } = body as { csv: string; rows: number; fileName: string };
  expect(rows).toBe(await api.db.$count(variants));
  expect(fileName).toMatch(/^stock-\d{4}-\d\d-\d\d\.csv$/);
  expect((await importFile(await sendFile(csv), true)).body).toMatchObject({ rows, changed: 0 });
  const corrected = csv.replace(/(,6),6\n/, "$1,9\n");
  const fileId = await sendFile(corrected);
  const changes = [{ id: variantId, before: 6, after: 9 }];
  expect((await importFile(fileId, true)).body).toMatchObject({ dryRun: true, changes });
  expect(await stockNow()).toBe(6);
  expect((await importFile(fileId, false)).body).toMatchObject({ changed: 1, changes });
  expect(await stockNow()).toBe(9);
  expect(await api.db.select().from(auditEntries)).toMatchObject([
    { actorKind: "staff", actor: staff.email, action: "stock:import" },
  ]);
  expect((await importFile(fileId, false)).status).toBe(404);
});

test("every fault is named with file, line and column, and nothing is changed", async () => {
  const lines = ["variant,stock", `${variantId},1e9`, "nothing,4", `${variantId},1000000001`];
  const { status, body } = await importFile(await sendFile(`${lines.join("\n")}\n`), true);
  expect([status, body]).toMatchObject([
    422,
    {
      code: "invalid_file",
      message:
        "count.csv, line 2, stock: The stock must be a whole number from 0 to 1000000000; '1e9' is not. 1 more fault is in the file. Nothing was changed.",
      refused: [
        { line: 2, column: "stock" },
        { line: 4, column: "stock" },
      ],
    },
  ]);
  const unknown = await importFile(await sendFile("variant,stock\nnothing,4\n"), false);
  expect(unknown.body).toMatchObject({
    refused: [
      { id: "nothing", line: 2, column: "variant", message: "There is no variant nothing." },
    ],
  });
  expect(await stockNow()).toBe(6);
});

test.each([
  ["a workbook", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "this is a workbook and no CSV file"],
  [
    "another list",
    "name,price\na,1\n",
    "this is no list of stock: it needs the columns variant and stock",
  ],
  ["an empty table", "variant,stock\n", "the file has no rows"],
])("%s is refused with words", async (_what, content, words) => {
  const { status, body } = await importFile(await sendFile(content), true);
  expect([status, (body as { message: string }).message]).toEqual([
    422,
    expect.stringContaining(words),
  ]);
});

test("a number that has changed since the file was written is refused with both", async () => {
  const text = `variant,expected,stock\n${variantId},5,9\n`;
  const { status, body } = await importFile(await sendFile(text), false);
  expect([status, body]).toMatchObject([
    409,
    { code: "unexpected_stock", refused: [{ id: variantId, line: 2, found: 6 }] },
  ]);
  expect(await stockNow()).toBe(6);
});

test("a file of more than 2 MB, and one that has not arrived, are refused", async () => {
  const large = Buffer.alloc(1024 * 1024, "x");
  const begun = await api.call(deskFileEndpoints.beginFile, {
    as: staff,
    body: { name: "large.csv", bytes: 3 * large.length },
  });
  const { id } = begun.body as { id: string };
  expect((await importFile(id, true)).body).toMatchObject({ code: "incomplete_file" });
  for (const part of [0, 1, 2])
    await api.app.inject({
      method: "PUT",
      url: `/api/desk/files/${id}/parts/${part * large.length}`,
      cookies: staff.cookies,
      headers: {
        "content-type": "application/octet-stream",
        "x-desk-token": staff.deskToken,
        "sec-fetch-site": "same-origin",
      },
      payload: large,
    });
  expect((await importFile(id, true)).body).toMatchObject({ code: "large_file" });
  expect((await importFile(id, true)).status).toBe(404);
});

test("prices are set by a file in rupees", async () => {
  const fileId = await sendFile(`product,offer_price,list_price\n${productId},1299.50,2000\n`);
  const run = (dryRun: boolean) =>
    api.call(endpoints.importPriceFile, { as: staff, body: { fileId, dryRun } });
  const after = { offerPrice: 1299.5, listPrice: 2000 };
  expect((await run(true)).body).toMatchObject({ changed: 1, changes: [{ id: productId, after }] });
  expect((await run(false)).status).toBe(200);
  const [product] = await api.db.select().from(products).where(eq(products.id, productId));
  expect(product).toMatchObject({ offerPricePaise: 129_950, listPricePaise: 200_000 });
});
