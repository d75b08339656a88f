import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, settle, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

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
