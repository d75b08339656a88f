import { describe, expect } from "vitest";
import { password, fillCart } from "../account.ts";
import { url } from "../fixtures.ts";
import { windowHeight } from "./engine.ts";
import type { EnginePage, Target } from "./engine.ts";
import { engines, expectHidden, expectShown } from "./fixtures.ts";
import { banner, logIn, main, widths } from "./parts.ts";

const cost = {
  question: { role: "button", name: "What does shipping cost?", within: main },
  answer: { text: /^Regular delivery on working days is free/, within: main },
} satisfies Record<string, Target>;
const arrival = {
  question: { role: "button", name: "When will my parcel arrive?", within: main },
  answer: { text: /^Orders placed before two in the afternoon/, within: main },
} satisfies Record<string, Target>;
const refund = {
  question: { role: "button", name: "When do I have my money back?", within: main },
  answer: { text: /^Within five working days of its arrival/, within: main },
} satisfies Record<string, Target>;

/** Waits until an element is shown in the window. */
const expectInWindow = (page: EnginePage, target: Target): Promise<void> =>
  expect
    .poll(async () => {
      const [first] = await page.shown(target);
      return first !== undefined && first.box.top >= 0 && first.box.bottom <= windowHeight;
    })
    .toBe(true);

/** Returns by how many px the page is wider than its window. */
const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;

describe.each(engines)("%s", (_name, test) => {
  test.for(widths)(
    "[INFO-57] [INFO-58] one answer is open at a time, and a second press closes it, at %i px",
    async (width, { openPage }) => {
      const page = await openPage({ width });
      await page.open("/faq");
      await page.press(cost.question);
      await expectShown(page, cost.answer);
      await page.press(arrival.question);
      await expectShown(page, arrival.answer);
      await expectHidden(page, cost.answer);
      await page.press(arrival.question);
      await expectHidden(page, arrival.answer);
    },
  );

  test("the system fonts with the metrics of the shop's fonts are used before these", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.open("/index-v5");
    const loaded = () =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes(" Fallback ") && status === "loaded")
        .map(({ family }) => family.replaceAll('"', "").split(" Fallback ")[0])
        .toSorted((one = "", other = "") => one.localeCompare(other));
    // One for each weight.
    await expect
      .poll(() => page.evaluate(loaded))
      .toEqual(["Halant", "Hind Madurai", "Hind Madurai", "Marcellus"]);
  });

  test("a link to an answer opens it in view, from elsewhere and within the page", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.open("/faq#refund");
    await expectInWindow(page, refund.answer);
    await expectInWindow(page, refund.question);
    await page.open("/faq#cost");
    await expectInWindow(page, cost.answer);
    await expectHidden(page, refund.answer);
  });

  test.for(widths)(
    "[HDR-01] [FTR-01] the pages of a purchase are as wide as their window, and have a header and a footer, at %i px",
    async (width, { openPage, account }) => {
      await fillCart(account, url);
      const page = await openPage({ width });
      await logIn(page, account.email, password);
      const wide: [path: string, px: number][] = [];
      for (const path of [
        "/",
        "/allproducts",
        "/product-details/kanchipuram-temple-border",
        "/cart",
        "/checkout",
        "/faq",
      ]) {
        await page.open(path);
        await expectShown(page, { role: "banner" });
        await expectShown(page, { role: "heading", within: main });
        await expectShown(page, { role: "contentinfo" });
        const px = await page.evaluate(overflow);
        if (px > 0) wide.push([path, px]);
      }
      expect(wide).toEqual([]);
    },
  );

  test("a dialog over the end of a page leaves it where it is", async ({ openPage }) => {
    const page = await openPage({ width: 360 });
    await page.open("/contact");
    const isRendered = () =>
      [...document.querySelectorAll("footer")]
        .flatMap((footer) => footer.getAnimations())
        .every(({ playState }) => playState === "finished");
    await expect.poll(() => page.evaluate(isRendered)).toBe(true);
    const end = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return window.scrollY;
    });
    expect(end).toBeGreaterThan(0);
    const search: Target = { role: "dialog", name: "Search" };
    await page.press({ role: "button", name: "Search", within: banner });
    await expectShown(page, search);
    expect(await page.evaluate(() => window.scrollY)).toBe(end);
    await page.key("Escape");
    await expectHidden(page, search);
    expect(await page.evaluate(() => window.scrollY)).toBe(end);
  });
});
