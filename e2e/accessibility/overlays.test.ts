import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { apiCallsOf, gotoSettled, holdBack, slowExpect } from "../browser.ts";
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

test.for(["/allproducts", "/index-v5"])(
  "[HDR-42] [HDR-43] [HDR-44] [HDR-45] the search box of %s shows at the click, stays when its chunk is loaded, and calls nothing",
  async (path, { openPage }) => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await gotoSettled(page, url + path);
    const arrive = await holdBack(page, /\/assets\/.*\.(?:js|css)$/);
    const calls = apiCallsOf(page);
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    // No wait: the field is present when the click has been handled.
    const isThere = await opener.evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
      return Promise.resolve().then(() => document.activeElement?.matches("[role=dialog] input"));
    });
    expect(isThere).toBe(true);
    const box = page.getByRole("combobox", { name: "Search the shop" });
    await slowExpect(box).toHaveAttribute("placeholder", "Type your keyword");
    const element = await box.elementHandle();
    const head = page.getByRole("dialog", { name: "Search" }).getByText("Search", { exact: true });
    const frame = await head.boundingBox();
    await page.keyboard.type("silt");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("k");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    arrive();
    await slowExpect(
      page.getByRole("dialog", { name: "Search" }).getByRole("listbox"),
    ).toBeAttached();
    const kept = await element?.evaluate((input: HTMLInputElement) => [
      input.isConnected,
      input === document.activeElement,
      input.value,
      input.selectionStart,
      input.selectionEnd,
      input.selectionDirection,
    ]);
    expect(kept).toEqual([true, true, "silk", 2, 3, "backward"]);
    const after = await head.boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([frame?.x, frame?.y, frame?.width]);
    await page.keyboard.type("l");
    await slowExpect(box).toHaveValue("silk");
    await slowExpect(page.getByRole("option").first()).toBeVisible();
    expect(calls).toEqual([]);
    await page.keyboard.press("Escape");
    await slowExpect(page.getByRole("dialog")).toHaveCount(0);
    await slowExpect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(5, 400);
    await slowExpect(page.getByRole("dialog")).toHaveCount(0);
    await slowExpect(opener).toBeFocused();
  },
);
