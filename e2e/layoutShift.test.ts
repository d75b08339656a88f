import { expect } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { holdBack, settle, waitForHydration } from "./browser.ts";
import { test } from "./fixtures.ts";
import { isTouched, screens } from "./screens.ts";
import { url } from "./shop.ts";
import { startSlowOrigin } from "./slowDocument.ts";
import type { SlowOrigin } from "./slowDocument.ts";

/**
 * Layout shift that a page may have when its fonts replace system fonts: a tenth of what counts as good. What follows a word
 * in its line moves by some pixels, as no two fonts have the same widths, and a few texts take a line more or less.
 */
const swapShift = 0.01;

/** The sum of layout shifts so far (https://web.dev/articles/cls), in the page. */
interface Recorder {
  sum: () => number;
}

const recordShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const recorder: Recorder = {
      sum: () => {
        add(observer.takeRecords());
        return total;
      },
    };
    Object.assign(window, { recorder });
  });

const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.sum());

/** Kinds of requests in the order in which a slow line answers them. */
const kinds = ["image", "script", "font", "fetch"] as const;

/** Holds back the requests of a page by their kind. Returns a function that answers those of a kind from now on. */
const holdKinds = async (page: Page): Promise<(kind: string) => void> => {
  const held = new Map<string, (() => void)[]>(kinds.map((kind) => [kind, []]));
  await page.route("**/*", async (route) => {
    const waiting = held.get(route.request().resourceType());
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return (kind) => {
    for (const answer of held.get(kind) ?? []) answer();
    held.delete(kind);
  };
};

const paint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Returns the sum of layout shifts while the document arrives in pieces, then pictures, scripts, fonts and data. */
const slowShiftOf = async (
  slow: SlowOrigin,
  page: Page,
  path: string,
): Promise<{ shift: number; byFonts: number }> => {
  const answer = await holdKinds(page);
  await slow.open(page, path, () => paint(page));
  let byFonts = 0;
  for (const kind of kinds) {
    const before = await sumOfShifts(page);
    answer(kind);
    if (kind === "script") await waitForHydration(page);
    if (kind === "font") await page.evaluate(() => document.fonts.ready);
    if (kind === "fetch") await settle(page);
    await paint(page);
    if (kind === "font") byFonts = (await sumOfShifts(page)) - before;
  }
  const shift = (await sumOfShifts(page)) - byFonts;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return { shift, byFonts };
};

test.for([360, 1280])(
  "nothing moves on any page while document, pictures, scripts, fonts and data arrive late, at %i px",
  { timeout: 300_000 },
  async (width, { openPage }) => {
    const slow = await startSlowOrigin(url);
    const { page, context } = await openPage({
      origin: slow.url,
      viewport: { width, height: 800 },
      allowedStatuses: [404],
    });
    await recordShifts(context);
    const moved: [path: string, shift: number, byFonts: number][] = [];
    for (const path of screens.filter(isTouched)) {
      const { shift, byFonts } = await slowShiftOf(slow, page, path);
      if (shift > 0 || byFonts > swapShift) moved.push([path, shift, byFonts]);
    }
    slow.close();
    expect(moved).toEqual([]);
  },
);

test.for([
  ["/", "Halant"],
  ["/index-v2", "Bricolage Grotesque"],
  ["/index-v5", "Marcellus"],
  ["/index-v6", "Shrikhand"],
])(
  "%s is painted before its fonts are there, and then in its own font",
  async ([path, family], { openPage }) => {
    const { page } = await openPage({ viewport: { width: 360, height: 800 } });
    const release = await holdBack(page, "**/*.woff2");
    await page.goto(url + path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    const isLoaded = (): Promise<boolean> =>
      page.evaluate(
        (name) =>
          [...document.fonts].some(
            (face) => face.family.replaceAll('"', "") === name && face.status === "loaded",
          ),
        family,
      );
    expect(await isLoaded()).toBe(false);
    release();
    await expect.poll(isLoaded).toBe(true);
  },
);

test.for(["/", "/index-v2", "/index-v5", "/allproducts", "/login"])(
  "the main element of %s stays in its place while the rest of the document arrives",
  async (path, { openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const topOfMain = async (): Promise<number> => {
      await page.goto(url + path);
      return page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
    };
    const whole = await topOfMain();
    await page.route(url + path, async (route) => {
      const response = await route.fetch();
      const [start = ""] = /^.*?<main[^>]*>/s.exec(await response.text()) ?? [];
      await route.fulfill({ response, body: start });
    });
    expect(await topOfMain()).toBe(whole);
  },
);
