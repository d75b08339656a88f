import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { NO_SPACE } from "../db/freeSpace.ts";
import { products } from "../modules/catalogue/catalogue.tables.ts";
import { coupons } from "../modules/coupons/coupons.tables.ts";
import { createTestApi } from "../testing/createTestApi.ts";
import { reportFreeSpace } from "../testing/freeSpace.ts";
import { callOps, openOpsShop } from "../testing/opsCaller.ts";
import { giveSizes } from "../testing/sizes.ts";
import { openForFile } from "../testing/openForFile.ts";
import { commands } from "./commands.ts";

const shop = openForFile(openOpsShop);

describe("asked for wrongly", () => {
  test.each([
    ["stock:se", "There is no command 'stock:se'."],
    ["stock:set", "An argument is missing."],
    ["stock:set a 1 2", "Unexpected argument '2'."],
    ["stock:set a many", "The number of pieces must be a whole number"],
    ["stock:set a -1", "'-1' is not"],
    ["stock:set a -- -1", "'-1' is not"],
    ["stock:set a 1000000001", "from 0 to 1000000000; '1000000001' is not"],
    ["stock:adjust a 3", "such as +3 or -2; '3' is not"],
    ["stock:adjust a +0", "'+0' is not"],
    ["stock:adjust a -1.5", "Unknown option '-1'"],
    ["stock:set a 1 --force", "Unknown option '--force'"],
    ["price:set a 0", "above zero"],
    ["price:set a 12.345", "'12.345' is not"],
    ["coupon:add X1", "'X1' is not a code"],
    ["coupon:add NEW-1", "either --percent or --amount"],
    ["coupon:add NEW-1 --percent 10 --amount 5", "either --percent or --amount"],
    ["coupon:add NEW-1 --percent 101", "from 1 to 100"],
    ["coupon:add NEW-1 --percent 10 --until 2026-02-30", "is not a day"],
    ["user:delete somebody", "Add --yes"],
    ["db:backup --keep 0", "from 1 to 9999"],
  ])("%s is refused with the reason, exit code 2", async (line, reason) => {
    const { code, lines } = await shop.ops(...line.split(" "));
    expect(code).toBe(2);
    expect(lines.join("\n")).toContain(reason);
  });

  test("the usage is printed", async () => {
    expect(await shop.ops("price:set", "temple-border")).toEqual({
      code: 2,
      lines: [
        "An argument is missing.",
        "Usage: npx -y pnpm@12 ops price:set <product|sku> <rupees> [--list <rupees>]",
      ],
    });
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    "%s says what it does and takes",
    async (name, { usage, summary, options = {} }) => {
      const { code, lines } = await callOps({}, shop.folder, name, "--help");
      expect(code).toBe(0);
      expect(lines[0]).toBe(`npx -y pnpm@12 ops ${name}${usage && ` ${usage}`}`);
      expect(lines).toContain(summary);
      for (const option of Object.keys(options))
        expect(lines.some((line) => line.trimStart().startsWith(`--${option}`))).toBe(true);
    },
  );

  test("the list names every command", async () => {
    const { code, lines } = await callOps({}, shop.folder, "--help");
    expect(code).toBe(0);
    for (const { name } of commands) expect(lines.join("\n")).toContain(name);
  });

  test("there must be a shop", async () => {
    const env = { DATA_DIR: shop.folder };
    const { code, lines } = await callOps(env, shop.folder, "stock:set", "a", "1");
    expect([code, lines]).toEqual([1, [expect.stringContaining("There is no shop in")]]);
  });
});

const HOT = "block-kurti--white";

describe("stock, prices and coupons", () => {
  test("a running shop shows the new stock and price at once", async () => {
    const api = await createTestApi({ database: shop.database });
    const shown = async () => {
      const answer = await api.call(endpoints.listProducts);
      const list = endpoints.listProducts.responses[200].parse(answer.body);
      const product = list.find(({ productId }) => productId === "block-kurti");
      return [product?.productOfferPrice, product?.Variants[0]?.stockQuantity];
    };
    expect(await shown()).toEqual([1299.99, 2]);
    expect(await shop.ops("stock:set", HOT, "7")).toEqual({
      code: 0,
      lines: [
        "block kurti in white: 2 on hand before, 7 now. 0 are reserved for orders, 7 can be sold.",
      ],
    });
    expect(await shop.ops("price:set", "block-kurti", "999.5")).toEqual({
      code: 0,
      lines: ["block kurti: ₹1,299.99 before, ₹999.50 now.", "The list price stays ₹1,500."],
    });
    expect(await shown()).toEqual([999.5, 7]);
    await api.close();
  });

  test("a price is that of a variant by its SKU, and one of its own stays when the product's changes", async () => {
    const sized = await openOpsShop();
    await giveSizes(sized.db);
    expect(await sized.ops("price:set", "kt-WHITE-s", "1100")).toEqual({
      code: 0,
      lines: [
        "block kurti in white, S: ₹1,299.99 before as its product, ₹1,100 now.",
        "The list price stays ₹1,500.",
        "It is the variant's own: a change of the product's price leaves it as it is.",
      ],
    });
    expect(
      (await sized.ops("price:set", "KT-white-L", "1600", "--list", "1900")).lines.slice(0, 2),
    ).toEqual([
      "block kurti in white, L: ₹1,499.99 before, ₹1,600 now.",
      "The list price was ₹1,800 and is ₹1,900 now.",
    ]);
    expect((await sized.ops("price:set", "KT-red-M", "1500.01")).lines).toEqual([
      "₹1,500.01 is above the list price of ₹1,500: set that, too, with --list.",
    ]);
    expect((await sized.ops("price:set", "KT-green-M", "1")).lines).toEqual([
      "There is no product and no SKU KT-green-M.",
    ]);
    expect((await sized.ops("price:set", "block-kurti", "1200")).lines).toEqual([
      "block kurti: ₹1,299.99 before, ₹1,200 now.",
      "The list price stays ₹1,500.",
      "Variants with a price of their own keep it: block-kurti--red-s ₹999.50, block-kurti--white ₹1,100, block-kurti--white-l ₹1,600.",
    ]);
    const api = await createTestApi({ database: sized.database });
    const listed = await api.call(endpoints.getProduct, { params: { id: "block-kurti" } });
    const { Variants } = endpoints.getProduct.responses[200].parse(listed.body);
    expect(Variants.map(({ sku, productOfferPrice }) => [sku, productOfferPrice])).toContainEqual([
      "KT-white-S",
      1100,
    ]);
    await api.close();
    await sized.close();
  });

  test("what cannot be is refused and changes nothing", async () => {
    for (const change of ["stock:set nothing 1", "stock:adjust nothing +1"])
      expect((await shop.ops(...change.split(" "))).lines).toEqual([
        "There is no variant nothing.",
      ]);
    expect(await shop.ops("stock:adjust", HOT, "-8")).toEqual({
      code: 1,
      lines: [`${HOT} cannot have -1 on hand: it has 7.`],
    });
    expect((await shop.ops("stock:adjust", HOT, "+1000000000")).lines).toEqual([
      `${HOT} cannot have 1000000007 on hand: 1000000000 are the most.`,
    ]);
    const { code, lines } = await shop.ops("price:set", "temple-border", "20000");
    expect([code, lines]).toEqual([
      1,
      ["₹20,000 is above the list price of ₹15,600: set that, too, with --list."],
    ]);
    const [product] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    expect(product?.offerPricePaise).toBe(12_480_00);
    expect((await shop.ops("price:set", "temple-border", "20000", "--list", "20000")).code).toBe(0);
    expect((await shop.ops("price:set", "temple-border", "21000")).lines).toEqual([
      "temple border: ₹20,000 before, ₹21,000 now.",
      "It has no list price.",
    ]);
  });

  test("a coupon is stored as it was result, once", async () => {
    const line =
      "coupon:add diwali-26 --amount 250 --minimum 2000 --uses 100 --once-per-user --until 2026-11-08";
    const result = await shop.ops(...line.split(" "));
    expect(result).toEqual({
      code: 0,
      lines: [
        "DIWALI-26 takes ₹250 off, for orders of ₹2,000 or more, 100 times in total, once for each person, until the end of 8 November 2026.",
      ],
    });
    const [stored] = await shop.db.select().from(coupons).where(eq(coupons.code, "DIWALI-26"));
    expect(stored).toEqual({
      code: "DIWALI-26",
      percent: null,
      amountPaise: 250_00,
      minimumPaise: 2000_00,
      usesLeft: 100,
      oncePerUser: true,
      expiresAt: new Date("2026-11-08T18:29:59.999Z"),
    });
    const again = await shop.ops("coupon:add", "Diwali-26", "--percent", "10");
    expect(again).toEqual({ code: 1, lines: ["There is a coupon DIWALI-26 already."] });
    const late = await shop.ops("coupon:add", "LATE", "--percent", "10", "--until", "2025-01-01");
    expect(late.code).toBe(1);
  });
});

test("imports are refused on a nearly full disk before they write, in the words of the shop; other commands run", async () => {
  reportFreeSpace(0);
  const file = join(shop.folder, "file.csv");
  await writeFile(file, "variant,stock\ntemple-border--red,7\n");
  const imports = commands.filter(({ name }) => name.endsWith(":import"));
  for (const { name } of imports)
    expect([name, await shop.ops(name, file)]).toEqual([
      name,
      { code: 1, lines: [NO_SPACE, `The disk of ${shop.config.dataDir} is nearly full.`] },
    ]);
  expect(await shop.ops("audit")).toMatchObject({ code: 0 });
});
