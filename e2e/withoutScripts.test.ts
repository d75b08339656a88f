import { expect } from "vitest";
import { slowExpect } from "./browser.ts";
import { variantsByStock } from "./cart.ts";
import { test } from "./fixtures.ts";
import { url } from "./shop.ts";

test("[GLB-01] [CAT-14] [PDP-07] without JavaScript the shop can be browsed", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(url);
  await slowExpect(
    page
      .getByRole("region", { name: "New Arrival" })
      .getByText(/₹[\d,]+/)
      .first(),
  ).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Products", exact: true }).click();
  await slowExpect(page).toHaveURL(`${url}/allproducts`);
  const cards = page.getByRole("main").getByRole("article");
  const first = cards.first();
  await slowExpect(first.getByText(/₹[\d,]+/).first()).toBeVisible();
  const name = (await first.getByRole("heading").textContent())?.trim() ?? "";
  expect(name).not.toBe("");

  const { length: total } = await variantsByStock(url);
  const more = page.getByRole("main").getByRole("link", { name: "Show more" });
  const names: string[] = [];
  for (let start = 0; start < total; start += 24) {
    const shown = Math.min(24, total - start);
    await slowExpect(cards).toHaveCount(shown);
    const from = start > 0 ? `${start + 1} to ` : "";
    await slowExpect(
      page.getByText(`Showing ${from}${start + shown} of ${total}`, { exact: true }),
    ).toBeVisible();
    names.push(
      ...(await cards
        .getByRole("heading")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))),
    );
    if (start + 24 < total) await more.click();
  }
  expect(new Set(names).size).toBe(total);
  await slowExpect(more).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Show previous" }).click();
  await slowExpect(cards).toHaveCount(24);
  await page.goto(`${url}/allproducts?page=9999`);
  await slowExpect(page.getByText(/^There is no page 9999 here/)).toBeVisible();
  await slowExpect(first.getByRole("heading")).toHaveText(name);

  await cards.first().getByRole("heading").getByRole("link").click();
  await slowExpect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await slowExpect(page).toHaveURL(/\/product-details\//);
  await slowExpect(
    page
      .getByRole("main")
      .getByText(/₹[\d,]+/)
      .first(),
  ).toBeVisible();
});

test("[FTR-02] without JavaScript links of header and footer work", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(url);
  const hrefs = await page
    .locator("header a[href^='/'], footer a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toContain("/allproducts");
  expect(hrefs).toContain("/login");
  expect(hrefs).toContain("/about");

  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  await slowExpect(page).toHaveURL(`${url}/login`);
  await slowExpect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Pallu" }).click();
  await slowExpect(page).toHaveURL(`${url}/`);

  const link = page.getByRole("contentinfo").locator("a[href^='/']:not([href='/'])").first();
  const href = (await link.getAttribute("href")) ?? "";
  const other = await openPage({
    javaScriptEnabled: false,
    allowedStatuses: [404],
  });
  await other.page.goto(url);
  await other.page.getByRole("contentinfo").locator(`a[href='${href}']`).first().click();
  await slowExpect(other.page).toHaveURL(url + href);
  await slowExpect(other.page.getByRole("contentinfo")).toBeVisible();
});

test.for([360, 1280])(
  "[CAT-03] [CAT-08] without JavaScript the filters are a form, at %i px",
  async (width, { openPage }) => {
    const { page } = await openPage({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    await page.goto(`${url}/allproducts`);
    const main = page.getByRole("main");
    const filter = main.getByRole("button", { name: /^Filter/ });
    const all = Number.parseInt((await main.getByText(/^\d+ products$/).textContent()) ?? "");
    const kind = main.getByRole("group", { name: "Sarees" }).getByRole("checkbox").first();
    const orange = main.getByRole("checkbox", { name: "Orange" });
    await main.getByRole("combobox", { name: "Sort by" }).selectOption("price-down");
    if (width < 1280) await filter.click();
    await kind.check();
    await orange.check();
    const heading = main.getByRole("heading", { name: "Price Range" });
    await heading.click();
    await slowExpect(main.getByRole("textbox", { name: "Highest price" })).toBeHidden();
    await heading.click();
    await main.getByRole("textbox", { name: "Highest price" }).fill("9000");
    await main.getByRole("button", { name: "Show products" }).click();
    await slowExpect(page).toHaveURL(/[?&]max=9000&.*colour=orange&sub=[^&]+/);
    if (width < 1280) await filter.click();
    await slowExpect(kind).toBeChecked();
    await slowExpect(orange).toBeChecked();
    await slowExpect(orange).toHaveAccessibleDescription(/^[1-9]\d*$/);
    await slowExpect(main.getByRole("textbox", { name: "Highest price" })).toHaveValue("9000");
    const count = Number.parseInt((await main.getByText(/^\d+ products?$/).textContent()) ?? "");
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    const prices = await main
      .getByRole("article")
      .locator("ins")
      .evaluateAll((marks) => marks.map((mark) => Number(mark.textContent?.replace(/\D/g, ""))));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price <= 9000)).toBe(true);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  },
);

test("[PORT-02] [PORT-03] [PORT-04] without JavaScript the filter of /portfolio-v1 is a form", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${url}/portfolio-v1`);
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  const all = await cards.count();
  await main.getByRole("button", { name: "Lamp & Vase" }).click();
  await slowExpect(page).toHaveURL(`${url}/portfolio-v1?kind=Lamp+%26+Vase`);
  await slowExpect(main.getByRole("button", { name: "Lamp & Vase", pressed: true })).toBeVisible();
  expect(await cards.count()).toBeLessThan(all);
  await main.getByRole("button", { name: "All" }).click();
  await slowExpect(cards).toHaveCount(all);
});

test("[PORT-07] without JavaScript the tabs of /portfolio-v2 are shown one below the other", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${url}/portfolio-v2`);
  const panels = page.getByRole("main").getByRole("tabpanel");
  await slowExpect(panels).toHaveCount(5);
  for (const [index, name] of [
    "All",
    "Full Interior",
    "Lamp & Vase",
    "Table",
    "Art Design",
  ].entries()) {
    await slowExpect(panels.nth(index).getByText(name, { exact: true }).first()).toBeVisible();
    await slowExpect(panels.nth(index).getByRole("article").first()).toBeVisible();
  }
});
