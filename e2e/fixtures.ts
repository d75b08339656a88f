import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright";
import { beforeAll, inject, test as base } from "vitest";
import { openAccount } from "./account.ts";
import type { Account } from "./account.ts";
import { openBrowser, openPage as openWatched } from "./browser.ts";
import type { PageOptions, WatchedPage } from "./browser.ts";
import type { Host } from "./startHost.ts";
import { startShop } from "./startShop.ts";
import type { RunningShop } from "./startShop.ts";

/** Workers of the end-to-end tests have a shop each, so that files that run side by side share no stock. */
const shops = inject("shops");
const shop = shops[(Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % shops.length];
if (!shop) throw new Error("No shop was started.");

export const { url, dataDir } = shop;

/**
 * Starts a shop before the tests of a file or of a `describe`, and stops it after them. `startApi` starts its API host. The
 * shop is there when the first test begins.
 */
export const useShop = <H extends Host>(
  settings: Record<string, string> | (() => Promise<Record<string, string>>),
  startApi?: () => Promise<H>,
): RunningShop & { host: H } => {
  const own = {} as RunningShop & { host: H };
  beforeAll(async () => {
    const more = typeof settings === "function" ? await settings() : settings;
    if (startApi) own.host = await startApi();
    Object.assign(own, await startShop(startApi ? { API_URL: own.host.url, ...more } : more));
    return async () => {
      await own.stop();
      if (startApi) await own.host.stop();
    };
  });
  return own;
};

/** Returns the storage state of a page with these stored values. */
export const withStored = (origin: string, values: Record<string, string>) => ({
  cookies: [],
  origins: [
    { origin, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) },
  ],
});

/** Returns the stored values of a customer whom the API hosts of tests know. */
export const userSeven = (username = "Asha Rao"): Record<string, string> => ({
  token: "T1",
  user: JSON.stringify({ id: 7, username, phonenumber: "9876543210", email: "asha@example.com" }),
});

/** Opens a page of the worker's shop, or of another origin. It is closed after the test. */
export type OpenPage = (options?: PageOptions & { origin?: string }) => Promise<WatchedPage>;

/** Returns a page of the worker's shop that earlier tests of the file may have used with the same options. */
export type SharedPage = (options: PageOptions) => Promise<Page>;

interface PooledPage extends WatchedPage {
  key: string;
  options: PageOptions;
}

interface Pool {
  take: (options: PageOptions) => Promise<PooledPage>;
  release: (pooled: PooledPage) => void;
}

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
  pool: Pool;
  /**
   * Opens a page that is used again: a page that loads its scripts a second time costs a third of a new one. Only for tests
   * that change no more than the document and its storage.
   */
  sharedPage: SharedPage;
}

const traces = fileURLToPath(new URL("traces/", import.meta.url));

/** Returns the path of a file about a failed test, without its extension. */
export const pathFor = (title: string, index: number): string =>
  `${traces}${title.replaceAll(/[^\w]+/g, "-").slice(0, 80)}-${index}`;

/** Tracing slows every action down, so CI leaves it out. */
const isTraced = !process.env["CI"];

const failFor = (faults: string[]): void => {
  if (faults.length > 0) throw new Error(`The pages have faults:\n${faults.join("\n")}`);
};

const takePicture = (page: Page, path: string): Promise<unknown> =>
  page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(console.info);

/** Restores the stored values that a new page with these options has. */
const resetStorage = async ({ page, options: { storageState } }: PooledPage): Promise<void> => {
  const origins = typeof storageState === "object" ? storageState.origins : [];
  const entries = origins.find(({ origin }) => origin === url)?.localStorage ?? [];
  await page.evaluate((stored) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, entries);
};

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
      const opened = await openWatched(browser, origin, options);
      all.push(opened);
      // Snapshots would run a script in every document, which a sandboxed one reports as an error.
      if (isTraced) await opened.context.tracing.start({ screenshots: true });
      return opened;
    });
    const faults = all.flatMap((opened) => opened.faults);
    const hasFailed = task.result?.state === "fail" || faults.length > 0;
    for (const [index, { context, page }] of all.entries()) {
      const path = pathFor(task.name, index);
      // A page that the test has closed leaves nothing.
      if (hasFailed && !page.isClosed()) {
        await takePicture(page, path);
        if (isTraced) await context.tracing.stop({ path: `${path}.zip` });
      }
      await context.close();
    }
    failFor(faults);
  },
  opened: async ({ openPage }, use) => use(await openPage()),
  page: async ({ opened }, use) => use(opened.page),
  context: async ({ opened }, use) => use(opened.context),
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await openAccount(url)),
  pool: [
    async ({ browser }, use) => {
      const all: PooledPage[] = [];
      const idle: PooledPage[] = [];
      await use({
        take: async (options) => {
          const key = JSON.stringify(options);
          const index = idle.findIndex((pooled) => pooled.key === key);
          const [known] = index < 0 ? [] : idle.splice(index, 1);
          if (known) return known;
          const pooled = { ...(await openWatched(browser, url, options)), key, options };
          all.push(pooled);
          return pooled;
        },
        release: (pooled) => idle.push(pooled),
      });
      const faults = all.flatMap((pooled) => pooled.faults);
      for (const { context } of all) await context.close();
      failFor(faults);
    },
    { scope: "file" },
  ],
  sharedPage: async ({ pool, task }, use) => {
    const taken: PooledPage[] = [];
    await use(async (options) => {
      const pooled = await pool.take(options);
      taken.push(pooled);
      return pooled.page;
    });
    const faults = taken.flatMap((pooled) => pooled.faults.splice(0));
    const hasFailed = task.result?.state === "fail" || faults.length > 0;
    for (const [index, pooled] of taken.entries()) {
      if (hasFailed) await takePicture(pooled.page, pathFor(task.name, index));
      else {
        await resetStorage(pooled);
        pool.release(pooled);
      }
    }
    failFor(faults);
  },
});
