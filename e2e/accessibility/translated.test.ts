import type { Page } from "playwright";
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
