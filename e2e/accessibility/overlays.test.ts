import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { violationsOn } from "../a11yMatrix.ts";

interface Overlay {
  path: string;
  open: (page: Page) => Promise<void>;
}

/** Overlays to check. `screens.test.ts` checks the pages. */
const overlays: Record<string, Overlay> = {
  "the search with what it found": {
    path: "/allproducts",
    open: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox", { name: "Search the shop" }).fill("silk");
      await slowExpect(page.getByRole("option").first()).toBeVisible();
      // Also in a page from right to left an English text ends with its closing quotation mark.
      const all = page.getByRole("option", { name: /^See all \d+ for ‘silk’$/ });
      const lefts = await all.evaluate(({ firstChild: text }) =>
        [2, 1].map((fromEnd) => {
          const range = document.createRange();
          if (!text) return NaN;
          range.setStart(text, (text.textContent ?? "").length - fromEnd);
          range.setEnd(text, (text.textContent ?? "").length - fromEnd + 1);
          return range.getBoundingClientRect().left;
        }),
      );
      expect(lefts[1]).toBeGreaterThan(lefts[0] ?? NaN);
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
  "the border at its real size, with the outline of a card": {
    path: "/product-details/kanchipuram-temple-border",
    open: async (page) => {
      await page.getByRole("button", { name: "Show the border at real size" }).click();
      await page.getByRole("button", { name: "Measure the screen" }).click();
    },
  },
};

const combinations = [
  ["light", "ltr"],
  ["dark", "rtl"],
] as const;

describe.each(combinations)("%s, %s", (theme, direction) => {
  test.for(Object.entries(overlays))(
    "%s fits a window of 320 pixels and breaks no rule of WCAG 2.2 AA",
    async ([_name, { path, open }], { sharedPage }) => {
      const localStorage = Object.entries({ theme, dir: direction }).map(([name, value]) => ({
        name,
        value,
      }));
      const page = await sharedPage({
        viewport: { width: 320, height: 640 },
        reducedMotion: "reduce",
        storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
      });
      await gotoSettled(page, url + path);
      await open(page);
      const dialog = page.getByRole("dialog");
      await slowExpect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
      expect(await violationsOn(page, "[role=dialog]")).toEqual([]);
    },
  );
});
