import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../http/auth/users.tables.ts";
import { variants } from "../modules/catalogue/catalogue.tables.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { orderLines, orders } from "../modules/orders/orders.tables.ts";
import { expiredRows } from "../modules/privacy/retention.repo.ts";
import { webhookDeliveries } from "../modules/webhooks/webhooks.tables.ts";
import { createTestApi } from "../testing/createTestApi.ts";
import type { TestApi } from "../testing/createTestApi.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { createBuyer, sendTo } from "../testing/shopCaller.ts";
import type { Caller } from "../testing/shopCaller.ts";
import { buyOne } from "../testing/shopLoad.ts";

let shop: OpsShop;
let api: TestApi;
let asha: Caller;
let ashaEmail: string;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database, config: { rateLimitFactor: 100_000 } });
  asha = await createBuyer(shop.db, sendTo(api.app), shop.clock.now());
  ashaEmail = `${asha.userId}@example.com`;
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const head =
  "Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Phone,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Phone,Cancelled at";

/** The first row of an order, and a row of a further item. */
const first = (name: string, email: string, change: Record<string, string> = {}): string => {
  const cells: Record<string, string> = {
    Name: name,
    Email: email,
    "Financial Status": "paid",
    Currency: "INR",
    Total: "1900.00",
    "Discount Amount": "200.00",
    "Created at": "2024-03-31 10:00:00 +0530",
    "Lineitem quantity": "2",
    "Lineitem name": "Red saree - M",
    "Lineitem price": "1000.00",
    "Lineitem sku": "RS-M",
    "Billing Name": "Somebody else",
    "Shipping Name": "Asha Rao",
    "Shipping Address1": "1 Loom Road",
    "Shipping City": "Erode",
    "Shipping Zip": "'638001",
    "Shipping Phone": "'+919876543210",
    ...change,
  };
  return head
    .split(",")
    .map((column) => cells[column] ?? "")
    .join(",");
};
const further = (name: string, item: string, price: string): string =>
  first(name, "", {
    ...Object.fromEntries(head.split(",").map((column) => [column, ""])),
    Name: name,
    "Lineitem quantity": "1",
    "Lineitem name": item,
    "Lineitem price": price,
  });

const importLines = async (lines: readonly string[], ...options: string[]) => {
  await writeFile(join(shop.folder, "orders.csv"), `${[head, ...lines].join("\n")}\n`);
  return shop.ops("order:import", join(shop.folder, "orders.csv"), ...options);
};

const orderOf = async (id: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];

const linesOf = (id: string) =>
  shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));

describe("order:import", () => {
  const counted = async () => ({
    stock: await shop.db.select({ id: variants.id, stock: variants.stock }).from(variants),
    mails: await shop.db.$count(outbox),
    deliveries: await shop.db.$count(webhookDeliveries),
  });

  test("reads the export of Shopify; nothing is sold, mailed or sent by it", async () => {
    const before = await counted();
    const lines = [
      first("#1001", ashaEmail.toUpperCase()),
      further("#1001", "Free scarf", "0.00"),
      first("#1002", "stranger@example.com", {
        "Created at": "2024-05-01 10:00:00 +0530",
        Total: "2100.00",
        "Discount Amount": "",
        "Cancelled at": "2024-05-02 10:00:00 +0530",
        "Financial Status": "refunded",
        "Shipping Name": "",
        "Billing City": "Salem",
      }),
    ];
    const answer = [
      "Orders: 2 new, 0 as they were.",
      "New ones in the history of an account: 1.",
      "Columns that were left out: paid at, subtotal, shipping, taxes, discount code.",
    ];
    expect((await importLines(lines, "--dry-run")).lines).toEqual([
      "This is a dry run: nothing was changed.",
      ...answer,
    ]);
    expect(await shop.db.$count(orders)).toBe(0);
    expect((await importLines(lines)).lines).toEqual(answer);
    expect(await orderOf("OLD-1001")).toMatchObject({
      userId: asha.userId,
      state: "delivered",
      paymentState: "paid",
      currency: "INR",
      subTotalMinor: 210_000,
      discountMinor: 20_000,
      totalMinor: 190_000,
      couponCode: null,
      fullName: "Asha Rao",
      zipCode: "638001",
      phoneNo: "+919876543210",
      createdAt: new Date("2024-03-31T04:30:00Z"),
      importedAt: shop.clock.now(),
    });
    expect(await linesOf("OLD-1001")).toMatchObject([
      { productName: "Red saree - M", variantId: "RS-M", quantity: 2, unitPaise: 100_000 },
      { productName: "Free scarf", quantity: 1, unitPaise: 0 },
      // Shipping was 100 rupees: the total is larger than the items less the discount.
      { productName: "Shipping and taxes", quantity: 1, unitPaise: 10_000 },
    ]);
    expect(await orderOf("OLD-1002")).toMatchObject({
      userId: null,
      state: "cancelled",
      paymentState: "refunded",
      totalMinor: 210_000,
      discountMinor: 0,
      townCity: "Salem",
    });
    expect((await importLines(lines)).lines[0]).toBe("Orders: 0 new, 2 as they were.");
    expect(await counted()).toEqual(before);
  });

  test("faults are named by file, line and column, and no order is added", async () => {
    expect(
      await importLines([
        first("#1", "a@example.com", { Currency: "USD" }),
        first("#2", "no address", { "Created at": "yesterday", Total: "free" }),
        first("#3", "", { "Lineitem quantity": "0", "Lineitem name": "", "Lineitem price": "-1" }),
        first("#", "a@example.com"),
      ]),
    ).toEqual({
      code: 1,
      lines: [
        "orders.csv, line 2, column currency: 'USD' is not INR: amounts are not converted",
        "orders.csv, line 3, column created_at: 'yesterday' is not a day such as 2024-03-31",
        "orders.csv, line 3, column email: 'no address' is not an email address",
        "orders.csv, line 3, column total: 'free' is not an amount in rupees, such as 1299 or 1299.50",
        "orders.csv, line 4, column lineitem_quantity: '0' is not a number of pieces",
        "orders.csv, line 4, column lineitem_name: it is empty",
        "orders.csv, line 4, column lineitem_price: '-1' is not an amount in rupees, such as 1299 or 1299.50",
        "orders.csv, line 5, column name: '#' is not the number of an order",
        "Nothing was changed.",
      ],
    });
    expect((await importLines([first("#7", ""), first("7", "")])).lines[0]).toBe(
      "orders.csv, line 3, column name: it is too like that of line 2",
    );
    expect(await orderOf("OLD-7")).toBeUndefined();
  });
});

describe("an imported order", () => {
  test("follows the own ones in the customer's history, with all fields of the specification", async () => {
    const placed = await buyOne(shop.db, sendTo(api.app), "chettinad-checks--indigo");
    expect(placed.status).toBe(200);
    const own = (await shop.db.select().from(orders).orderBy(asc(orders.createdAt))).at(-1);
    await shop.db
      .update(orders)
      .set({ userId: asha.userId })
      .where(eq(orders.id, own?.id ?? ""));
    const rows = await asha.call("listOrderHistory", 200, {
      params: { userId: asha.userId },
    });
    expect(rows.map(({ orderId, productname }) => [orderId, productname])).toEqual([
      [own?.id, "chettinad checks"],
      ["OLD-1001", "Red saree - M"],
      ["OLD-1001", "Free scarf"],
      ["OLD-1001", "Shipping and taxes"],
    ]);
    const [summary] = (
      await asha.call("listOrders", 200, { params: { userId: asha.userId } })
    ).slice(-1);
    expect(summary).toMatchObject({ orderId: "OLD-1001", grandTotalAmount: 1900 });
  });

  test("belongs to nobody who only names its address, and to the account that was imported with it", async () => {
    const stranger = await api.newVisitor({ isProved: false });
    await writeFile(join(shop.folder, "c.csv"), "name,email\nKala,kala@example.com\n");
    await shop.ops("customer:import", join(shop.folder, "c.csv"));
    await importLines([first("#1003", stranger.user.email), first("#1004", "Kala@example.com")]);
    const [kala] = await shop.db.select().from(users).where(eq(users.email, "kala@example.com"));
    expect([(await orderOf("OLD-1003"))?.userId, (await orderOf("OLD-1004"))?.userId]).toEqual([
      null,
      kala?.id,
    ]);
  });

  test("is marked in lists, and its state never changes", async () => {
    const { lines } = await shop.ops("order:list");
    expect(lines.find((line) => line.startsWith("OLD-1002"))).toContain("imported: Somebody else");
    const shown = (await shop.ops("order:show", "OLD-1002")).lines;
    expect(shown[1]).toMatch(/^It was imported from another shop, .* and never changes\.$/);
    expect(shown.join("\n")).not.toContain("The account is erased");
    for (const action of ["return", "refund", "confirm"]) {
      const confirmed = action === "confirm" ? [] : ["--yes"];
      expect(await shop.ops(`order:${action}`, "OLD-1001", ...confirmed)).toEqual({
        code: 1,
        lines: ["OLD-1001 was imported from another shop and cannot be changed."],
      });
    }
    expect(await orderOf("OLD-1001")).toMatchObject({ state: "delivered", paymentState: "paid" });
  });

  test("is in no figure, no export for accounting and no answer to a key", async () => {
    const period = ["--from", "2024-01-01", "--to", "2024-12-31"];
    const report = (await shop.ops("report:sales", ...period)).lines.join("\n");
    expect(report).not.toMatch(/1,900|2,100|Red saree/);
    const file = join(shop.folder, "export.csv");
    await shop.ops("order:export", file, ...period);
    expect(await readFile(file, "utf8")).not.toContain("OLD-");
    const [, key = ""] =
      /(pallu_key_\S+)/.exec(
        (
          await shop.ops(
            "key:add",
            "--name",
            "erp",
            "--scope",
            "orders:read",
            "--expires",
            "2096-12-31",
          )
        ).lines.join("\n"),
      ) ?? [];
    const read = (path: string) =>
      api.app.inject({ url: path, headers: { authorization: `Bearer ${key}` } });
    const listed = await read("/api/merchant/orders?limit=100");
    expect([listed.statusCode, listed.body.includes("OLD-")]).toEqual([200, false]);
    expect((await read("/api/merchant/orders/OLD-1001")).statusCode).toBe(404);
  });

  test("expires as others do, and is cleared with the person's account", async () => {
    const { table, where } = expiredRows(shop.clock.now(), shop.config.retention).orders;
    const due = await shop.db.select().from(table).where(where);
    expect(due.length).toBe(0);
    const late = expiredRows(new Date("2096-01-01"), shop.config.retention).orders;
    expect(await shop.db.$count(late.table, late.where)).toBeGreaterThan(3);
    // An order of her address that was imported before she had an account.
    await shop.db.update(orders).set({ userId: null }).where(eq(orders.id, "OLD-1001"));
    await shop.ops("user:delete", asha.userId, "--yes");
    expect(await orderOf("OLD-1001")).toMatchObject({
      email: "",
      phoneNo: "",
      fullName: "Asha Rao",
    });
  });
});
