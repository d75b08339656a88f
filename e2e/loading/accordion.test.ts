import { expect } from "vitest";
import type { Locator, Page } from "playwright";
import { gotoUnhydrated, settle, slowExpect, lacksFont, withoutFonts } from "../browser.ts";
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
  const release = await gotoUnhydrated(page, address);
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
