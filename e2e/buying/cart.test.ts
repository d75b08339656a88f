import type { Page } from "playwright";
import type { Account } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { fillCart } from "../account.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";

interface Line {
  quantity: number;
}

const linesOf = (account: Account) => account.call<Line[]>("GET", `/api/cart/${account.id}`);

/** Opens a cart of some lines. */
const openCart = async (openPage: OpenPage, account: Account, count: number): Promise<Page> => {
  await fillCart(account, url, Array<number>(count).fill(1));
  const { page } = await openPage({ storageState: account.storageState });
  await gotoSettled(page, `${url}/cart`);
  return page;
};

test("[CART-14] a double click on Remove removes one line, and each removal can be undone", async ({
  openPage,
  account,
}) => {
  const page = await openCart(openPage, account, 4);
  const removes = page.getByRole("button", { name: /^Remove / });
  await slowExpect(removes).toHaveCount(4);
  await removes.first().dblclick();
  await slowExpect(removes).toHaveCount(3);
  await slowExpect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(1);
  // A held Enter, whose focus moves on: one.
  await page.getByRole("button", { name: /^Undo/ }).click();
  await slowExpect(removes).toHaveCount(4);
  await removes.first().focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await slowExpect(removes).toHaveCount(3);
  // The list shows a removal before the shop has answered.
  await slowExpect.poll(() => linesOf(account)).toHaveLength(3);

  await removes.first().click();
  await slowExpect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await slowExpect(removes).toHaveCount(3);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await slowExpect(removes).toHaveCount(4);
  await slowExpect.poll(() => linesOf(account)).toHaveLength(4);
});

test("[CHK-06] the buttons of the order stay in their place when the cart and words about a coupon come", async ({
  openPage,
  account,
}) => {
  await fillCart(account, url);
  const { page, context } = await openPage({
    storageState: account.storageState,
    viewport: { width: 360, height: 800 },
  });
  const answers = new Map<string, () => void>();
  for (const path of ["cart/", "coupons/"])
    await context.route(`**/api/${path}**`, async (route) => {
      await new Promise<void>((resolve) => answers.set(path, resolve));
      await route.continue();
    });
  await page.goto(`${url}/checkout`);
  await slowExpect(page.getByText("Loading your cart...")).toBeVisible();
  const back = page.getByRole("link", { name: "Back to Cart" });
  await back.scrollIntoViewIfNeeded();
  const placeOf = (): Promise<number> =>
    back.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
  const place = await placeOf();
  const expectPlace = async (words: RegExp): Promise<void> => {
    await slowExpect(page.getByText(words).first()).toBeVisible();
    slowExpect([words, await placeOf()]).toEqual([words, place]);
  };
  const answer = async (path: string): Promise<void> => {
    await slowExpect.poll(() => answers.has(path)).toBe(true);
    answers.get(path)?.();
    answers.delete(path);
  };
  await answer("cart/");
  await slowExpect(page.getByText("Loading your cart...")).toHaveCount(0);
  await expectPlace(/^₹/);

  const code = page.getByLabel("Coupon code");
  await code.fill("EXPIRED");
  await page.getByLabel("Full name").focus();
  await page.keyboard.press("Shift");
  await expectPlace(/^The code EXPIRED is not applied yet/);
  await code.press("Enter");
  await expectPlace(/^Your coupon is being checked/);
  await answer("coupons/");
  await expectPlace(/expired/);
  await code.fill("WELCOME10");
  await code.press("Enter");
  await answer("coupons/");
  await expectPlace(/^Coupon WELCOME10 applied/);
  await page.reload();
  await answer("cart/");
  await expectPlace(/^Your coupon is being checked/);
  await answer("coupons/");
  await expectPlace(/^Coupon WELCOME10 applied/);
});
