import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "../a11yMatrix.ts";
import { openBuyer, send } from "../account.ts";
import { slowExpect } from "../browser.ts";
import { openDesk, test, useShop } from "./fixtures.ts";

const shop = useShop({});

const routes = await readFile(new URL("../../apps/desk/src/routes.tsx", import.meta.url), "utf8");
/** Parts of the shop with fields of their own kind. */
const parts = ["frame", "home", "theme"];
/** The paths of all pages. */
const paths = [...routes.matchAll(/path: "([^"]+)"/g)]
  .map(([, path = ""]) => path)
  .flatMap((path) => (path === "/shop/:part" ? parts.map((part) => `/shop/${part}`) : [path]));

const looks = [
  { name: "360 px, light", width: 360, theme: "light", dir: "ltr" },
  { name: "1280 px, dark, right to left", width: 1280, theme: "dark", dir: "rtl" },
] as const;

/** Uploads a file without rows. Returns the id of its import. */
const uploadFile = async (page: Page): Promise<string> => {
  await page.goto(`${shop.url}/desk/files`);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("id,subcategory,name,offer_price,list_price,description\n"),
    });
  await page.waitForURL(/\/files\/[^/]+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};

/** Returns the values of the paths' parameters: what the shop has. */
const readSamples = async (page: Page, orderId: string): Promise<Record<string, string>> => {
  const firstOf = async (list: string): Promise<string> => {
    await page.goto(`${shop.url}/desk${list}`);
    const link = page.locator(`[data-row-id] a[href*="${list}/"]`).first();
    await slowExpect(link).toBeVisible();
    return (
      new URL((await link.getAttribute("href")) ?? "", shop.url).pathname.split("/").at(-1) ?? ""
    );
  };
  return {
    ":orderId": orderId,
    ":productId": await firstOf("/products"),
    ":messageId": await firstOf("/messages"),
    ":place/:number": "home/1",
    ":importId": await uploadFile(page),
  };
};

const pathOf = (path: string, samples: Record<string, string>): string =>
  Object.entries(samples).reduce((filled, [name, value]) => filled.replace(name, value), path);

/** Opens a page of the desk, and waits until it has read what it shows. */
const openPath = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${shop.url}/desk${path}`);
  await slowExpect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await slowExpect(page.locator("[aria-busy='true']")).toHaveCount(0);
};

/** Returns by how many px a page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe("every page of the desk", () => {
  test("has one main heading, no fault of axe and no more width than its window, in two looks and with text of 200 %", async ({
    openPage,
  }) => {
    const { orderId } = await openBuyer(shop.url);
    await send(shop.url, "POST", "/api/contacts", {
      name: "Devi Menon",
      email: "devi@example.com",
      phoneNumber: "9876543210",
      subject: "Shipping Problem",
      comments: "When will my saree come?",
    });
    const { page } = await openDesk(openPage, shop);
    // A colour that changes has no contrast yet.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const samples = await readSamples(page, orderId);
    const faults: string[] = [];
    const find = (look: string, path: string, fault: string): void =>
      void faults.push(`${look}: ${path}: ${fault}`);
    for (const { name, width, theme, dir } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        { theme, dir },
      );
      for (const path of paths.map((each) => pathOf(each, samples))) {
        await openPath(page, path);
        if ((await page.locator("h1").count()) !== 1) find(name, path, "more than one h1");
        for (const fault of await violationsOn(page)) find(name, path, fault);
        const wide = await overflowOf(page);
        if (wide > 0) find(name, path, `${wide} px wider than its window`);
      }
    }
    await page.setViewportSize({ width: 640, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    for (const path of paths.map((each) => pathOf(each, samples))) {
      await openPath(page, path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const wide = await overflowOf(page);
      if (wide > 0) find("text of 200 %", path, `${wide} px wider than its window`);
    }
    expect(faults).toEqual([]);
  }, 400_000);
});
