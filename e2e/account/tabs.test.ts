import { expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

test("[HDR-38] [CUR-03] [AUTH-58] changes of cart, currency and session show in the other tab", async ({
  openPage,
  account,
}) => {
  const first = await openPage({ storageState: account.storageState });
  const { page: one, context } = first;
  await one.goto(`${url}/allproducts`);
  const other = await context.newPage();
  await other.goto(`${url}/wishlist`);
  await slowExpect(other.getByText("No items in wishlist")).toBeVisible();
  const badge = other.getByRole("banner").getByRole("link", { name: "Cart, 1 item" });
  await slowExpect(badge).toHaveCount(0);

  await one
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
  await slowExpect(badge).toBeVisible();

  await other.getByRole("switch", { name: /prices in US dollars/ }).press("Space");
  await slowExpect(one.getByRole("main").getByRole("article").first()).toContainText("$");

  await other.getByRole("button", { name: "Logout" }).click();
  await slowExpect(other).toHaveURL(`${url}/login`);
  const head = one.getByRole("banner");
  await slowExpect(head.getByRole("link", { name: "Cart", exact: true })).toHaveAttribute(
    "href",
    "/login",
  );
  await slowExpect(head.getByRole("link", { name: "My profile" })).toHaveAttribute(
    "href",
    "/login",
  );
  expect(await one.evaluate(() => localStorage.getItem("token"))).toBeNull();
});
