/** Loads pages of the shop on an emulated slow phone, and measures them. */
import type { Browser } from "playwright";
import { median, slowDown } from "./touch.ts";
import type { Phone } from "./touch.ts";

/** Measures of one load. Times in ms, on the emulated phone. */
interface LoadResult {
  /** First Contentful Paint, from the navigation. */
  firstPaint: number;
  /** Largest Contentful Paint, from the navigation. */
  largestPaint: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** Total Blocking Time of the whole load, and the longest task. */
  blocking: number;
  longestTask: number;
  /** Time in scripts, and of all tasks of the main thread. */
  scripts: number;
  mainThread: number;
  requests: number;
  /** Bytes on the wire. */
  bytes: number;
  elements: number;
}

type Figure = keyof LoadResult;

interface Observed {
  largest: number;
  shift: number;
  tasks: number[];
}

/** A load ends when the network was idle for this long. */
const QUIET_MS = 2000;
/** Tasks block beyond this duration. */
const BLOCKING_FROM_MS = 50;

/** Runs in the page before its scripts. */
const observe = (): void => {
  const seen: Observed = { largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { observed: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  watch("longtask", ({ duration }) => seen.tasks.push(duration));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
};

const loadOnce = async (browser: Browser, url: string, phone: Phone): Promise<LoadResult> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // esbuild names functions by a helper that the page does not have.
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await slowDown(page, phone);
    await session.send("Performance.enable");
    let requests = 0;
    let bytes = 0;
    let lastAt = performance.now();
    session.on("Network.requestWillBeSent", ({ request }) => {
      if (!request.url.startsWith("data:")) requests += 1;
      lastAt = performance.now();
    });
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastAt = performance.now();
    });
    await page.goto(url, { waitUntil: "load" });
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (name: string): number =>
      (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
    const seen = await page.evaluate(() => {
      const { largest, shift, tasks } = (window as unknown as { observed: Observed }).observed;
      return {
        largest,
        shift,
        tasks,
        first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
        elements: document.querySelectorAll("*").length,
      };
    });
    return {
      firstPaint: seen.first,
      largestPaint: seen.largest,
      shift: seen.shift,
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_FROM_MS), 0),
      longestTask: Math.max(0, ...seen.tasks),
      scripts: metric("ScriptDuration"),
      mainThread: metric("TaskDuration"),
      requests,
      bytes,
      elements: seen.elements,
    };
  } finally {
    await context.close();
  }
};

const figures: readonly { name: string; field: Figure; digits?: number; per?: number }[] = [
  { name: "first paint ms", field: "firstPaint" },
  { name: "largest paint ms", field: "largestPaint" },
  { name: "layout shift", field: "shift", digits: 3 },
  { name: "blocking ms", field: "blocking" },
  { name: "longest task ms", field: "longestTask" },
  { name: "scripts ms", field: "scripts" },
  { name: "main thread ms", field: "mainThread" },
  { name: "requests", field: "requests" },
  { name: "kB on the wire", field: "bytes", digits: 1, per: 1000 },
  { name: "elements", field: "elements" },
];

/** Largest layout shift of a page. */
const SHIFT_LIMIT = 0.01;

/** Loads a page several times. Returns a row of each figure's median, and whether it stays in its place. */
export const measureLoads = async (
  browser: Browser,
  url: string,
  loads: number,
  phone: Phone,
): Promise<{ cells: string[]; isStill: boolean }> => {
  const results: LoadResult[] = [];
  for (let load = 0; load < loads; load++) results.push(await loadOnce(browser, url, phone));
  const medianOf = (field: Figure): number => median(results.map((result) => result[field]));
  return {
    cells: figures.map(({ field, digits = 0, per = 1 }) => (medianOf(field) / per).toFixed(digits)),
    isStill: medianOf("shift") <= SHIFT_LIMIT,
  };
};

export const figureNames = figures.map(({ name }) => name);
