import type { BrowserContext, Page } from "playwright";
import { settle, waitForHydration } from "../browser.ts";
import type { OpenPage } from "../fixtures.ts";
import { screens } from "../screens.ts";
import { url } from "../fixtures.ts";
import { startSlowOrigin } from "./slowDocument.ts";
import type { SlowOrigin } from "./slowDocument.ts";

interface Shift {
  /** Time in ms since the page began. */
  at: number;
  value: number;
}

/** Records every layout shift that no input caused, from the start of each page. */
export const recordShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the sum of the recorded shifts from one time of the page to another, in ms since it began. */
export const sumOfShifts = (page: Page, from: number, to: number): Promise<number> =>
  page.evaluate(
    ([start, end]) =>
      (window as unknown as { shifts: Shift[] }).shifts
        .filter(({ at }) => at >= start && at < end)
        .reduce((sum, { value }) => sum + value, 0),
    [from, to] as const,
  );

/** Returns the time in ms since the page began. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Kinds of requests in the order in which a slow line answers them. */
const kinds = ["image", "script", "font", "fetch"] as const;

/** Holds back the requests of a page by their kind. Returns a function that answers those of a kind from now on. */
const holdKinds = async (page: Page): Promise<(kind: string) => void> => {
  const held = new Map<string, (() => void)[]>(kinds.map((kind) => [kind, []]));
  await page.route("**/*", async (route) => {
    const waiting = held.get(route.request().resourceType());
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    if (route.request().resourceType() !== "font") return route.continue();
    // Without a cache, from which the next page would have it at any time.
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), "cache-control": "no-store" },
    });
  });
  return (kind) => {
    for (const answer of held.get(kind) ?? []) answer();
    held.delete(kind);
  };
};

/** Resolves when the page has painted what it has now. */
export const paint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/**
 * Layout shift that a page may have when its fonts replace the system's: a hundredth of what counts as good. Lines keep their
 * places, but what follows a word in its line moves by some pixels, as no two fonts have the same width of every letter
 * (docs/decisions/0055).
 */
const maxFontShift = 0.001;

export interface Shifts {
  /** Layout shifts when the fonts of the page arrive. */
  byFonts: number;
  /** All others. */
  others: number;
}

/** Returns the layout shifts while the document arrives in pieces, then pictures, scripts, fonts and data. */
export const shiftsOf = async (slow: SlowOrigin, page: Page, path: string): Promise<Shifts> => {
  const answer = await holdKinds(page);
  await slow.open(page, path, () => paint(page));
  const times: Record<string, number> = {};
  for (const kind of kinds) {
    times[kind] = await timeOf(page);
    answer(kind);
    if (kind === "script") await waitForHydration(page);
    // A font that has arrived can be followed by another one, which its layout needs.
    for (const _ of kind === "font" ? [1, 2] : []) {
      await paint(page);
      await page.evaluate(() => document.fonts.ready);
    }
    if (kind === "fetch") await settle(page);
    await paint(page);
  }
  const { font = 0, fetch = 0 } = times;
  const byFonts = await sumOfShifts(page, font, fetch);
  const others = (await sumOfShifts(page, 0, font)) + (await sumOfShifts(page, fetch, Infinity));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return { byFonts, others };
};

export const hasMoved = ({ byFonts, others }: Shifts): boolean =>
  others > 0 || byFonts >= maxFontShift;

/** Screens that are open at once: a screen mostly waits for the next frame. */
const openAtOnce = 2;

/**
 * Opens every screen at a width while document, pictures, scripts, fonts and data arrive late. Returns those on which
 * something moved, with their shifts.
 */
export const screensThatMove = async (
  openPage: OpenPage,
  width: number,
): Promise<[path: string, shifts: Shifts][]> => {
  const waiting = [...screens];
  const moved: [path: string, shifts: Shifts][] = [];
  const visitNext = async (): Promise<void> => {
    const slow = await startSlowOrigin(url);
    const { page, context } = await openPage({
      origin: slow.url,
      viewport: { width, height: 800 },
      allowedStatuses: [404],
    });
    await recordShifts(context);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const shifts = await shiftsOf(slow, page, path);
      if (hasMoved(shifts)) moved.push([path, shifts]);
    }
    // The last page asks for pictures that come near, also after its shifts were read.
    await page.goto("about:blank");
    slow.close();
  };
  await Promise.all(Array.from({ length: openAtOnce }, visitNext));
  return moved;
};
