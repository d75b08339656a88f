import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, holdBack, settle, slowExpect, waitForHydration } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const lists = /\/api\/(?:products|product-variants)$/;

/** Returns the tags of the head by name. Each may occur once. */
const headOf = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const found: Record<string, string[]> = { title: [document.title] };
    for (const tag of document.head.querySelectorAll(
      "meta[name], meta[property], link[rel=canonical]",
    )) {
      const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "canonical";
      (found[name] ??= []).push(tag.getAttribute("content") ?? tag.getAttribute("href") ?? "");
    }
    return found;
  });

test("[PDP-01] [GLB-09] a card clicked before the lists are loaded: the product page is correct at any time", async ({
  page,
}) => {
  const release = await holdBack(page, lists);
  await page.goto(`${url}/allproducts`);
  // Before hydration the link loads a document, which has the product at once.
  await waitForHydration(page);
  const card = page.getByRole("main").getByRole("article").nth(1);
  const link = card.getByRole("heading").getByRole("link");
  const name = (await link.textContent()) ?? "";
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = (): void => {
      if (!location.pathname.startsWith("/product-details")) return;
      const title = document.querySelector("main h1")?.textContent ?? "none";
      if (title !== "All products" && seen.at(-1) !== title) seen.push(title);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await link.click();
  await slowExpect(heading(page)).toHaveText("Loading product");
  await slowExpect(heading(page)).toBeFocused();
  expect(await page.getByRole("button", { name: "Add to Cart" }).count()).toBe(0);
  release();
  await slowExpect(heading(page)).toHaveText(name);
  await slowExpect(heading(page)).toBeFocused();
  await slowExpect(page).toHaveTitle(`${name} | Pallu`);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([
    "Loading product",
    name,
  ]);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await slowExpect(page.getByText("Please login to add to cart")).toBeVisible();
  expect(await page.getByText("No product variant selected").count()).toBe(0);
});

test("the head after a navigation equals the server's head", async ({ page }) => {
  await gotoSettled(page, `${url}/allproducts`);
  await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  await slowExpect(page).toHaveURL(/\/product-details\//);
  await slowExpect(page).not.toHaveTitle(/^(?:All products|Pallu) \|/);
  const moved = await headOf(page);
  const [card = ""] = moved["og:image"] ?? [];
  expect(new URL(card).pathname).toMatch(/^\/share\/.+\.jpg$/);
  const { headers } = await fetch(card);
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "image/jpeg",
    expect.stringContaining("immutable"),
  ]);
  await page.reload();
  await settle(page);
  expect(await headOf(page)).toEqual(moved);
  for (const [path, title] of [
    ["/contact", "Contact | Pallu"],
    ["/login", "Login | Pallu"],
    ["/", "Pallu | Sarees, clothing and things for the home"],
  ] as const) {
    await page
      .locator(`header a[href="${path}"], footer a[href="${path}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await slowExpect(page).toHaveTitle(title);
    const inShop = await headOf(page);
    await page.reload();
    await settle(page);
    expect(await headOf(page)).toEqual(inShop);
    expect(Object.values(inShop).filter((tags) => tags.length > 1)).toEqual([]);
  }
});

test("[CAT-09] appended cards are there after a reload and after Back from another document", async ({
  page,
}) => {
  await gotoSettled(page, `${url}/allproducts`);
  const cards = page.getByRole("main").getByRole("article");
  await slowExpect(cards).toHaveCount(24);
  await page.getByRole("link", { name: "Show more" }).click();
  await slowExpect(cards).toHaveCount(48);
  await slowExpect(cards.nth(24).getByRole("heading").getByRole("link")).toBeFocused();
  await page.reload();
  await slowExpect(cards).toHaveCount(48);
  await page.goto(`${url}/contact`);
  await page.goBack();
  await slowExpect(cards).toHaveCount(48);
  await settle(page);
});

test("[GLB-09] [GLB-10] [HDR-04] [HDR-05] [HDR-06] [HDR-48] another route begins at the top with the focus on its heading and its entry marked, a change of the query moves neither", async ({
  page,
}) => {
  await gotoSettled(page, url);
  const scrollTop = (): Promise<number> => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number): Promise<void> =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  const marked = page.getByRole("banner").locator("a[aria-current=page]");
  for (const [name, title, path] of [
    ["Contact", "Contact", "/contact"],
    ["About Us", "About Us", "/about"],
    ["Products", "All products", "/allproducts"],
  ] as const) {
    await scrollTo(400);
    await slowExpect.poll(scrollTop).toBe(400);
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await slowExpect(page).toHaveURL(url + path);
    await slowExpect(heading(page)).toHaveText(title);
    await slowExpect(marked.filter({ visible: true })).toHaveText([name]);
    await slowExpect(heading(page)).toBeFocused();
    await slowExpect(page).toHaveTitle(/ \| Pallu$/);
    await slowExpect.poll(scrollTop).toBe(0);
  }
  const box = page.getByRole("group", { name: "Sarees" }).getByRole("checkbox").first();
  await box.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await scrollTo(200);
  await page.keyboard.press("Space");
  await slowExpect(page).toHaveURL(/\?sub=/);
  await slowExpect(box).toBeChecked();
  await slowExpect(page.getByRole("main").getByRole("link", { name: "Clear all" })).toBeVisible();
  expect(await scrollTop()).toBe(200);
  await slowExpect(box).toBeFocused();
});
