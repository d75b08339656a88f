import type { Browser } from "playwright";
import { median } from "../harness/load.ts";

/** What a page costs a browser, from the navigation until a second without a request after hydration. */
export interface BrowserFigures {
  /** Bytes on the wire of all requests. */
  bytes: number;
  /** Time spent in scripts, in ms. */
  scriptMs: number;
  /** Elements of the document. */
  elements: number;
}

const QUIET_MS = 1000;

const loadOnce = async (browser: Browser, url: string): Promise<BrowserFigures> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    await context.addInitScript(
      "document.addEventListener('pallu:hydrated', () => Object.assign(window, { isHydrated: true }))",
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    let bytes = 0;
    let lastAt = performance.now();
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastAt = performance.now();
    });
    await page.goto(url);
    // The policy of the page forbids a string that Playwright would evaluate again and again in the page.
    while (!(await page.evaluate<boolean>("'isHydrated' in window"))) await page.waitForTimeout(50);
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
    const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
    return { bytes, scriptMs: seconds * 1000, elements };
  } finally {
    await context.close();
  }
};

/** Returns the medians of several loads of a page from each origin. The origins take turns. */
export const measureInBrowser = async (
  browser: Browser,
  origins: readonly string[],
  path: string,
  loads: number,
): Promise<BrowserFigures[]> => {
  const seen: BrowserFigures[][] = origins.map(() => []);
  for (let load = 0; load < loads; load++) {
    for (const [index, origin] of origins.entries())
      seen[index]?.push(await loadOnce(browser, origin + path));
  }
  return seen.map((figures) => ({
    bytes: median(figures.map(({ bytes }) => bytes)),
    scriptMs: median(figures.map(({ scriptMs }) => scriptMs)),
    elements: median(figures.map(({ elements }) => elements)),
  }));
};
