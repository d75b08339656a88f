import type { Page } from "playwright";
import { expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { fillCart } from "../account.ts";
import { test, url } from "../fixtures.ts";

const expectVisitor = async (page: Page): Promise<void> => {
  const banner = page.getByRole("banner");
  for (const name of ["My profile", "Cart"])
    await slowExpect(banner.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      "/login",
    );
  expect(
    await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]),
  ).toEqual([null, null]);
};

test("[AUTH-53] [HDR-28] a session that the server has ended ends in all tabs", async ({
  openPage,
  account,
}) => {
  await fillCart(account, url);
  const { page: one, context } = await openPage({
    storageState: account.storageState,
    allowedStatuses: [401],
    allowedMessages: /^Error fetching/,
  });
  await one.goto(`${url}/allproducts`);
  await slowExpect(one.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await account.call("POST", "/api/users/logout");

  const other = await context.newPage();
  await other.goto(`${url}/cart`);
  await slowExpect(other.getByText("Your cart is empty")).toBeVisible();
  await slowExpect(other.getByRole("main").getByRole("link", { name: "Login" })).toBeVisible();
  await slowExpect(other.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expectVisitor(other);
  await expectVisitor(one);

  const card = one.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await slowExpect(one.getByText("Please login to add to cart")).toBeVisible();
});
