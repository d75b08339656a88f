import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";

const product = "/product-details/kanchipuram-temple-border";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box`);
  return box;
};
const bottomOf = ({ y, height }: Box): number => y + height;

const openPhone = async (openPage: OpenPage, path: string): Promise<Page> => {
  const { page } = await openPage({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await gotoSettled(page, url + path);
  return page;
};
const firstCard = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
    .first();
const gallery = (page: Page): Locator => page.getByRole("region", { name: /^Pictures of/ });

test("[CAT-16] on a phone the actions of a card are below its picture and its price", async ({
  openPage,
}) => {
  const page = await openPhone(openPage, "/allproducts");
  const card = firstCard(page);
  const add = await boxOf(card.getByRole("button", { name: /^Add to Cart/ }));
  expect(add.y).toBeGreaterThanOrEqual(bottomOf(await boxOf(card.getByRole("img").first())));
  const price = await boxOf(card.getByText(/^₹/).first());
  expect(add.y).toBeGreaterThanOrEqual(bottomOf(price));
  expect(add.height).toBeGreaterThanOrEqual(43);
});

test("[PDP-09] the price is in the first 720 px of a phone", async ({ openPage }) => {
  const page = await openPhone(openPage, product);
  const price = page.getByRole("main").getByRole("insertion").first();
  expect(bottomOf(await boxOf(price))).toBeLessThanOrEqual(720);
});

test("[PDP-12] on a phone the button to buy stays in view, with the price", async ({
  openPage,
}) => {
  const page = await openPhone(openPage, product);
  const add = page.getByRole("button", { name: "Add to Cart", exact: true });
  const price = await page.getByRole("main").getByRole("insertion").first().innerText();
  const tabs = page.getByRole("tab", { name: "Vendor Info" });
  for (const place of [gallery(page), page.getByRole("spinbutton"), tabs]) {
    await place.scrollIntoViewIfNeeded();
    await slowExpect(add).toBeInViewport({ ratio: 1 });
  }
  const shown = await add.evaluate((button) => {
    const { content } = getComputedStyle(button.parentElement ?? button, "::before");
    return content;
  });
  expect(shown).toContain(price.replace("Offer price", "").trim());
});
