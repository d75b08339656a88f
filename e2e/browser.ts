import { expect } from "@playwright/test";
import { chromium } from "playwright";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
];

/** Waits up to 30 s: tests do not measure time, and the machine may be busy. */
export const slowExpect = expect.configure({ timeout: 30_000 });

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
};

export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, uncaught errors and requests to other origins. */
  faults: string[];
}

/** Chromium's console message about an error status. Tests can allow a status. */
const reportsStatus = /^Failed to load resource: the server responded with a status of (\d+)/;

/** Opens a page in a new context and records faults, except those the test allows. */
export const openPage = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions & { allowedStatuses?: number[]; allowedMessages?: RegExp } = {},
): Promise<WatchedPage> => {
  const { allowedStatuses = [], allowedMessages, ...contextOptions } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    ...contextOptions,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const status = reportsStatus.exec(message.text())?.[1];
    if (status && allowedStatuses.includes(Number(status))) return;
    if (allowedMessages?.test(message.text())) return;
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url))
      faults.push(`request to another origin: ${url}`);
  });
  return { context, page, faults };
};

/** Holds back requests to these URLs. Returns a function that releases them. */
export const holdBack = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
