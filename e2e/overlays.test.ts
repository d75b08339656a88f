import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { holdBack, openBrowser, openPage, see } from "./browser.ts";
import { axe, violationsOn } from "./looks.ts";

const url = inject("shopUrl");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Overlay {
  path: string;
  open: (page: Page) => Promise<void>;
}

/** What lies over a page when it is asked for; the pages themselves are looked at in `screens.test.ts`. */
const overlays: Record<string, Overlay> = {
  "the search with what it found": {
    path: "/allproducts",
    open: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox", { name: "Search the shop" }).fill("silk");
      await see(page.getByRole("option").first()).toBeVisible();
    },
  },
  "the mobile menu": {
    path: "/",
    open: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
  "the filters": {
    path: "/allproducts",
    open: (page) => page.getByRole("button", { name: "Filter" }).click(),
  },
  "a picture of the gallery": {
    path: "/product-details/kanchipuram-temple-border",
    open: (page) => page.getByRole("button", { name: "Zoom in" }).click(),
  },
};

const looks = [
  ["light", "ltr"],
  ["dark", "rtl"],
] as const;

describe.each(looks)("%s, %s", (theme, direction) => {
  test.each(Object.entries(overlays))(
    "%s fits a window of 320 pixels and breaks no rule of WCAG 2.2 AA",
    async (_name, { path, open }) => {
      const localStorage = Object.entries({ theme, dir: direction }).map(([name, value]) => ({
        name,
        value,
      }));
      const { page, context, faults } = await openPage(browser, url, {
        viewport: { width: 320, height: 640 },
        reducedMotion: "reduce",
        storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
      });
      await page.goto(url + path, { waitUntil: "networkidle" });
      await open(page);
      const dialog = page.getByRole("dialog");
      await see(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
      await page.evaluate(axe);
      expect(await violationsOn(page, "[role=dialog]")).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

test("[HDR-42] what is typed before the search's code has come stands in its box", async () => {
  const { page, context, faults } = await openPage(browser, url);
  await page.goto(`${url}/allproducts`, { waitUntil: "networkidle" });
  const arrive = await holdBack(page, "**/assets/*.js");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  await opener.click();
  await page.keyboard.type("silt");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("k sa");
  arrive();
  const box = page.getByRole("combobox", { name: "Search the shop" });
  await see(box).toHaveValue("silk sa");
  await see(box).toBeFocused();
  await page.keyboard.type("ree");
  await see(box).toHaveValue("silk saree");
  await page.keyboard.press("Escape");
  await see(opener).toBeFocused();
  expect(faults).toEqual([]);
  await context.close();
});
