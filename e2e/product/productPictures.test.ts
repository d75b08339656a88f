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
const openDesk = async (openPage: OpenPage, path: string): Promise<Page> => {
  const { page } = await openPage({
    viewport: { width: 1280, height: 900 },
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

test("[CAT-16] on a desk the actions of a card do not cover the foot of its picture", async ({
  openPage,
}) => {
  const page = await openDesk(openPage, "/allproducts");
  const card = firstCard(page);
  await card.hover();
  const add = card.getByRole("button", { name: /^Add to Cart/ });
  await slowExpect
    .poll(async () => (await boxOf(add)).y - bottomOf(await boxOf(card.getByRole("img").first())))
    .toBeGreaterThanOrEqual(0);
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

test("[PDP-05] a picture that does not load leaves no gap in the gallery", async ({ openPage }) => {
  const { page } = await openPage({
    viewport: { width: 1280, height: 900 },
    allowedStatuses: [404],
  });
  await gotoSettled(page, url + product);
  const thumbnails = gallery(page).getByRole("link");
  await slowExpect(thumbnails.nth(2)).toBeVisible();
  const count = await thumbnails.count();
  const sources = await thumbnails
    .nth(1)
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.src.replace(/\.webp$/, ""));
  await page.route(
    (address) => address.href.startsWith(sources),
    (route) => route.fulfill({ status: 404 }),
  );
  await gotoSettled(page, url + product);
  await slowExpect(thumbnails).toHaveCount(count - 1);
  expect(await gallery(page).locator("[data-state=failed]").count()).toBe(0);
});

test("[PDP-06] a single picture takes the place of the thumbnails", async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.route("**/api/product-variant-images/**", (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  );
  await gotoSettled(page, url + product);
  await slowExpect(gallery(page).getByRole("link")).toHaveCount(0);
  const [outer, inner] = [await boxOf(gallery(page)), await boxOf(gallery(page).getByRole("img"))];
  expect([inner.x, inner.width]).toEqual([outer.x, outer.width]);
});

test("[PDP-05] the pictures open in full screen, enlarge and return the focus", async ({
  openPage,
}) => {
  const page = await openDesk(openPage, product);
  const opener = page.getByRole("button", { name: "Zoom in" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Pictures of/ });
  const picture = dialog.getByRole("img").first();
  await slowExpect(dialog).toBeVisible();
  const { width, height } = await boxOf(picture);
  expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  expect(height).toBeLessThanOrEqual(900);
  const first = await picture.getAttribute("alt");
  await page.keyboard.press("ArrowRight");
  await slowExpect(picture).not.toHaveAttribute("alt", first ?? "");
  await page.keyboard.press("ArrowLeft");
  await slowExpect(picture).toHaveAttribute("alt", first ?? "");
  await page.mouse.click(640, 450);
  await slowExpect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width * 2, 0);
  // The file of the full width has none in its name.
  const file = (): Promise<string> =>
    picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await slowExpect.poll(file).toMatch(/\.[\da-f]{8}\.(?:avif|webp)$/);
  const before = (await boxOf(picture)).y;
  await page.mouse.move(640, 450);
  await page.mouse.down();
  await page.mouse.move(640, 400, { steps: 4 });
  await page.mouse.up();
  await slowExpect.poll(async () => (await boxOf(picture)).y).toBeCloseTo(before - 50, 0);
  await page.keyboard.press("-");
  await slowExpect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
  await page.keyboard.press("Escape");
  await slowExpect(dialog).toHaveCount(0);
  await slowExpect(opener).toBeFocused();
});

test("[CAT-09] [PDP-03] a card links to the other colours of its product", async ({ openPage }) => {
  const page = await openDesk(openPage, "/allproducts");
  const colours = firstCard(page).getByRole("list").getByRole("link");
  await slowExpect(colours.nth(1)).toBeVisible();
  const href = await colours.nth(1).getAttribute("href");
  expect(href).toMatch(/\?variant=/);
  await colours.nth(1).click();
  await slowExpect(page).toHaveURL(`${url}${href ?? ""}`);
});
