import type { Page } from "playwright";
import { openPage as openWatched } from "./browser.ts";
import type { PageOptions, WatchedPage } from "./browser.ts";
import { pathFor, test as base, unnamedFaults } from "./fixtures.ts";
import { url } from "./shop.ts";

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

/**
 * Test whose pages are used again: a page that loads its scripts a second time costs a third of a new one. Only for
 * tests that change no more than the document and its storage. Faults fail the test during which they appear.
 */
export const test = base.extend<{ pool: Pool; sharedPage: SharedPage }>({
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
      if (faults.length > 0) throw new Error(`The pages have faults:\n${faults.join("\n")}`);
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
    const faults = [
      ...taken.flatMap((pooled) => pooled.faults.splice(0)),
      ...unnamedFaults(task.file.filepath, taken),
    ];
    const hasFailed = task.result?.state === "fail" || faults.length > 0;
    for (const [index, pooled] of taken.entries()) {
      if (hasFailed) {
        const path = `${pathFor(task.name, index)}.png`;
        await pooled.page.screenshot({ path, timeout: 10_000 }).catch(console.info);
      } else {
        await resetStorage(pooled);
        pool.release(pooled);
      }
    }
    if (faults.length > 0) throw new Error(`The pages have faults:\n${faults.join("\n")}`);
  },
});
