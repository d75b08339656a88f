import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  "/shipping-method",
  "/payment-method",
  "/payment-confirmation",
  "/team",
  "/our-clients",
  "/terms-and-conditions",
])("[GLB-15] pressing every button of %s asks the server nothing and stays there", async (path) => {
  const { page, context, faults } = await openPage(browser, inject("shopUrl"));
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  await page.goto(inject("shopUrl") + path, { waitUntil: "networkidle" });
  for (const button of await page.locator("main button, main a[href='#']").all()) {
    await button.click();
  }
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe(path);
  expect([calls, faults]).toEqual([[], []]);
  await context.close();
});
