import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test as base } from "vitest";
import { openAccount } from "../account.ts";
import type { Account } from "../account.ts";
import { pathFor, url } from "../fixtures.ts";
import { tell } from "./driver.ts";
import type { Engine, EnginePage, PageOptions, Shown, Target } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openWebkit } from "./webkit.ts";

interface Fixtures {
  /** Opens a page of the worker's shop, 1280 px wide by default. It is closed after the test, and may have no fault. */
  openPage: (options?: Partial<PageOptions>) => Promise<EnginePage>;
  /** A new account of the worker's shop. */
  account: Account;
}

const testIn = (openEngine: () => Promise<Engine>) =>
  base
    .extend<{ engine: Engine }>({
      engine: [
        // eslint-disable-next-line no-empty-pattern
        async ({}, use) => {
          const engine = await openEngine();
          await use(engine);
          await engine.close();
        },
        { scope: "worker" },
      ],
    })
    .extend<Fixtures>({
      openPage: async ({ engine, task }, use) => {
        const opened: EnginePage[] = [];
        await use(async (options = {}) => {
          const page = await engine.openPage(url, { width: 1280, ...options });
          opened.push(page);
          return page;
        });
        const faults = opened.flatMap((page) => page.faults);
        for (const [index, page] of opened.entries()) {
          if (task.result?.state === "fail" || faults.length > 0) {
            const title = `${task.suite?.name} ${task.name}`;
            const file = `${pathFor(title, index)}.png`;
            await mkdir(dirname(file), { recursive: true });
            await page.picture(file).catch(console.info);
          }
          await page.close();
        }
        if (faults.length > 0) throw new Error(`The pages have faults:\n${faults.join("\n")}`);
      },
      // eslint-disable-next-line no-empty-pattern
      account: async ({}, use) => use(await openAccount(url)),
    });

/** Test of the suite in each engine. */
const tests = { firefox: testIn(openFirefox), webkit: testIn(openWebkit) };

const wanted = (process.env["ENGINES"] ?? "").split(",");

/** The engines of this run with their tests. */
export const engines = Object.entries(tests).filter(([name]) => wanted.includes(name));

/** Waits until an element is shown. Returns what is shown then. */
export const expectShown = async (page: EnginePage, target: Target): Promise<Shown[]> => {
  await expect
    .poll(() => page.shown(target), { message: `shown: ${tell(target)}` })
    .not.toHaveLength(0);
  return page.shown(target);
};

/** Waits until no such element is shown. */
export const expectHidden = (page: EnginePage, target: Target): Promise<void> =>
  expect.poll(() => page.shown(target), { message: `hidden: ${tell(target)}` }).toHaveLength(0);

/** Waits for the path, query and fragment of a URL. */
export const expectPath = async (page: EnginePage, path: string | RegExp): Promise<void> => {
  if (typeof path === "string") await expect.poll(() => page.path()).toBe(path);
  else await expect.poll(() => page.path()).toMatch(path);
};
