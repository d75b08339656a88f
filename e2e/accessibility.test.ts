import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addToCart, openAccount, placeOrder, plentifulVariants } from "./account.ts";
import type { Account } from "./account.ts";
import { openBrowser, openPage } from "./browser.ts";
import { expectedStatuses, screens } from "./screens.ts";

let browser: Browser;
let axe: string;
let account: Account;
let orderId: string;
beforeAll(async () => {
  const url = inject("shopUrl");
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  browser = await openBrowser();
  account = await openAccount(url);
  const [bought, kept, wished] = await plentifulVariants(url);
  await addToCart(account, bought?.productVariantId ?? "");
  orderId = await placeOrder(account);
  await addToCart(account, kept?.productVariantId ?? "", 2);
  await account.call("POST", "/api/wishlist/add", {
    userId: account.id,
    productVariantId: wished?.productVariantId,
  });
});
afterAll(() => browser.close());

const looks = [
  { theme: "light", dir: "ltr" },
  { theme: "dark", dir: "rtl" },
] as const;

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Look = (typeof looks)[number];

/** What axe finds wrong on a page that has come to rest, as rule and places. */
const violationsOn = async (
  path: string,
  { theme, dir }: Look,
  options: BrowserContextOptions = {},
): Promise<string[]> => {
  const url = inject("shopUrl");
  const { page, context, faults } = await openPage(browser, url, {
    bypassCSP: true,
    reducedMotion: "reduce",
    allowedStatuses: expectedStatuses[path] ?? [],
    ...options,
  });
  await context.addInitScript(
    ([chosenTheme, chosenDir]) => {
      localStorage.setItem("theme", chosenTheme);
      localStorage.setItem("dir", chosenDir);
    },
    [theme, dir] as const,
  );
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (tags): Promise<AxeResults> =>
      (window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: "tag", values: tags },
        resultTypes: ["violations"],
      }),
    standards,
  );
  await context.close();
  expect({ path, faults }).toEqual({ path, faults: [] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${path} ${id} at ${target.join(" ")}: ${(failureSummary ?? "").replace(/\s+/g, " ")}`,
    ),
  );
};

test.each(looks)(
  "no screen breaks a rule of WCAG 2.2 AA for a visitor: $theme $dir",
  async (look) => {
    for (const path of screens) expect(await violationsOn(path, look)).toEqual([]);
  },
  400_000,
);

test.each(looks)("nor for a customer with cart, wishes and an order: $theme $dir", async (look) => {
  const { storageState } = account;
  for (const path of ["/cart", "/checkout", "/wishlist", "/order-history", `/invoice/${orderId}`])
    expect(await violationsOn(path, look, { storageState })).toEqual([]);
});
