import { writeFile } from "node:fs/promises";
import { launch } from "puppeteer-core";
import type { Browser, ElementHandle, JSHandle } from "puppeteer-core";
import { findFirefox } from "../../tools/engines.mjs";
import { pageOf } from "./driver.ts";
import { timeoutMs, windowHeight } from "./engine.ts";
import type { Engine, EnginePage, PageOptions } from "./engine.ts";
import { drawnFor, findShown } from "./inPage.ts";

const openPageOf = async (
  browser: Browser,
  origin: string,
  { width }: PageOptions,
): Promise<EnginePage> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.setViewport({ width, height: windowHeight });
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn")
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${String(error)}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob|about):/.test(request.url()))
      faults.push(`request to another origin: ${request.url()}`);
  });
  return pageOf<ElementHandle>(
    {
      goto: async (url) => {
        // Firefox ends requests of a page that is left with an error, which the page logs.
        await page.waitForNetworkIdle({ idleTime: 100 });
        await page.goto(url);
      },
      url: async () => page.url(),
      runText: (script) => page.evaluate(script),
      evaluate: <T>(run: () => T) => page.evaluate(run) as Promise<T>,
      evaluateOn: <T>(element: ElementHandle, run: (found: Element) => T) =>
        element.evaluate(run) as Promise<T>,
      find: async (target) => {
        const list: JSHandle<unknown> = await page.evaluateHandle(findShown, target);
        if (await list.evaluate((found) => found === null)) return null;
        const entries = [...(await list.getProperties()).values()];
        return entries.flatMap((entry) => (entry.asElement() as ElementHandle | null) ?? []);
      },
      drawnFor: async (element) =>
        (await element.evaluateHandle(drawnFor)).asElement() as ElementHandle,
      // Not `element.click()`, which waits for an observer that does not run without scripts.
      click: (_element, x, y) => page.mouse.click(x, y),
      choose: async (element, index) => {
        const value = await element.evaluate(
          (select, at) => (select as HTMLSelectElement).options[at]?.value ?? "",
          index,
        );
        await element.select(value);
      },
      selectAll: async () => {
        await page.keyboard.down("Control");
        await page.keyboard.press("a");
        await page.keyboard.up("Control");
      },
      type: (text) => page.keyboard.type(text),
      key: (name) => page.keyboard.press(name),
      picture: async (file) => writeFile(file, await page.screenshot()),
      close: () => context.close(),
      // A new document replaces the old one and its elements.
      isPassing: (problem) =>
        problem instanceof Error &&
        /no such (?:node|frame|handle)|stale|Execution context|realm|detached|not clickable/i.test(
          problem.message,
        ),
    },
    origin,
    faults,
  );
};

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export const openFirefox = async (): Promise<Engine> => {
  const programs = findFirefox();
  if (!programs) throw new Error("Firefox was not found.");
  const browser = await launch({
    browser: "firefox",
    executablePath: programs.firefox,
    timeout: 60_000,
  });
  return {
    openPage: (origin, options) => openPageOf(browser, origin, options),
    close: () => browser.close(),
  };
};
