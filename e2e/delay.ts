import type { BrowserContext, Page, Route } from "playwright";

/** Generates pseudorandom numbers from 0 to 1 from a seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ignores errors of requests that are pending when the page closes. */
const unlessClosed = async (act: () => Promise<void>): Promise<void> => {
  await act().catch((error: unknown) => {
    if (!/closed|disposed|already handled|interception/i.test(String(error))) throw error;
  });
};

/**
 * Delays each API call by 50 to 1,500 ms, before or after the server handles it, so that responses arrive out of order.
 * The same seed gives the same delays.
 */
export const delayAnswers = async (context: BrowserContext, seed: number): Promise<void> => {
  const random = randomFrom(seed);
  await context.route("**/api/**", (route: Route) => {
    const ms = 50 + random() * 1450;
    const isLateAnswer = random() < 0.5;
    // The browser itself must receive cookies.
    const setsCookies = /\/users\/log(?:in|out)$/.test(route.request().url());
    return unlessClosed(async () => {
      if (!isLateAnswer || setsCookies) {
        await after(ms);
        return route.continue();
      }
      const response = await route.fetch();
      await after(ms);
      return route.fulfill({ response });
    });
  });
};

/** Delays the scripts of the shop, in ms. */
export const delayScripts = (context: BrowserContext, ms: number): Promise<unknown> =>
  context.route("**/assets/*.js", (route) =>
    unlessClosed(async () => {
      await after(ms);
      return route.continue();
    }),
  );

/** Distinct values that a page has shown. `null`: the element was missing. */
export interface Seen {
  cart: (number | null)[];
  wishlist: (number | null)[];
  quantity: (number | null)[];
  total: (string | null)[];
}

/** Records badges, quantity and total at every change of the document. */
export const recordShown = async (page: Page): Promise<Seen> => {
  const seen: Seen = { cart: [], wishlist: [], quantity: [], total: [] };
  await page.exposeFunction("noteShown", (name: keyof Seen, value: never) => {
    // A full page load starts without a user.
    if (seen[name].at(-1) !== value) seen[name].push(value);
  });
  await page.addInitScript(() => {
    const badge = (name: string): number | null => {
      const link = document.querySelector(`header a[aria-label^="${name}"]`);
      const label = link?.getAttribute("aria-label");
      return label ? Number(/\d+/.exec(label)?.[0] ?? 0) : null;
    };
    const readers: Record<string, () => number | string | null> = {
      cart: () => badge("Cart"),
      wishlist: () => badge("Wishlist"),
      quantity: () => {
        const stepper = document.querySelector('main table [role="spinbutton"]');
        return stepper ? Number(stepper.getAttribute("aria-valuenow")) : null;
      },
      total: () => document.querySelector("main aside output")?.textContent ?? null,
    };
    const last: Record<string, unknown> = {};
    const look = (): void => {
      for (const [name, read] of Object.entries(readers)) {
        const now = read();
        if (now === null || now === last[name]) continue;
        last[name] = now;
        (window as unknown as { noteShown: (...args: unknown[]) => void }).noteShown(name, now);
      }
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return seen;
};
