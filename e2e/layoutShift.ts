import type { BrowserContext, Page } from "playwright";
import { settle, waitForHydration } from "./browser.ts";
import type { OpenPage } from "./fixtures.ts";
import { isTouched, screens } from "./screens.ts";
import { url } from "./shop.ts";
import { startSlowOrigin } from "./slowDocument.ts";
import type { SlowOrigin } from "./slowDocument.ts";

/** Records every layout shift that no input caused, from the start of each page. */
export const recordShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the sum of the shifts recorded since the page began. */
export const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

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
const slowShiftOf = async (slow: SlowOrigin, page: Page, path: string): Promise<number> => {
  const answer = await holdKinds(page);
  await slow.open(page, path, () => paint(page));
  for (const kind of kinds) {
    answer(kind);
    if (kind === "script") await waitForHydration(page);
    if (kind === "font") await page.evaluate(() => document.fonts.ready);
    if (kind === "fetch") await settle(page);
    await paint(page);
  }
  const shift = await sumOfShifts(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return shift;
};

/** Screens that are open at once: a screen mostly waits for the next frame. */
const openAtOnce = 2;

/**
 * Opens every screen at a width while document, pictures, scripts, fonts and data arrive late. Returns those on which
 * something moved, with the sum of their shifts.
 */
export const screensThatMove = async (
  openPage: OpenPage,
  width: number,
): Promise<[path: string, shift: number][]> => {
  const waiting = screens.filter(isTouched);
  const moved: [path: string, shift: number][] = [];
  const visitNext = async (): Promise<void> => {
    const slow = await startSlowOrigin(url);
    const { page, context } = await openPage({
      origin: slow.url,
      viewport: { width, height: 800 },
      allowedStatuses: [404],
    });
    await recordShifts(context);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const shift = await slowShiftOf(slow, page, path);
      if (shift > 0) moved.push([path, shift]);
    }
    slow.close();
  };
  await Promise.all(Array.from({ length: openAtOnce }, visitNext));
  return moved;
};
