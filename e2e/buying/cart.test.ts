import type { Page } from "playwright";
import { expect } from "vitest";
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
  expect(await linesOf(account)).toHaveLength(3);

  await removes.first().click();
  await slowExpect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await slowExpect(removes).toHaveCount(3);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await slowExpect(removes).toHaveCount(4);
  expect(await linesOf(account)).toHaveLength(4);
});

test("[CART-13] [CART-19] a quantity is deleted and typed anew with the keyboard", async ({
  openPage,
  account,
}) => {
  const page = await openCart(openPage, account, 1);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.postDataJSON());
  });
  const field = page.getByRole("spinbutton");
  await field.click();
  for (const key of ["End", "Backspace"]) await page.keyboard.press(key);
  await slowExpect(field).toHaveValue("");
  await page.keyboard.press("Tab");
  await slowExpect(field).toHaveValue("1");
  expect(sent).toEqual([]);
  await field.click();
  for (const key of ["End", "Backspace", "3"]) await page.keyboard.press(key);
  await slowExpect(field).toHaveValue("3");
  await slowExpect(page.getByRole("row").last()).not.toHaveAttribute("aria-busy", "true");
  expect(sent).toEqual([{ quantity: 3 }]);
  expect(await linesOf(account)).toMatchObject([{ quantity: 3 }]);
});
