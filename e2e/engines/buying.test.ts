import { describe, expect } from "vitest";
import { password } from "../account.ts";
import type { EnginePage, Target } from "./engine.ts";
import { engines, expectHidden, expectPath, expectShown } from "./fixtures.ts";
import { banner, isNarrow, logIn, main, menu, numberIn, openMenu, widths } from "./parts.ts";

const product = "Kanchipuram temple border silk saree";
const count: Target = { text: /^\d+ products?$/, within: main };

const countOf = async (page: EnginePage): Promise<number> =>
  numberIn((await expectShown(page, count))[0]?.text);

/** Chooses the colour Pink, in the sheet of a narrow window. */
const filterByPink = async (page: EnginePage, width: number): Promise<void> => {
  const pink: Target = { role: "checkbox", name: "Pink" };
  if (!isNarrow(width)) return page.press({ ...pink, within: main });
  const sheet: Target = { role: "dialog", name: "Filters" };
  await page.press({ role: "button", name: "Filter", within: main });
  await page.press({ ...pink, within: sheet });
  await page.press({ role: "button", name: /^Show \d+ products?$/, within: sheet });
  return expectHidden(page, sheet);
};

/** The offer prices of the list: those beside a list price. */
const pricesOf = async (page: EnginePage): Promise<number[]> => {
  const offers: Target = { role: "insertion", within: { role: "article", within: main } };
  return (await page.shown(offers)).map(({ text }) => numberIn(text));
};

const isDescending = (prices: readonly number[]): boolean =>
  prices.length > 1 && prices.every((price, index) => index === 0 || price <= prices[index - 1]!);

/** Returns the amount of a row of the order's summary. */
const amountOf = async (page: EnginePage, label: string): Promise<string> => {
  const rows = await page.shown({ role: "definition", within: { role: "complementary" } });
  const terms = await page.shown({ role: "term", within: { role: "complementary" } });
  return rows[terms.findIndex(({ text }) => text === label)]?.text ?? "";
};

describe.each(engines)("%s", (_name, test) => {
  test.for(widths)(
    "[GLB-03] [HDR-05] [CAT-03] [PDP-16] [PDP-31] [CART-13] [CHK-25] [CHK-16] from the home page to a placed order, at %i px",
    async (width, { openPage, account }) => {
      const page = await openPage({ width });
      await logIn(page, account.email, password);

      await openMenu(page, width);
      await page.press({ text: "Shop", within: menu });
      await expectShown(page, { role: "link", name: "The whole shop", within: menu });
      await page.press({ role: "link", name: "Products", within: menu });
      await expectPath(page, "/allproducts");

      const all = await countOf(page);
      await filterByPink(page, width);
      await expectPath(page, "/allproducts?colour=pink");
      await expect.poll(() => countOf(page)).toBeLessThan(all);
      await page.choose({ role: "combobox", name: "Sort by", within: main }, "Price: high to low");
      await expect.poll(() => pricesOf(page)).toSatisfy(isDescending);

      await page.press({ role: "link", name: product, within: main });
      await expectShown(page, { role: "heading", name: product, within: main });
      const colours: Target = { role: "group", name: /^Colour/, within: main };
      await page.press({ role: "link", name: /Mustard/i, within: colours });
      await expectShown(page, { text: /^Mustard/i, within: colours });
      await expectPath(page, /[?&]variant=/);
      await page.press({ role: "button", name: "Add to Cart", within: main });
      await expectShown(page, { text: "Added to your shopping bag – happy shopping!" });

      await page.press({ role: "link", name: "Cart, 1 item", within: banner });
      await expectPath(page, "/cart");
      await expectShown(page, { role: "link", name: product, within: main });
      const single = numberIn(await amountOf(page, "Sub Total"));
      await page.press({ role: "button", name: `One more of ${product}`, within: main });
      await expectShown(page, { role: "link", name: "Cart, 2 items", within: banner });
      await expect.poll(async () => numberIn(await amountOf(page, "Sub Total"))).toBe(2 * single);
      await expect
        .poll(() => account.call("GET", `/api/cart/${account.id}`))
        .toMatchObject([{ quantity: 2 }]);

      await page.press({ role: "link", name: "Checkout", within: main });
      await expectPath(page, "/checkout");
      await page.fill({ role: "textbox", name: "Full name" }, "Asha Rao");
      await page.fill({ role: "textbox", name: /^Address line 1/ }, "14 Weavers Street");
      await page.fill({ role: "textbox", name: /^Town/ }, "Coimbatore");
      await page.fill({ role: "textbox", name: /^Zip/ }, "641002");
      await page.fill({ role: "textbox", name: /^Coupon/ }, "WELCOME10");
      await page.press({ role: "button", name: "Apply" });
      await expectShown(page, { text: /^Coupon WELCOME10 applied: you save ₹/ });
      await expect.poll(() => amountOf(page, "Coupon Discount")).toMatch(/^−₹/);
      expect(numberIn(await amountOf(page, "Total"))).toBeLessThan(2 * single);
      await page.press({ role: "button", name: "Place to Order" });
      await expectShown(page, { role: "dialog", name: "Success" });
      await expectPath(page, "/thank-you");
      await expectShown(page, { text: "For Shopping with Us!" });
      await expectShown(page, { role: "link", name: "Cart", within: banner });
      expect(await account.call("GET", `/api/orders/user/${account.id}`)).toMatchObject([
        { grandTotalAmount: 2 * single * 0.9 },
      ]);
    },
  );
});
