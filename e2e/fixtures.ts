import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright";
import { test as base } from "vitest";
import { openAccount } from "./account.ts";
import type { Account } from "./account.ts";
import { openBrowser, openPage } from "./browser.ts";
import type { PageOptions, WatchedPage } from "./browser.ts";
import { unnamedPages } from "../tools/selection.mjs";
import { url } from "./shop.ts";

/** Opens a page of the worker's shop, or of another origin. It is closed after the test. */
export type OpenPage = (options?: PageOptions & { origin?: string }) => Promise<WatchedPage>;

interface Fixtures {
  openPage: OpenPage;
  /** A page of a visitor, 1280 px wide. */
  page: Page;
  /** The context of `page`. */
  context: BrowserContext;
  /** A new account of the worker's shop. */
  account: Account;
  /** The page of `page` and its context. */
  opened: WatchedPage;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const traces = fileURLToPath(new URL("traces/", import.meta.url));

/** Returns the path of a file about a failed test, without its extension. */
export const pathFor = (title: string, index: number): string =>
  `${traces}${title.replaceAll(/[^\w]+/g, "-").slice(0, 80)}-${index}`;

/**
 * Returns a fault for each page that was opened and that the test's file does not name. A change of that page would not
 * select the file (docs/decisions/0039).
 */
export const unnamedFaults = (file: string, opened: readonly WatchedPage[]): string[] => {
  const paths = [...new Set(opened.flatMap(({ visited }) => [...visited]))];
  return unnamedPages(relative(root, file), paths).map(
    (path) => `${path} was opened, and ${relative(root, file)} does not name it`,
  );
};

/** Tracing slows every action down, so CI leaves it out. */
const isTraced = !process.env["CI"];

const withBrowser = base.extend<{ browser: Browser }>({
  browser: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Test of the end-to-end suite. Its pages are closed after the test, and none of them may have a fault. A failed test
 * leaves a picture of each page in `e2e/traces`, and outside CI a trace. `npx playwright show-trace FILE` opens a trace.
 */
export const test = withBrowser.extend<Fixtures>({
  openPage: async ({ browser, task }, use) => {
    const all: WatchedPage[] = [];
    await use(async ({ origin = url, ...options } = {}) => {
      const opened = await openPage(browser, origin, options);
      all.push(opened);
      // Snapshots would run a script in every document, which a sandboxed one reports as an error.
      if (isTraced) await opened.context.tracing.start({ screenshots: true });
      return opened;
    });
    const faults = [
      ...all.flatMap((opened) => opened.faults),
      ...unnamedFaults(task.file.filepath, all),
    ];
    const hasFailed = task.result?.state === "fail" || faults.length > 0;
    for (const [index, { context, page }] of all.entries()) {
      const path = pathFor(task.name, index);
      // A page that the test has closed leaves nothing.
      if (hasFailed && !page.isClosed()) {
        await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(console.info);
        if (isTraced) await context.tracing.stop({ path: `${path}.zip` });
      }
      await context.close();
    }
    if (faults.length > 0) throw new Error(`The pages have faults:\n${faults.join("\n")}`);
  },
  opened: async ({ openPage: open }, use) => use(await open()),
  page: async ({ opened }, use) => use(opened.page),
  context: async ({ opened }, use) => use(opened.context),
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await openAccount(url)),
});
