import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { AxeResults } from "axe-core";
import type { Page, Request } from "playwright";
import type { Account } from "./account.ts";
import { gotoSettled } from "./browser.ts";
import type { SharedPage } from "./fixtures.ts";
import { expectedStatuses } from "./screens.ts";
import { url } from "./fixtures.ts";

/**
 * What Chromium reports about the preload of the main picture when it shows a larger size, which the page had at another
 * width before.
 */
const otherSize = /was preloaded using link preload but not used/;

/** Source of axe-core, to be evaluated in a page. */
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const wide = { width: 1280, height: 900 };
/**
 * Width of a 1280 px page at 400 % zoom (WCAG 1.4.10). High enough that the bar at the bottom of a product page covers no
 * colour, which axe reports though the page scrolls.
 */
const narrow = { width: 320, height: 900 };

/** What a visit of a screen finds. */
export interface Visit {
  theme: string | undefined;
  dir: string;
  currency: string;
  /** Texts of the main headings. */
  headings: string[];
  /** Horizontal overflow in px, wide and narrow. */
  overflow: [number, number];
  /** Fields with text smaller than 16 px, narrow: iOS zooms in on them. */
  smallFields: string[];
  /** Path and query at the end of the visit. */
  address: string;
  /** Numbers of headers, main parts and footers. */
  frame: number[];
  /** Whether the page has requested products or variants. */
  readsCatalogue: boolean;
}

type PageState = Omit<Visit, "address" | "frame" | "readsCatalogue">;

/** Counts elements whose rendering is skipped by `content-visibility`. */
export const countSkipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("h2, h3, p, a")].filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Returns axe's violations in a part of the page, as rule and selector. */
export const violationsOn = async (page: Page, within = "html"): Promise<string[]> => {
  await page.evaluate(axe);
  // axe cannot read styles of skipped elements (docs/decisions/0015).
  await expect.poll(() => countSkipped(page), { timeout: 30_000 }).toBe(0);
  const { violations } = await page.evaluate(
    async ([tags, part]): Promise<AxeResults> => {
      const { axe: checker } = window as unknown as {
        axe: { run: (context: string, options: unknown) => Promise<AxeResults> };
      };
      return checker.run(part, {
        runOnly: { type: "tag", values: tags },
        // Experimental in axe, but required by WCAG 2.5.3: the name contains the visible label.
        rules: { "label-content-name-mismatch": { enabled: true } },
        // Only rules about audio and video need it.
        preload: false,
        resultTypes: ["violations"],
      });
    },
    [standards, within] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(" ")}: ${(failureSummary ?? "").replace(/\s+/g, " ")}`,
    ),
  );
};

/**
 * The same for a page without JavaScript. There the debugger runs axe and promises are settled, but no timer fires: a timer
 * of axe runs as a promise.
 */
export const violationsWithoutScripts = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    const runAsPromise = (run: () => void): void => void Promise.resolve().then(run);
    Object.assign(window, { setTimeout: runAsPromise });
  });
  return violationsOn(page);
};

/** Returns the horizontal overflow in px at a viewport size. */
const overflowAt = async (page: Page, size: typeof wide): Promise<number> => {
  await page.setViewportSize(size);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { documentElement: root } = document;
        const measure = (): void => resolve(root.scrollWidth - root.clientWidth);
        requestAnimationFrame(() => requestAnimationFrame(measure));
      }),
  );
};

/** Lists the visible fields whose text is smaller than 16 px. Checkboxes and sliders have none. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "input:not([type=checkbox], [type=radio], [type=range]), select, textarea",
      ),
    ]
      .filter((field) => field.checkVisibility())
      .map((field) => [field.outerHTML, getComputedStyle(field).fontSize] as const)
      .filter(([, size]) => Number.parseFloat(size) < 16)
      .map(([html, size]) => `${size}: ${html}`),
  );

/** Measures the page in both widths, this one last. */
const inspect = async (page: Page, last: typeof wide): Promise<PageState> => {
  const first = last === wide ? narrow : wide;
  const before = await overflowAt(page, first);
  const smallBefore = first === narrow ? await smallFields(page) : [];
  const after = await overflowAt(page, last);
  const attributes = await page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    dir: document.documentElement.dir,
    currency: localStorage.getItem("currency") ?? "INR",
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent.trim()),
  }));
  return {
    ...attributes,
    overflow: last === wide ? [after, before] : [before, after],
    smallFields: last === narrow ? await smallFields(page) : smallBefore,
  };
};

/** Notes whether a page requests products or variants. Returns a function that ends it and returns the result. */
const watchCatalogue = (page: Page): (() => boolean) => {
  let isRead = false;
  const note = (request: Request): void => {
    if (new URL(request.url()).pathname.startsWith("/api/product")) isRead = true;
  };
  page.on("request", note);
  return () => {
    page.off("request", note);
    return isRead;
  };
};

/** Returns what a visit finds at its end. */
const lastLook = async (page: Page): Promise<Pick<Visit, "address" | "frame">> => {
  const { pathname, search } = new URL(page.url());
  return {
    address: pathname + search,
    frame: await Promise.all(
      (["banner", "main", "contentinfo"] as const).map((role) => page.getByRole(role).count()),
    ),
  };
};

/** Carousels do not move with reduced motion, so that the heading in the first slide stays visible. */
const reducedMotion = { reducedMotion: "reduce" } as const;

type StorageState = Account["storageState"];

const nothingStored: StorageState = { cookies: [], origins: [{ origin: url, localStorage: [] }] };

/** Opens a screen in a window of this width, and measures it there last. */
const visit = async (
  sharedPage: SharedPage,
  path: string,
  viewport: typeof wide,
  storageState: StorageState,
): Promise<{ page: Page; visit: Visit }> => {
  const page = await sharedPage({
    ...reducedMotion,
    viewport,
    allowedStatuses: expectedStatuses[path] ?? [],
    allowedMessages: otherSize,
    storageState,
  });
  const endWatch = watchCatalogue(page);
  await gotoSettled(page, url + path);
  const state = await inspect(page, viewport);
  return { page, visit: { ...state, ...(await lastLook(page)), readsCatalogue: endWatch() } };
};

/** Checks one screen as a new visitor sees it, 1280 px wide. */
export const visitFirst = async (sharedPage: SharedPage, path: string): Promise<Visit> =>
  (await visit(sharedPage, path, wide, nothingStored)).visit;

/** Checks one screen with the stored preferences dark, right to left and dollars, 320 px wide, also by axe. */
export const visitInHardestMode = async (
  sharedPage: SharedPage,
  path: string,
  { cookies, origins } = nothingStored,
): Promise<Visit & { violations: string[] }> => {
  const preferences = Object.entries({ theme: "dark", dir: "rtl", currency: "USD" }).map(
    ([name, value]) => ({ name, value }),
  );
  const { page, visit: seen } = await visit(sharedPage, path, narrow, {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: [...localStorage, ...preferences],
    })),
  });
  return { ...seen, violations: await violationsOn(page) };
};
