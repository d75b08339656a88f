import type { BrowserContext, Page, Route } from "playwright";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ignores errors of requests that are pending when the page closes. */
const unlessClosed = async (action: () => Promise<void>): Promise<void> => {
  await action().catch((error: unknown) => {
    if (!/closed|disposed|already handled|interception/i.test(String(error))) throw error;
  });
};

/**
 * Delays each API call by 50 to 1,500 ms, before or after the server handles it, so that responses arrive out of order.
 * The same seed gives the same delays.
 */
export const delayResponses = async (context: BrowserContext, seed: number): Promise<void> => {
  const random = xoroshiro128plus(seed);
  await context.route("**/api/**", (route: Route) => {
    const ms = uniformInt(random, 50, 1500);
    const isResponseDelayed = uniformInt(random, 0, 1) === 0;
    // The browser itself must receive cookies.
    const setsCookies = /\/users\/log(?:in|out)$/.test(route.request().url());
    return unlessClosed(async () => {
      if (!isResponseDelayed || setsCookies) {
        await delay(ms);
        return route.continue();
      }
      const response = await route.fetch();
      await delay(ms);
      return route.fulfill({ response });
    });
  });
};

/** Distinct values that a page has shown. `null`: the element was missing. */
export interface RecordedValues {
  cart: (number | null)[];
  quantity: (number | null)[];
  total: (string | null)[];
}

/** Records the badge of the cart, quantity and total at every change of the document. */
export const recordValues = async (page: Page): Promise<RecordedValues> => {
  const seen: RecordedValues = { cart: [], quantity: [], total: [] };
  await page.exposeFunction("recordValue", (name: keyof RecordedValues, value: never) => {
    // A full page load starts without a user.
    if (seen[name].at(-1) !== value) seen[name].push(value);
  });
  await page.addInitScript(() => {
    const readers: Record<string, () => number | string | null> = {
      cart: () => {
        const label = document.querySelector('header a[aria-label^="Cart"]')?.ariaLabel;
        return label ? Number(/\d+/.exec(label)?.[0] ?? 0) : null;
      },
      quantity: () => {
        const stepper = document.querySelector('main table [role="spinbutton"]');
        return stepper ? Number(stepper.getAttribute("aria-valuenow")) : null;
      },
      total: () => document.querySelector("main aside output")?.textContent ?? null,
    };
    const last: Record<string, unknown> = {};
    const recordAll = (): void => {
      for (const [name, read] of Object.entries(readers)) {
        const now = read();
        if (now === null || now === last[name]) continue;
        last[name] = now;
        (window as unknown as { recordValue: (...args: unknown[]) => void }).recordValue(name, now);
      }
    };
    new MutationObserver(recordAll).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return seen;
};
