import { expect as see } from "@playwright/test";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { plentifulVariants } from "./account.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("[GLB-01] [CAT-14] [PDP-07] without scripts one can still walk through the shop", async () => {
  const url = inject("shopUrl");
  const { page, context, faults } = await openPage(browser, url, { javaScriptEnabled: false });
  await page.goto(url);
  await see(
    page
      .getByRole("region", { name: "New Arrival" })
      .getByText(/₹[\d,]+/)
      .first(),
  ).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Products", exact: true }).click();
  await see(page).toHaveURL(`${url}/allproducts`);
  const cards = page.getByRole("main").getByRole("article");
  const first = cards.first();
  await see(first.getByText(/₹[\d,]+/).first()).toBeVisible();
  const name = (await first.getByRole("heading").textContent())?.trim() ?? "";
  expect(name).not.toBe("");

  const part = await cards.count();
  await page.getByRole("main").getByRole("link", { name: "Show all products" }).click();
  await see(cards).toHaveCount((await plentifulVariants(url)).length);
  expect(await cards.count()).toBeGreaterThan(part);

  await cards.first().getByRole("heading").getByRole("link").click();
  await see(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await see(
    page
      .getByRole("main")
      .getByText(/₹[\d,]+/)
      .first(),
  ).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test("[FTR-02] without scripts links of the header and the footer lead on", async () => {
  const url = inject("shopUrl");
  const { page, context, faults } = await openPage(browser, url, { javaScriptEnabled: false });
  await page.goto(url);
  const hrefs = await page
    .locator("header a[href^='/'], footer a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toContain("/allproducts");
  expect(hrefs).toContain("/login");

  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  await see(page).toHaveURL(`${url}/login`);
  await see(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Pallu" }).click();
  await see(page).toHaveURL(`${url}/`);

  const link = page.getByRole("contentinfo").locator("a[href^='/']:not([href='/'])").first();
  const href = (await link.getAttribute("href")) ?? "";
  await context.close();
  const other = await openPage(browser, url, {
    javaScriptEnabled: false,
    allowedStatuses: [404],
  });
  await other.page.goto(url);
  await other.page.getByRole("contentinfo").locator(`a[href='${href}']`).first().click();
  await see(other.page).toHaveURL(url + href);
  await see(other.page.getByRole("contentinfo")).toBeVisible();
  await other.context.close();
  expect([...faults, ...other.faults]).toEqual([]);
});
