/** Loads pages of the shop and of its two references in turns, on an emulated slow phone, and compares them. */
import type { Browser } from "playwright";
import { slowDown } from "./touch.ts";
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

export type Figure = keyof LoadResult;

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

/** Median, and the distance between the first and the third quartile. */
interface Spread {
  median: number;
  quartiles: number;
}

const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? NaN;
  return { median: at(0.5), quartiles: at(0.75) - at(0.25) };
};

interface Row {
  name: string;
  field: Figure;
  digits?: number;
  per?: number;
  /** Most that the shop may be, as a ratio to a reference of the same turn. */
  most?: { times: number; of: "limit" | "floor" };
  /** Most that the shop may be, where a reference has 0. */
  atMost?: number;
}

const figures: readonly Row[] = [
  { name: "first paint ms", field: "firstPaint", most: { times: 3, of: "limit" } },
  { name: "largest paint ms", field: "largestPaint", most: { times: 3, of: "limit" } },
  { name: "layout shift", field: "shift", digits: 3, atMost: 0.01 },
  { name: "blocking ms", field: "blocking" },
  { name: "longest task ms", field: "longestTask" },
  { name: "scripts ms", field: "scripts", most: { times: 18, of: "floor" } },
  { name: "main thread ms", field: "mainThread", most: { times: 14, of: "floor" } },
  { name: "requests", field: "requests" },
  { name: "kB on the wire", field: "bytes", digits: 1, per: 1000 },
  { name: "elements", field: "elements" },
];

/** URLs of one page in the shop and in its references. */
export interface Sites {
  /** HTML alone. */
  limit: string;
  /** React, hydrated. */
  floor: string;
  shop: string;
}

/** A row of a Markdown table. `isWithin` is undefined for a figure without a limit. */
export interface ComparedFigure {
  text: string;
  isWithin: boolean | undefined;
}

/**
 * Loads the same page of three sites `loads` times in turns. Returns a row for each figure: the medians with the distance
 * of their quartiles, the medians of the ratios within each turn, and the limit.
 */
export const compareLoads = async (
  browser: Browser,
  name: string,
  sites: Sites,
  loads: number,
  phone: Phone,
): Promise<ComparedFigure[]> => {
  const turns: Record<keyof Sites, LoadResult>[] = [];
  for (let turn = 0; turn < loads; turn++) {
    turns.push({
      limit: await loadOnce(browser, sites.limit, phone),
      floor: await loadOnce(browser, sites.floor, phone),
      shop: await loadOnce(browser, sites.shop, phone),
    });
  }
  return figures.map(({ name: figure, field, digits = 0, per = 1, most, atMost }) => {
    const cell = (site: keyof Sites): string => {
      const { median, quartiles } = spreadOf(turns.map((turn) => turn[site][field] / per));
      return `${median.toFixed(digits)} ±${quartiles.toFixed(digits)}`;
    };
    const ratioTo = (to: keyof Sites): number =>
      spreadOf(turns.map((turn) => turn.shop[field] / turn[to][field])).median;
    const ratio = (to: keyof Sites): string =>
      Number.isFinite(ratioTo(to)) ? ratioTo(to).toFixed(2) : "–";
    const own = spreadOf(turns.map(({ shop }) => shop[field])).median;
    const isWithin = most
      ? ratioTo(most.of) <= most.times
      : atMost === undefined
        ? undefined
        : own <= atMost;
    const limit = most ? `${most.times} × ${most.of}` : String(atMost ?? "");
    return {
      isWithin,
      text: `| ${name}: ${figure} | ${cell("limit")} | ${cell("floor")} | ${cell("shop")} | ${ratio("limit")} | ${ratio("floor")} | ${limit}${isWithin === false ? " exceeded" : ""} |`,
    };
  });
};
