import { expect } from "vitest";
import { password } from "../account.ts";
import { gotoUnhydrated, postsOf, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import type { PageOptions, WatchedPage } from "../browser.ts";

/** Opens a page whose scripts are held back until `arrive` is called. */
const openAsHtml = async (
  openPage: OpenPage,
  path: string,
  options: PageOptions = {},
): Promise<WatchedPage & { arrive: () => void }> => {
  const watched = await openPage(options);
  return { ...watched, arrive: await gotoUnhydrated(watched.page, url + path) };
};

test("[AUTH-09] a login submitted before hydration sets aria-busy and logs in once", async ({
  openPage,
  account,
}) => {
  const { page, arrive } = await openAsHtml(openPage, "/login");
  const calls = postsOf(page);
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(account.email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  const button = main.getByRole("button", { name: "Login" });
  await button.click();
  await button.click();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  expect(page.url()).toBe(`${url}/login`);
  arrive();
  await slowExpect(page).toHaveURL(`${url}/`);
  await slowExpect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveCount(0);
  expect(calls).toEqual(["/api/users/login"]);
});

test("input before hydration survives later changes of the form", async ({ openPage }) => {
  const { page, arrive } = await openAsHtml(openPage, "/contact");
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill("Asha Rao");
  await form.getByLabel("Subject").selectOption({ index: 2 });
  const subject = await form.getByLabel("Subject").inputValue();
  await form.getByLabel("Message").fill("Two\nlines");
  await form.getByLabel("Email").pressSequentially("asha@exam");
  arrive();
  await form.getByLabel("Email").pressSequentially("ple.com");
  await form.getByLabel("Phone Number").fill("98765x43210");
  await slowExpect(form.getByLabel("Phone Number")).toHaveValue("9876543210");
  await slowExpect(form.getByLabel("Name")).toHaveValue("Asha Rao");
  await slowExpect(form.getByLabel("Email")).toHaveValue("asha@example.com");
  await slowExpect(form.getByLabel("Message")).toHaveValue("Two\nlines");
  await slowExpect(form.getByLabel("Subject")).toHaveValue(subject);
});

test("[CUR-01] [PDP-28] a currency and a quantity that were chosen before hydration are applied", async ({
  openPage,
}) => {
  const { page, arrive } = await openAsHtml(openPage, "/product-details/kanchipuram-temple-border");
  const dollars = page.getByRole("switch", { name: /prices in US dollars/ });
  const quantity = page.getByRole("spinbutton");
  await quantity.fill("2");
  await dollars.press("Space");
  arrive();
  await slowExpect(quantity).toHaveAttribute("aria-valuenow", "2");
  await slowExpect(quantity).toHaveValue("2");
  await slowExpect(dollars).toBeChecked();
  await slowExpect(page.getByRole("main").getByText(/\$\d/).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("currency"))).toBe("USD");
});

test("[CAT-03] [CAT-08] filters set before hydration are applied", async ({ openPage }) => {
  const { page, arrive } = await openAsHtml(openPage, "/allproducts");
  const main = page.getByRole("main");
  const box = main.getByRole("group", { name: "Sarees" }).getByRole("checkbox").first();
  const red = main.getByRole("checkbox", { name: "Red" });
  await box.check();
  await red.check();
  const price = main.getByRole("textbox", { name: "Highest price" });
  await price.fill("9000");
  await price.press("Tab");
  await main.getByRole("combobox", { name: "Sort by" }).selectOption("price-down");
  arrive();
  await slowExpect(page).toHaveURL(/[?&]sub=/);
  await slowExpect(page).toHaveURL(/[?&]colour=red/);
  await slowExpect(page).toHaveURL(/[?&]max=9000/);
  await slowExpect(page).toHaveURL(/[?&]sort=price-down/);
  await slowExpect(box).toBeChecked();
  await slowExpect(red).toBeChecked();
});

test("shows a message if scripts cannot be loaded and keeps the input", async ({ openPage }) => {
  const { page } = await openPage({
    allowedMessages: /net::ERR_FAILED/,
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`${url}/login`);
  const main = page.getByRole("main");
  await slowExpect(main.getByRole("alert")).toContainText("load the page again");
  await main.getByLabel("Email").fill("asha@example.com");
  await main.getByLabel("Password", { exact: true }).fill("secret");
  await main.getByRole("button", { name: "Login" }).click();
  await slowExpect(main.getByLabel("Email")).toHaveValue("asha@example.com");
  expect(page.url()).toBe(`${url}/login`);
  await page.unroute("**/assets/*.js");
  await main.getByRole("link", { name: "load the page again" }).click();
  await slowExpect(main.getByRole("alert")).toHaveCount(0);
});
