import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { openPage } from "./browser.ts";
import { expectedStatuses, lineOf } from "./screens.ts";

/** The checker, to be evaluated in a page. */
export const axe = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const wide = { width: 1280, height: 900 };
/** The width to which a page of 1280 pixels shrinks at 400 % (WCAG 1.4.10). */
const narrow = { width: 320, height: 800 };

/** What a page looks like, and what is wrong with it. */
export interface Look {
  theme: string | undefined;
  dir: string;
  currency: string;
  headings: number;
  /** Pixels by which it can be scrolled sideways, wide and narrow. */
  sideways: [number, number];
  violations: string[];
}

/** How many elements are left out of the rendering because they are far below the screen. */
export const countSkipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("h2, h3, p, a")].filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** What axe finds wrong in a part of the page, as rule and place. */
export const violationsOn = async (page: Page, within = "html"): Promise<string[]> => {
  // The checker cannot read the style of what the browser has not rendered yet (docs/decisions/0015).
  await expect.poll(() => countSkipped(page), { timeout: 30_000 }).toBe(0);
  const { violations } = await page.evaluate(
    async ([tags, part]): Promise<AxeResults> => {
      const { axe: checker } = window as unknown as {
        axe: { run: (context: string, options: unknown) => Promise<AxeResults> };
      };
      return checker.run(part, {
        runOnly: { type: "tag", values: tags },
        // Experimental in axe, a rule of WCAG all the same (2.5.3): a name holds the text that is seen.
        rules: { "label-content-name-mismatch": { enabled: true } },
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

/** Links and buttons whose accessible name does not begin with the text that is seen in them (WCAG 2.5.3). */
const misnamedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
    const isSeen = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNode(node);
      const hidden = node.parentElement?.closest("[aria-hidden=true]") ?? null;
      return hidden === null && range.getBoundingClientRect().width > 1;
    };
    const seenIn = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (isSeen(walker.currentNode)) texts.push(walker.currentNode.nodeValue ?? "");
      return plain(texts.join(" "));
    };
    return [...document.querySelectorAll("a[aria-label], button[aria-label]")]
      .filter((control) => !plain(control.ariaLabel ?? "").startsWith(seenIn(control)))
      .map((control) => `"${control.ariaLabel}" does not begin with "${seenIn(control)}"`);
  });

/** Pixels of sideways scroll in a window of this size, once the page has followed it. */
const sidewaysAt = async (page: Page, size: typeof wide): Promise<number> => {
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

/** Looks at the page in both widths; axe at the last of them, where the page stays. */
const look = async (page: Page, last: typeof wide): Promise<Look> => {
  const first = last === wide ? narrow : wide;
  const before = await sidewaysAt(page, first);
  const after = await sidewaysAt(page, last);
  const seen = await page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    dir: document.documentElement.dir,
    currency: localStorage.getItem("currency") ?? "INR",
    headings: document.querySelectorAll("h1").length,
  }));
  return {
    ...seen,
    sideways: last === wide ? [after, before] : [before, after],
    violations: [...(await violationsOn(page)), ...(await misnamedOn(page))],
  };
};

/** Presses switches of the header by the keyboard, at the width at which they stand there. */
const press = async (page: Page, ...names: (string | RegExp)[]): Promise<void> => {
  await page.setViewportSize(wide);
  const header = page.getByRole("banner");
  for (const name of names)
    await header.getByRole("button", { name }).or(header.getByRole("switch", { name })).press(" ");
};

/** Links of the page as it lives that no line of the URL table answers. */
const strayLinks = async (page: Page, origin: string): Promise<string[]> => {
  const links = await page.evaluate(() => {
    const own = window.location.pathname;
    return [...document.links].filter(({ pathname }) => pathname !== own).map(({ href }) => href);
  });
  return links.filter(
    (link) => link.startsWith(`${origin}/`) && lineOf(new URL(link).pathname) === "*",
  );
};

export interface Visit {
  /** As a new visitor finds it; then dark, in dollars; then read again from right to left; then light once more. */
  looks: Look[];
  strayLinks: string[];
  faults: string[];
}

/**
 * Walks one screen through its looks: light and dark, both directions, both currencies. It is loaded twice, as a
 * new visitor's and as the last choices left it, and switched in between by its own controls.
 */
export const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const { page, context, faults } = await openPage(browser, origin, {
    viewport: wide,
    allowedStatuses: expectedStatuses[path] ?? [],
    ...options,
  });
  try {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(axe);
    const looks = [await look(page, wide)];
    await press(page, "Dark mode", /dollars/);
    looks.push(await look(page, narrow));
    await press(page, "Right to left");
    await page.setViewportSize(narrow);
    await page.reload({ waitUntil: "networkidle" });
    await page.evaluate(axe);
    looks.push(await look(page, narrow));
    await press(page, "Dark mode");
    looks.push(await look(page, wide));
    return { looks, strayLinks: await strayLinks(page, origin), faults };
  } finally {
    await context.close();
  }
};
