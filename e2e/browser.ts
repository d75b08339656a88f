import { expect } from "@playwright/test";
import { chromium } from "playwright";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Request,
} from "playwright";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    chromiumSwitches: string[];
  }
}

/** Waits up to 30 s: tests do not measure time, and the machine may be busy. */
export const slowExpect = expect.configure({ timeout: 30_000 });

/** @param variables more variables of the browser's environment */
export const openBrowser = (variables: Record<string, string> = {}): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({
    args: inject("chromiumSwitches"),
    env: { ...process.env, ...variables },
    ...(executablePath ? { executablePath } : {}),
  });
};

export interface PageOptions extends BrowserContextOptions {
  /** Error statuses that the browser may report. */
  allowedStatuses?: number[];
  /** Console messages that are no faults. */
  allowedMessages?: RegExp;
  /** Whether console messages are no faults at all. Default false. */
  ignoresConsole?: boolean;
}

export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, uncaught errors and requests to other origins, in all pages of the context. */
  faults: string[];
}

/** Chromium's console message about an error status. Tests can allow a status. */
const reportsStatus = /^Failed to load resource: the server responded with a status of (\d+)/;

/** Requests of a page that have no response yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

const trackRequests = (page: Page): void => {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => {
    // A new document ends the requests of the previous one, not always with an event.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
};

/** Opens a page in a new context and records faults, except those the test allows. */
export const openPage = async (
  browser: Browser,
  origin: string,
  options: PageOptions = {},
): Promise<WatchedPage> => {
  const { allowedStatuses = [], allowedMessages, ignoresConsole, ...contextOptions } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    ...contextOptions,
  });
  await context.addInitScript(() => {
    document.addEventListener("pallu:hydrated", () => Object.assign(window, { isHydrated: true }));
  });
  const faults: string[] = [];
  context.on("console", (message) => {
    if (ignoresConsole || (message.type() !== "error" && message.type() !== "warning")) return;
    const status = reportsStatus.exec(message.text())?.[1];
    if (status && allowedStatuses.includes(Number(status))) return;
    if (allowedMessages?.test(message.text())) return;
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url))
      faults.push(`request to another origin: ${url}`);
  });
  context.on("page", trackRequests);
  return { context, page: await context.newPage(), faults };
};

const whenIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));

/** Waits until the page is hydrated: from then on it handles clicks itself. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // A string would be evaluated again and again in the page, which its policy forbids.
  await page.waitForFunction(() => "isHydrated" in window);
};

/**
 * Waits until the page is hydrated and all its requests have a response, also those that follow from a response. Two
 * idle moments without a request in between show the latter.
 */
export const settle = async (page: Page): Promise<void> => {
  const pending = pendingRequests.get(page);
  if (!pending) throw new Error("Only a page of `openPage` can settle.");
  await waitForHydration(page);
  for (let idleChecks = 0; idleChecks < 2; idleChecks += 1) {
    await slowExpect
      .poll(() => [...pending].map((request) => request.url()), { intervals: [20, 50, 100] })
      .toEqual([]);
    await whenIdle(page);
    if (pending.size > 0) idleChecks = -1;
  }
};

/** Loads a page and waits until it has settled. */
export const gotoSettled = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await settle(page);
};

/** Holds back requests to these URLs. Returns a function that releases them. */
export const holdBack = async (page: Page, urls: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page as HTML: its scripts are held back. Returns a function that releases them. */
export const gotoUnhydrated = async (page: Page, address: string): Promise<() => void> => {
  const arrive = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return arrive;
};

/** Presses the button of a form, then hydrates the page by `arrive`, and only then lets the form be posted to an address. */
export const pressWhileHydrating = async (
  page: Page,
  button: Locator,
  address: string,
  arrive: () => void,
): Promise<void> => {
  const release = await holdBack(page, address);
  await page.evaluate(() =>
    document.addEventListener("pallu:hydrated", () => console.info("hydrated")),
  );
  const hydrated = page.waitForEvent("console", (message) => message.text() === "hydrated");
  const requested = page.waitForRequest(address);
  // Playwright waits for the navigation, also before it evaluates something.
  const pressed = button.click();
  await requested;
  arrive();
  await hydrated;
  release();
  await pressed;
};

/** Returns the paths of the requests that match. The array grows with every request. */
export const requestsOf = (page: Page, matches: (request: Request, path: string) => boolean) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (matches(request, pathname)) paths.push(pathname + search);
  });
  return paths;
};

/** Returns the paths to which forms and scripts post. */
export const postsOf = (page: Page): string[] =>
  requestsOf(page, (request) => request.method() === "POST");

/** Returns the paths of calls of the API. */
export const apiCallsOf = (page: Page): string[] =>
  requestsOf(page, (_request, path) => path.startsWith("/api/"));

/** The console's message about a font of `withoutFonts`. */
export const lacksFont = /net::ERR_BLOCKED_BY_CLIENT/;

/** Leaves out the fonts of a page, whose arrival moves words by some pixels (docs/decisions/0055). */
export const withoutFonts = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));

/** Returns the disclosure of an entry of the menu that has groups of links. It has no role of its own. */
export const disclosureOf = (page: Page, name: string): Locator =>
  page.locator("header summary").filter({ hasText: name });
