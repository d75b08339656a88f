import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createCatalogueReader } from "../catalogueReader.ts";
import { redirects } from "../modules/redirects/redirects.tables.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const shop = openForFile(openOpsShop);
afterEach(async () => {
  await shop.db.delete(redirects);
});

const importLines = async (lines: readonly string[], ...options: string[]) => {
  await writeFile(join(shop.folder, "redirects.csv"), `${lines.join("\n")}\n`);
  return shop.ops("redirect:import", join(shop.folder, "redirects.csv"), ...options);
};

const stored = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await shop.db.select().from(redirects)).map(({ source, target }) => [source, target]),
  );

const find = (url: string): Promise<string | null> =>
  createCatalogueReader({ db: shop.database.db, config: shop.config }).redirects.find(url);

describe("redirect:import", () => {
  test("reads our columns, and those of Shopify; a dry run writes nothing", async () => {
    const lines = ["Redirect from,Redirect to", "/products/red,/product-details/temple-border"];
    expect(await importLines(lines, "--dry-run")).toEqual({
      code: 0,
      lines: [
        "This is a dry run: nothing was changed.",
        "Redirects: 1 new, 0 changed, 0 as they were.",
      ],
    });
    expect(await stored()).toEqual({});
    await importLines(lines);
    expect(await importLines(["from;to", "/products/red;/cart", "/a;/b#top"])).toEqual({
      code: 0,
      lines: ["Redirects: 1 new, 1 changed, 0 as they were."],
    });
    expect(await stored()).toEqual({ "/products/red": "/cart", "/a": "/b#top" });
  });

  test("a chain leads to its end, also through what the shop has already", async () => {
    await importLines(["from,to", "/a,/b", "/b,/c?x=1"]);
    expect(await stored()).toEqual({ "/a": "/c?x=1", "/b": "/c?x=1" });
    await importLines(["from,to", "/c,/d", "/0,/a"]);
    expect(await stored()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d", "/0": "/d" });
  });

  test("a circle is refused by its lines, also one with what the shop has", async () => {
    await importLines(["from,to", "/a,/b"]);
    const circle = await importLines(["from,to", "/c,/d", "/b,/a?page=2", "/e,/e/"]);
    expect(circle).toEqual({
      code: 1,
      lines: [
        "redirects.csv, line 3, column to: '/b' leads in a circle, by '/a?page=2'",
        "redirects.csv, line 4, column to: '/e' leads in a circle, by '/e'",
        "Nothing was changed.",
      ],
    });
    expect(await stored()).toEqual({ "/a": "/b" });
  });

  test("faults are named by file, line and column, and nothing is written", async () => {
    const at = (line: number, column: string) => `redirects.csv, line ${line}, column ${column}: `;
    const notPath = (text: string) =>
      `'${text}' is not a path: write it without the name of the site, such as /old-page`;
    expect(
      await importLines([
        "from,to",
        "https://old.example/a,/b",
        "//evil.example,/b",
        "/ok,//evil.example",
        "/ok,https://evil.example",
        "/api/products,/b",
        ",/b",
        `/${"x".repeat(1000)},/b`,
      ]),
    ).toEqual({
      code: 1,
      lines: [
        at(2, "from") + notPath("https://old.example/a"),
        at(3, "from") + notPath("//evil.example"),
        at(4, "to") + notPath("//evil.example"),
        at(5, "to") + notPath("https://evil.example"),
        `${at(6, "from")}'/api/products' cannot lead elsewhere`,
        `${at(7, "from")}it is empty`,
        `${at(8, "from")}it has more than 1000 characters`,
        "Nothing was changed.",
      ],
    });
    expect((await importLines(["from,to", "/a,/b", "/a/,/c"])).lines[0]).toBe(
      `${at(3, "from")}'/a' is already in line 2`,
    );
    expect((await importLines(["from,to,note", "/a,/b,x"])).lines[0]).toBe(
      "redirects.csv, line 1: there is no column 'note'",
    );
    expect(await stored()).toEqual({});
  });

  test("100,000 are the most", async () => {
    const rows = Array.from({ length: 100_001 }, (_, index) => `/old/${index},/new`);
    expect((await importLines(["from,to", ...rows])).lines).toEqual([
      "redirects.csv, line 1, column from: the shop would have 100001 redirects; 100000 are the most",
      "Nothing was changed.",
    ]);
    expect((await importLines(["from,to", ...rows.slice(1)])).lines).toEqual([
      "Redirects: 100000 new, 0 changed, 0 as they were.",
    ]);
  }, 60_000);
});

test.each([
  ["/old", "/cart"],
  ["/old/?utm_source=mail", "/cart"],
  ["/old?id=7", "/login"],
  ["/old?id=8", "/cart"],
  ["/%e0%ae%9a", "/tamil"],
  ["//old", "/cart"],
  ["/older", null],
  ["/OLD", null],
  ["/%zz", null],
  ["/\\evil.example", null],
])("%s leads to %s", async (url, target) => {
  await importLines(["from,to", "/old,/cart", "/old?id=7,/login", "/ச,/tamil"]);
  expect(await find(url)).toBe(target);
});

test("redirect:list and redirect:remove", async () => {
  expect((await shop.ops("redirect:list")).lines).toEqual(["There is no redirect."]);
  await importLines(["from,to", "/b,/c", "/a,/d"]);
  expect((await shop.ops("redirect:list")).lines).toEqual(["/a → /d", "/b → /c"]);
  expect(await shop.ops("redirect:remove", "/x")).toEqual({
    code: 1,
    lines: ["There is no redirect from /x."],
  });
  expect((await shop.ops("redirect:remove")).code).toBe(2);
  expect((await shop.ops("redirect:remove", "/a/")).lines).toEqual(["1 removed, 1 are left."]);
  expect((await shop.ops("redirect:remove", "--all")).lines).toEqual(["1 removed, 0 are left."]);
  expect(await stored()).toEqual({});
});
