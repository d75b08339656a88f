import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products, variants } from "../modules/catalogue/catalogue.tables.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { insertContact, insertSubscription } from "../modules/messages/messages.repo.ts";
import { billing } from "../modules/orders/billing.fixtures.ts";
import { orderLines, orders } from "../modules/orders/orders.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(openOpsShop);

const fileWith = async (text: string | Buffer): Promise<string> => {
  const name = `${randomUUID()}.csv`;
  await writeFile(join(shop.folder, name), text);
  return name;
};

const HOT = "block-kurti--white";
const stockOf = async (id: string): Promise<number | undefined> =>
  (await shop.db.select().from(variants).where(eq(variants.id, id)))[0]?.stock;

describe("messages of the contact form", () => {
  const message = {
    name: "Meena R",
    email: "meena@pallu.test",
    phoneNumber: "9876543210",
    subject: "Damaged Product",
    comments: "The border came loose.",
  };

  test("are listed, shown, answered by one mail, and closed", async () => {
    await insertContact(shop.db, message, shop.clock.now());
    await insertContact(shop.db, { ...message, name: "Ravi" }, shop.clock.now());
    const { lines } = await shop.ops("message:list", "--state", "open", "--json");
    const { messages } = JSON.parse(lines[0] ?? "") as { messages: { id: string; name: string }[] };
    const idOf = (name: string): string => messages.find((each) => each.name === name)?.id ?? "";
    const meena = idOf("Meena R");
    expect((await shop.ops("message:show", meena)).lines).toContain("> The border came loose.");
    expect(await shop.ops("message:answer", meena, "--text", "We send you a new one.")).toEqual({
      code: 0,
      lines: ["The answer is sent to meena@pallu.test."],
    });
    const mails = await shop.db.select().from(outbox);
    expect(mails).toMatchObject([
      { recipient: "meena@pallu.test", subject: "Your message to Pallu: Damaged Product" },
    ]);
    expect(mails[0]?.text).toContain("We send you a new one.");
    expect(mails[0]?.text).toContain("Your message:\n> The border came loose.\n");
    expect((await shop.ops("message:close", idOf("Ravi"))).code).toBe(0);
    expect((await shop.ops("message:list", "--state", "open")).lines).toEqual([
      "No message matches.",
    ]);
  });

  test("a second answer is sent, and the first one is kept", async () => {
    await insertContact(shop.db, { ...message, name: "Twice" }, shop.clock.now());
    const { lines } = await shop.ops("message:list", "--json");
    const { messages } = JSON.parse(lines[0] ?? "") as { messages: { id: string; name: string }[] };
    const id = messages.find(({ name }) => name === "Twice")?.id ?? "";
    await shop.db.delete(outbox);
    await shop.ops("message:answer", id, "--text", "The first answer");
    await shop.ops("message:answer", id, "--text", "The second answer");
    expect(await shop.db.$count(outbox)).toBe(2);
    const shown = (await shop.ops("message:show", id)).lines;
    expect(shown.slice(3)).toEqual([
      expect.stringMatching(/^Answer of .+ by asha:$/),
      "> The first answer",
      expect.stringMatching(/^Answer of .+ by asha:$/),
      "> The second answer",
    ]);
  });

  test("an answer that a stranger's message contains is no line of the shop", async () => {
    const comments = "Hi\r\n\r\nAnswer:\nWe refunded 9,999";
    await insertContact(shop.db, { ...message, name: "Forger", comments }, shop.clock.now());
    const { lines } = await shop.ops("message:list", "--json");
    const { messages } = JSON.parse(lines[0] ?? "") as { messages: { id: string; name: string }[] };
    const id = messages.find(({ name }) => name === "Forger")?.id ?? "";
    expect((await shop.ops("message:show", id)).lines.slice(2)).toEqual([
      "> Hi",
      "> ",
      "> Answer:",
      "> We refunded 9,999",
    ]);
  });

  test.each([
    ["message:show nothing", 1, "There is no message nothing."],
    ["message:answer nothing --text Hello", 1, "There is no message nothing."],
    ["message:answer nothing", 2, "The answer must have 1 to 5000 characters"],
    ["message:list --state lost", 2, "'lost' is not a state of a message"],
  ])("%s is refused with the reason", async (line, code, reason) => {
    const result = await shop.ops(...line.split(" "));
    expect([result.code, result.lines.join("\n")]).toEqual([code, expect.stringContaining(reason)]);
  });

  test("subscribers are written once, for their owner's eyes", async () => {
    await insertSubscription(shop.db, "=cmd@pallu.test", shop.clock.now());
    expect((await shop.ops("newsletter:export", "subscribers.csv")).code).toBe(0);
    const file = join(shop.folder, "subscribers.csv");
    expect(await readFile(file, "utf8")).toContain("'=cmd@pallu.test");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await shop.ops("newsletter:export", "subscribers.csv");
    expect([again.code, again.lines[0]]).toEqual([1, expect.stringContaining("exists already")]);
  });
});

describe("stock and prices from files", () => {
  test("a dry run lists every difference; then all rows are written", async () => {
    const before = await stockOf(HOT);
    const file = await fileWith(`variant,stock\n${HOT},41\nmysore-crepe--leaf,3\n`);
    const dry = await shop.ops("stock:import", file, "--dry-run");
    expect(dry.lines).toContain(`${HOT}: ${before} → 41`);
    expect(await stockOf(HOT)).toBe(before);
    expect((await shop.ops("stock:import", file)).code).toBe(0);
    expect([await stockOf(HOT), await stockOf("mysore-crepe--leaf")]).toEqual([41, 3]);
    expect((await shop.ops("stock:list", "--below", "4")).lines.join("\n")).toContain(
      "mysore-crepe--leaf",
    );
    expect((await shop.ops("stock:import", file)).lines).toEqual(["0 changed, 2 as they were."]);
  });

  test("a row with another number on hand than expected is refused, and so is the whole file", async () => {
    await shop.ops("stock:set", HOT, "8");
    const before = await stockOf("mysore-crepe--leaf");
    const refused = await shop.ops(
      "stock:import",
      await fileWith(
        `variant,stock,expected\nmysore-crepe--leaf,50,\n${HOT},12,10\ntemple-border--peacock,1,1000\n`,
      ),
    );
    expect(refused).toEqual({
      code: 1,
      lines: [
        `Line 3: ${HOT} had 10 on hand when you read it, and has 8 now: look at it again, then change it.`,
        expect.stringMatching(
          /^Line 4: temple-border--peacock had 1000 on hand when you read it, and has \d+ now/,
        ),
        "Nothing was changed.",
      ],
    });
    expect([await stockOf("mysore-crepe--leaf"), await stockOf(HOT)]).toEqual([before, 8]);
    const right = await fileWith(`variant,stock,expected\n${HOT},12,8\n`);
    expect((await shop.ops("stock:import", right)).lines[0]).toBe(`${HOT}: 8 → 12`);
  });

  test.each([
    ["semicolons", "variant;stock\nblock-kurti--white;7\n"],
    ["tabs and quoted cells", '"variant"\t"stock"\r\n"block-kurti--white"\t7\r\n'],
    ["a line for Excel", "sep=;\r\nvariant;stock\r\nblock-kurti--white;7\r\n"],
    ["rows of blank cells", "\uFEFFVariant,Stock,,\n,,,\nblock-kurti--white, 7 ,,\n,\n"],
    ["UTF-16", Buffer.from("\uFEFFvariant\tstock\r\nblock-kurti--white\t7\r\n", "utf16le")],
  ])("a file with %s is read", async (_what, text) => {
    await shop.ops("stock:set", HOT, "1");
    const { lines } = await shop.ops("stock:import", await fileWith(text));
    expect(lines).toEqual([`${HOT}: 1 → 7`, "1 changed, 0 as they were."]);
  });

  test("an empty list price is the offer price, and amounts may have signs and groups", async () => {
    const file = await fileWith('product,offer_price,list_price\nblock-kurti,"₹1,25,000.50",\n');
    expect((await shop.ops("price:import", file)).lines[0]).toContain(
      "→ ₹1,25,000.50 of ₹1,25,000.50",
    );
    const unclear = await fileWith('product,offer_price,list_price\nblock-kurti,"12,50",\n');
    expect((await shop.ops("price:import", unclear)).lines[0]).toContain("'12,50' is not");
    expect((await shop.ops("price:set", "block-kurti", "1299.99", "--list", "1500")).code).toBe(0);
  });

  test("prices of several products change together", async () => {
    const file = await fileWith("product,offer_price,list_price\nblock-kurti,899,1500\n");
    const result = await shop.ops("price:import", file);
    expect(result.lines).toEqual([
      "block-kurti: ₹1,299.99 of ₹1,500 → ₹899 of ₹1,500",
      "1 changed, 0 as they were.",
    ]);
    const [product] = await shop.db.select().from(products).where(eq(products.id, "block-kurti"));
    expect(product?.offerPricePaise).toBe(899_00);
  });

  test.each([
    [
      "stock:import",
      "variant,stock\nblock-kurti--white,9\nblock-kurti--blue,many\n",
      "Line 3: The stock must be a whole number",
    ],
    [
      "stock:import",
      "variant,stock\nblock-kurti--white,9\nblock-kurti--blue,1000000001\n",
      "Line 3: The stock must be a whole number from 0 to 1000000000; '1000000001' is not.",
    ],
    [
      "stock:import",
      "variant,stock,expected\nblock-kurti--white,9,some\n",
      "Line 2: The expected stock must be a whole number",
    ],
    [
      "stock:import",
      "variant,stock\nblock-kurti--white,9\nnothing,1\n",
      "There is no variant nothing.",
    ],
    [
      "stock:import",
      "variant,stock\nblock-kurti--white,9\nblock-kurti--white,8\n",
      "Line 3: block-kurti--white is duplicated.",
    ],
    ["stock:import", "variant\nblock-kurti--white\n", "the column stock is missing"],
    ["stock:import", "variant,stock,stock\na,1,2\n", "Line 1: the column stock is duplicated."],
    [
      "stock:import",
      'variant,stock\nblock-kurti--white,9\n"block-kurti--blue,9\n\n',
      'Line 3: a quotation mark (") is opened in this row and not closed',
    ],
    [
      "stock:import",
      "variant,stock\nblock-kurti--white,9,8\n",
      "Line 2: it has 3 cells for 2 columns: enclose a cell that has the separator in quotation marks.",
    ],
    [
      "stock:import",
      Buffer.from("variant,stock\ncafé--one,7\n", "latin1"),
      "Line 2: it has letters that cannot be read: save the file as 'CSV UTF-8'.",
    ],
    ["stock:import", "", "Line 1: the file is empty."],
    ["stock:import", "variant,stock\n,\n", "Line 1: the file has no rows."],
    [
      "stock:import",
      "id;tags (a,b,b,c);price\n1;x;2\n",
      "Line 1: this is no list of stock: it needs the columns variant and stock.\n" +
        "Line 1: these columns are missing: variant, stock.\n" +
        "Line 1: there are no columns id, tags (a,b,b,c), price.\n" +
        "Line 1: the columns are variant, stock, expected, product, colour, option, sku, barcode, reserved.",
    ],
    [
      "price:import",
      Buffer.from("PK\u0003\u0004"),
      "Line 1: this is a workbook and no CSV file: open it in your spreadsheet program",
    ],
    [
      "price:import",
      "product,offer_price,list_price\nblock-kurti,900,800\n",
      "Line 2: The offer price is above the list price.",
    ],
  ])("%s with a bad row changes nothing (%#)", async (command, text, reason) => {
    const before = await stockOf(HOT);
    const result = await shop.ops(command, await fileWith(text));
    expect([result.code, result.lines.join("\n")]).toEqual([1, expect.stringContaining(reason)]);
    expect(await stockOf(HOT)).toBe(before);
  });

  test("a file that is not there is named", async () => {
    const result = await shop.ops("stock:import", "nowhere.csv");
    expect([result.code, result.lines[0]]).toEqual([
      1,
      expect.stringContaining("there is no such file"),
    ]);
  });
});

test("a coupon that has ended is refused from that moment", async () => {
  expect((await shop.ops("coupon:end", "welcome10")).lines).toEqual(["WELCOME10 has ended."]);
  const { lines } = await shop.ops("coupon:list");
  expect(lines.find((line) => line.startsWith("WELCOME10"))).toContain("ended");
  expect((await shop.ops("coupon:end", "NOSUCH")).lines).toEqual(["There is no coupon NOSUCH."]);
});

describe("accounts of some days", () => {
  const order = {
    userId: null,
    currency: "INR" as const,
    subTotalPaise: 1000_00,
    discountPaise: 100_00,
    subTotalMinor: 1000_00,
    discountMinor: 100_00,
    totalMinor: 900_00,
    couponCode: "WELCOME10",
    ...billing,
  };

  test("sums go by state, and net and tax of a row add up to its total", async () => {
    await shop.db.insert(orders).values(
      (["placed", "delivered", "cancelled"] as const).map((state, index) => ({
        ...order,
        id: `PL-TEST${index}`,
        submissionKey: `key ${index}`,
        state,
        createdAt: new Date("2027-03-10T10:00:00+05:30"),
      })),
    );
    const days = ["--from", "2027-03-10", "--to", "2027-03-10"];
    const { lines } = await shop.ops("report:sales", ...days, "--json");
    const { sales } = JSON.parse(lines[0] ?? "") as { sales: { state: string; total: number }[] };
    expect(sales.map(({ state, total }) => [state, total])).toEqual([
      ["cancelled", 900],
      ["delivered", 900],
      ["placed", 900],
    ]);
    expect((await shop.ops("order:export", "march.csv", ...days, "--tax", "5")).lines[0]).toContain(
      "Wrote 3 orders",
    );
    const [, row = ""] = (await readFile(join(shop.folder, "march.csv"), "utf8")).split("\n");
    expect(row).toBe(
      "PL-TEST0,2027-03-10T10:00:00+05:30,placed,pending,INR,1000.00,100.00,WELCOME10,900.00,5,857.14,42.86,,,",
    );
  });

  test("a returned and a refunded order have no tax, but the time of the return and of the refund", async () => {
    await shop.db.insert(orders).values(
      (["shipped", "delivered"] as const).map((state, index) => ({
        ...order,
        id: `PL-BACK${index}`,
        submissionKey: `key of ${state}`,
        state,
        paymentState: "paid" as const,
        createdAt: new Date("2027-05-10T10:00:00+05:30"),
      })),
    );
    shop.clock.set(new Date("2027-06-02T09:00:00+05:30"));
    await shop.ops("order:return", "PL-BACK0", "--yes");
    shop.clock.set(new Date("2027-06-03T09:00:00+05:30"));
    await shop.ops("order:refund", "PL-BACK1", "--yes");
    const days = ["--from", "2027-05-10", "--to", "2027-05-10"];
    await shop.ops("order:export", "may.csv", ...days, "--tax", "5");
    const [, ...rows] = (await readFile(join(shop.folder, "may.csv"), "utf8")).trim().split("\n");
    expect(rows.map((row) => row.split(",").slice(8))).toEqual([
      ["900.00", "", "", "", "", "2027-06-02T09:00:00+05:30", ""],
      ["900.00", "", "", "", "", "", "2027-06-03T09:00:00+05:30"],
    ]);
  });

  test("lines have the SKU, colour and option that were ordered", async () => {
    const id = "PL-LINES";
    await shop.db.insert(orders).values({
      ...order,
      id,
      submissionKey: "key of lines",
      state: "confirmed",
      createdAt: new Date("2027-07-10T10:00:00+05:30"),
    });
    const line = {
      orderId: id,
      variantId: "block-kurti--white",
      productName: "Block kurti",
      colourName: "Rani pink",
      optionName: "",
      optionValue: "",
      sku: null,
      image: "a.webp",
      quantity: 1,
      unitPaise: 400_00,
      unitMinor: 400_00,
      lineMinor: 400_00,
    };
    const sized = { optionName: "Size", optionValue: "M", sku: "KS-1,M", quantity: 2 };
    await shop.db.insert(orderLines).values([
      { ...line, position: 2 },
      { ...line, ...sized, position: 1, unitPaise: 300_00, unitMinor: 300_00, lineMinor: 600_00 },
    ]);
    const days = ["--from", "2027-07-10", "--to", "2027-07-10"];
    expect((await shop.ops("order:export", "lines.csv", ...days, "--lines")).lines).toEqual([
      expect.stringMatching(/^Wrote 2 lines of orders to /),
    ]);
    expect(await readFile(join(shop.folder, "lines.csv"), "utf8")).toBe(
      [
        "\uFEFForderId,placedAt,state,payment,currency,line,variant,sku,product,colour,option,optionValue,quantity,unitPrice,lineTotal",
        'PL-LINES,2027-07-10T10:00:00+05:30,confirmed,pending,INR,1,block-kurti--white,"KS-1,M",Block kurti,Rani pink,Size,M,2,300.00,600.00',
        "PL-LINES,2027-07-10T10:00:00+05:30,confirmed,pending,INR,2,block-kurti--white,,Block kurti,Rani pink,,,1,400.00,400.00",
        "",
      ].join("\n"),
    );
  });

  test("a row has the day of the period that it was asked for, and a cancelled order has no tax", async () => {
    await shop.db.insert(orders).values({
      ...order,
      id: "PL-NIGHT",
      submissionKey: "key of the night",
      state: "cancelled",
      createdAt: new Date("2027-03-31T20:59:45Z"),
    });
    const days = ["--from", "2027-04-01", "--to", "2027-04-01"];
    await shop.ops("order:export", "april.csv", ...days, "--tax", "5");
    const [, row] = (await readFile(join(shop.folder, "april.csv"), "utf8")).split("\n");
    expect(row).toBe(
      "PL-NIGHT,2027-04-01T02:29:45+05:30,cancelled,pending,INR,1000.00,100.00,WELCOME10,900.00,,,,,,",
    );
    const { lines } = await shop.ops("report:sales", ...days, "--json");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      from: "2027-04-01T00:00:00+05:30",
      to: "2027-04-01T23:59:59+05:30",
    });
  });

  test.each([
    ["report:sales --from 2027-03-10", "Name the days"],
    ["report:sales --from 2027-03-10 --to 2027-03-09", "2027-03-09 is before 2027-03-10."],
    ["report:sales --from 2027-02-30 --to 2027-03-09", "'2027-02-30' is not a day"],
    ["order:export x.csv --from 2027-03-10 --to 2027-03-10 --tax five", "'five' is not a tax rate"],
    ["order:export x.csv --from 2027-03-10 --to 2027-03-10 --tax 5 --lines", "leave out --tax"],
  ])("%s is refused with the reason", async (line, reason) => {
    const result = await shop.ops(...line.split(" "));
    expect([result.code, result.lines.join("\n")]).toEqual([2, expect.stringContaining(reason)]);
  });
});
