import { expect } from "vitest";
import type { Locator, Page } from "playwright";
import { gotoSettled, holdBack, settle, slowExpect, lacksFont, withoutFonts } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";

const faq = `${url}/faq`;
const questions = 17;
const arrival = { question: "When will my parcel arrive?", answer: "when" };
const cost = { question: "What does shipping cost?", answer: "cost" };

const button = (page: Page, { question }: { question: string }): Locator =>
  page.getByRole("main").getByRole("button", { name: question });

/** Returns the ids of the answers that are rendered. */
const shownAnswers = (page: Page): Promise<string[]> =>
  page
    .locator("[data-accordion-panel] p")
    .evaluateAll((texts) => texts.filter((text) => text.checkVisibility()).map(({ id }) => id));

const expectShown = (page: Page, answers: readonly string[]): Promise<void> =>
  slowExpect.poll(() => shownAnswers(page)).toEqual(answers);

/** Opens a URL whose scripts are held back until `arrive` is called. */
const openAsHtml = async (
  openPage: OpenPage,
  address = faq,
  width = 1280,
): Promise<{ page: Page; arrive: () => Promise<void> }> => {
  const { page } = await openPage({
    viewport: { width, height: 800 },
    allowedMessages: lacksFont,
  });
  await withoutFonts(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return {
    page,
    arrive: async () => {
      release();
      await settle(page);
    },
  };
};

test("[INFO-52] without JavaScript every answer can be read", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(faq);
  expect(await shownAnswers(page)).toHaveLength(questions);
});

test("[INFO-57] [INFO-58] an item pressed before hydration opens at once and stays open, with the focus", async ({
  openPage,
}) => {
  const { page, arrive } = await openAsHtml(openPage);
  await expectShown(page, []);
  await button(page, cost).click();
  expect(await shownAnswers(page)).toEqual([cost.answer]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await shownAnswers(page)).toEqual([arrival.answer]);
  await arrive();
  await slowExpect(button(page, arrival)).toBeFocused();
  await slowExpect(page.getByRole("region", { name: arrival.question })).toBeVisible();
  expect(await shownAnswers(page)).toEqual([arrival.answer]);
  await page.keyboard.press("Enter");
  await expectShown(page, []);
});

test("the arrow keys, Home and End move between all questions of the page", async ({ page }) => {
  await gotoSettled(page, faq);
  await button(page, arrival).focus();
  await page.keyboard.press("ArrowDown");
  await slowExpect(button(page, cost)).toBeFocused();
  await page.keyboard.press("End");
  await slowExpect(button(page, { question: "What cannot be returned?" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await slowExpect(button(page, arrival)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await slowExpect(button(page, arrival)).toBeFocused();
});

test("the height grows to the measured one, then follows the text", async ({ page }) => {
  await gotoSettled(page, faq);
  // In one task of the page, which ends before the panel has moved.
  const { middle, height } = await button(page, arrival).evaluate(async (trigger) => {
    (trigger as HTMLButtonElement).click();
    await Promise.resolve();
    const panel = document.getElementById(trigger.getAttribute("aria-controls") ?? "");
    const [animation] = panel?.getAnimations() ?? [];
    if (!panel || !animation) throw new Error("The panel does not move.");
    animation.pause();
    animation.currentTime = 60;
    const halfOpen = panel.getBoundingClientRect().height;
    animation.finish();
    return { middle: halfOpen, height: panel.getBoundingClientRect().height };
  });
  const panel = page.getByRole("region", { name: arrival.question });
  expect(middle).toBeGreaterThan(0);
  expect(middle).toBeLessThan(height);
  expect(
    await panel.evaluate((element) =>
      Number.parseFloat(element.style.getPropertyValue("--radix-collapsible-content-height")),
    ),
  ).toBeCloseTo(height, 0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await panel.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(
    height,
  );
});

test.for([false, true])(
  "a link to an answer opens it in view, its question too (scripts late: %s)",
  async (isLate, { openPage }) => {
    const { page, arrive } = await openAsHtml(openPage, `${faq}#refund`);
    const answer = page.locator("#refund");
    if (isLate) await slowExpect(answer).toBeInViewport();
    await arrive();
    await slowExpect(answer).toBeInViewport();
    await slowExpect(button(page, { question: "When do I have my money back?" })).toBeInViewport();
    expect(await shownAnswers(page)).toEqual(["refund"]);
    // Without a new document, as by a link within the page.
    await page.goto(`${faq}#cost`);
    await slowExpect(page.locator("#cost")).toBeInViewport();
    await slowExpect(page.getByRole("region", { name: cost.question })).toBeVisible();
    await expectShown(page, ["cost"]);
  },
);

/** A text fragment finds text as find in page does: it opens the panel by `beforematch`. */
test.for([false, true])(
  "a text found in a closed panel opens it (scripts late: %s)",
  async (isLate, { openPage }) => {
    const { page, arrive } = await openAsHtml(openPage, `${faq}#:~:text=Folded%20in%20muslin`);
    if (isLate) await expectShown(page, ["store"]);
    await arrive();
    await expectShown(page, ["store"]);
    await page.goto(`${faq}#:~:text=Indigo%2C%20madder`);
    await slowExpect(page.getByRole("region", { name: "Will the colour run?" })).toBeVisible();
    await expectShown(page, ["bleed"]);
    await slowExpect(page.locator("#bleed")).toBeInViewport();
  },
);

test.for([360, 1280])(
  "nothing moves before, during and after hydration, at %i px",
  async (width, { openPage }) => {
    const { page, arrive } = await openAsHtml(openPage, faq, width);
    // The first paint with its closed panels, long before the scripts.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const heights = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heights();
    await arrive();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    expect(await heights()).toBe(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  },
);

test("hydration keeps the panels of the server's HTML and renders no item again", async ({
  openPage,
}) => {
  const { page, arrive } = await openAsHtml(openPage);
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const root = document.querySelector("[data-accordion]");
    if (!root) throw new Error("There is no accordion.");
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        if (target !== root) seen.push(`${type} ${attributeName} ${target.nodeName}`);
    }).observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
    return seen;
  });
  await arrive();
  const seen = await changes.jsonValue();
  expect(
    seen.filter((change) => !/^attributes (?:style|hidden|data-animated) DIV$/.test(change)),
  ).toEqual([]);
});

test("pages without an accordion load no code of it", async ({ openPage }) => {
  const { page } = await openPage();
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) bodies.push(response.text());
  });
  await gotoSettled(page, `${url}/shipping-method`);
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes("data-accordion"))).toEqual([]);
  expect(await page.content()).not.toContain("has-scripts");
});

test("in print every answer can be read", async ({ page }) => {
  await gotoSettled(page, faq);
  await expectShown(page, []);
  await page.emulateMedia({ media: "print" });
  expect(await shownAnswers(page)).toHaveLength(questions);
});
