import type { Page } from "playwright";
import { expect } from "vitest";
import { logIn, openAccount, openBuyer } from "../account.ts";
import { slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

const personal = [
  "/cart",
  "/checkout",
  "/wishlist",
  "/order-history",
  "/my-profile",
  "/edit-account",
];

/** Returns the text and field values of the page. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea")] as HTMLInputElement[];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join("\n");
  });

test("[AUTH-58] [CART-15] [WISH-02] after a change of user, Back, every URL and the other tab show no data of the previous user", async ({
  openPage,
}) => {
  const { account: first, orderId } = await openBuyer(url);
  const second = await openAccount(url);
  await first.call("PUT", `/api/users/${first.id}`, {
    username: "Firstperson",
    phonenumber: "1112223334",
    email: first.email,
  });
  const ofTheFirst = new RegExp(
    [orderId, "Firstperson", "1112223334", first.email, "Firsttown", "Cart, ", "Wishlist, "].join(
      "|",
    ),
  );

  const { page, context } = await openPage({
    allowedStatuses: [404],
    allowedMessages: /^Error fetching invoice/,
  });
  await page.goto(`${url}/login`);
  await logIn(page, first.email);
  await slowExpect(page).toHaveURL(`${url}/`);
  await slowExpect(
    page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }),
  ).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Account" });
  await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).click();
  await page.getByRole("main").getByRole("link", { name: "Checkout", exact: true }).click();
  await page.getByLabel(/Town/).fill("Firsttown");
  await page.getByRole("banner").getByRole("link", { name: "My profile" }).click();
  await slowExpect(page.getByRole("main").getByText("Firstperson")).toBeVisible();
  await menu.getByRole("link", { name: "Edit Account" }).click();
  await slowExpect(page.getByLabel("Full Name")).toHaveValue("Firstperson");
  await menu.getByRole("link", { name: "Order History" }).click();
  await slowExpect(page.getByRole("row").filter({ hasText: orderId })).toBeVisible();
  await menu.getByRole("link", { name: "Wishlist" }).click();
  await slowExpect(page.getByRole("button", { name: /^Move to cart/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${url}/invoice/${orderId}`);
  await slowExpect(other.getByText("Store, Coimbatore, India").first()).toBeVisible();

  await menu.getByRole("button", { name: "Logout" }).click();
  await slowExpect(page).toHaveURL(`${url}/login`);
  await slowExpect(other.getByRole("main").getByRole("link", { name: "Login" })).toBeVisible();
  expect(await everything(other)).not.toMatch(ofTheFirst.source.replace(`${orderId}|`, ""));

  await logIn(page, second.email);
  await slowExpect(page).toHaveURL(`${url}/`);
  await slowExpect(other.getByText("There is no such order")).toBeVisible();

  // Home, login and the six pages of the first user, newest first.
  for (const path of [
    "/login",
    "/wishlist",
    "/order-history",
    "/edit-account",
    "/my-profile",
    "/checkout",
    "/cart",
  ]) {
    await page.goBack();
    await slowExpect(page).toHaveURL(url + path);
    expect(await everything(page)).not.toMatch(ofTheFirst);
    if (path === "/my-profile")
      await slowExpect(page.getByRole("main").getByText(second.email)).toBeVisible();
    if (path === "/edit-account")
      await slowExpect(page.getByLabel("Email", { exact: true })).toHaveValue(second.email);
    if (path === "/order-history")
      await slowExpect(page.getByText("No orders found")).toBeVisible();
    if (path === "/wishlist")
      await slowExpect(page.getByText("No items in wishlist")).toBeVisible();
    if (path === "/cart") await slowExpect(page.getByText("Your cart is empty")).toBeVisible();
    expect(await everything(page)).not.toMatch(ofTheFirst);
  }
  for (const path of personal) {
    await other.goto(url + path);
    await slowExpect(other.getByRole("link", { name: "My profile" }).first()).toHaveAttribute(
      "href",
      "/my-profile",
    );
    expect(await everything(other)).not.toMatch(ofTheFirst);
  }
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});
