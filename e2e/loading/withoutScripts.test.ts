import { expect } from "vitest";
import { violationsWithoutScripts } from "../a11yMatrix.ts";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const saree = "/product-details/kanchipuram-temple-border";

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

  await page.getByRole("main").getByRole("link", { name: "Show more" }).click();
  await slowExpect(page.getByText(/^Showing 25 to 48 of /)).toBeVisible();
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

test("without JavaScript pages break no rule of WCAG 2.2 AA, dark and right to left", async ({
  openPage,
}) => {
  const { page } = await openPage({
    javaScriptEnabled: false,
    colorScheme: "dark",
    viewport: { width: 320, height: 900 },
  });
  const found: Record<string, string[]> = {};
  const paths = ["/", "/allproducts?q=jamdani", saree, "/faq", "/contact"];
  for (const path of paths) {
    await page.goto(url + path);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    found[path] = await violationsWithoutScripts(page);
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
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
