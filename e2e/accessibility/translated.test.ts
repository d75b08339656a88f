import type { Page } from "playwright";
import { expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { fillCart } from "../account.ts";
import { test, url } from "../fixtures.ts";

/** Replaces each text node by elements, now and after each change, as the translation of a browser does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tag: string = "font";
    const isKept = /^(?:SCRIPT|STYLE|NOSCRIPT|TEXTAREA|FONT)$/;
    const replaceTexts = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.nodeValue?.trim() && !isKept.test(node.parentNode?.nodeName ?? "")
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const outer = document.createElement(tag);
        const inner = document.createElement(tag);
        inner.textContent = text.nodeValue;
        outer.append(inner);
        (text as ChildNode).replaceWith(outer);
      }
    };
    replaceTexts();
    new MutationObserver(replaceTexts).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

const open = async (page: Page, path: string): Promise<void> => {
  await gotoSettled(page, url + path);
  await translate(page);
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("[CAT-02] in a translated catalogue filters that match nothing can be cleared", async ({
  page,
}) => {
  await open(page, "/allproducts?q=zzzzqqq");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await slowExpect(heading(page)).toHaveText("All products");
  await slowExpect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  const price = page.getByRole("textbox", { name: "Highest price" });
  await price.fill("1");
  await price.press("Enter");
  await slowExpect(page.getByText("No products match")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).click();
  await slowExpect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /^Red/ }).first().check();
  await page
    .getByRole("link", { name: /remove filter/ })
    .first()
    .click();
  await slowExpect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
});

test("[HDR-45] the search of a translated page shows results for each word", async ({ page }) => {
  await open(page, "/allproducts");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: "Search the shop" });
  const options = page.getByRole("dialog", { name: "Search" }).getByRole("option");
  for (const word of ["silk", "cotton", "zzzzqqq", "sil", ""]) {
    await field.fill(word);
    await slowExpect(options.first()).toBeVisible();
    if (word === "cotton") await slowExpect(options.last()).toContainText("‘cotton’");
  }
});

test("[CART-13] [CHK-03] a translated cart is changed and ordered", async ({
  openPage,
  account,
}) => {
  await fillCart(account, url, [1, 1]);
  const { page } = await openPage({
    storageState: account.storageState,
    allowedStatuses: [400, 404],
  });
  await open(page, "/cart");
  const field = page.getByRole("spinbutton").first();
  await field.fill("2");
  await slowExpect(page.getByRole("banner").getByRole("link", { name: /^Cart, / })).toBeVisible();
  const total = page.getByRole("complementary").getByRole("status").last();
  const inr = await total.textContent();
  await page.getByRole("switch", { name: /prices in US dollars/ }).press("Space");
  await slowExpect(total).not.toHaveText(inr ?? "");
  await slowExpect(total).toContainText("$");
  await page.getByRole("switch", { name: /prices in US dollars/ }).press("Space");
  await slowExpect(total).toHaveText(inr ?? "");
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await slowExpect(page.getByRole("button", { name: /^Remove / })).toHaveCount(2);

  await page.getByRole("link", { name: "Checkout", exact: true }).last().click();
  await slowExpect(heading(page)).toHaveText("Checkout");
  await slowExpect(page).toHaveURL(`${url}/checkout`);
  const coupon = page.getByRole("textbox", { name: "Coupon code" });
  for (const [code, answer] of [
    ["NOSUCH", "Invalid coupon"],
    ["WELCOME10", "Coupon WELCOME10 applied"],
  ] as const) {
    await coupon.fill(code);
    await coupon.press("Enter");
    await slowExpect(page.getByText(answer).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await slowExpect(page.getByText("Coupon WELCOME10 applied")).toHaveCount(0);
  await page.getByRole("button", { name: "Place to Order" }).click();
  await slowExpect(page).toHaveURL(`${url}/thank-you`);
});

test("[WISH-13] a translated wishlist is filled and moved to the cart", async ({
  openPage,
  account,
}) => {
  const { page } = await openPage({ storageState: account.storageState });
  await open(page, "/allproducts");
  const banner = page.getByRole("banner");
  for (const at of [0, 1])
    await page
      .getByRole("main")
      .getByRole("article")
      .nth(at)
      .getByRole("button", { name: /wishlist/ })
      .click();
  await banner.getByRole("link", { name: "Wishlist, 2 items" }).click();
  await slowExpect(heading(page)).toHaveText("Wishlist");
  await slowExpect(page).toHaveURL(`${url}/wishlist`);
  await page
    .getByRole("button", { name: /^Move to cart/ })
    .first()
    .click();
  await page.getByRole("button", { name: "OK" }).click();
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await slowExpect(page.getByText("No items in wishlist")).toBeVisible();
  expect(await account.call<unknown[]>("GET", `/api/cart/${account.id}`)).toHaveLength(1);
});

test("[AUTH-50] a translated reset of the password goes through its steps", async ({
  openPage,
}) => {
  const { page } = await openPage({ allowedStatuses: [400, 401] });
  await open(page, "/forger-password");
  await page.getByRole("button", { name: /OTP/ }).click();
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: /OTP/ }).click();
  await slowExpect(page.getByText("OTP sent to your email")).toBeVisible();
  const code = page.getByRole("textbox", { name: /OTP|code/i });
  await code.fill("000000");
  await page.getByRole("button", { name: /Verify/ }).click();
  await slowExpect(page.getByRole("alert")).toBeVisible();
});
