import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fillBill, logIn } from "../account.ts";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, dataDir, url } from "../fixtures.ts";

test("[GLB-03] [GLB-14] from the login to an order with coupon, history, invoice and mail", async ({
  page,
  context,
  account,
}) => {
  await page.goto(`${url}/login`);
  await logIn(page, account.email);
  await slowExpect(page).toHaveURL(`${url}/`);

  // What a press before hydration does is tested in loading.
  await gotoSettled(page, `${url}/allproducts`);
  const card = page.getByRole("article").filter({ hasText: "Kanchipuram" }).first();
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await slowExpect(page.getByText("Added to your shopping bag – happy shopping!")).toBeVisible();
  await slowExpect(
    page.getByRole("banner").getByRole("link", { name: /Cart, 1 item/ }),
  ).toBeVisible();

  await page
    .getByRole("banner")
    .getByRole("link", { name: /Cart, 1 item/ })
    .click();
  await slowExpect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await slowExpect(page).toHaveURL(`${url}/cart`);
  await page.getByRole("main").getByRole("link", { name: "Checkout", exact: true }).click();
  await slowExpect(page).toHaveURL(`${url}/checkout`);

  await fillBill(page, account.email);
  await page.getByLabel(/Coupon/).fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await slowExpect(
    page
      .getByText(/₹/)
      .filter({ hasText: /save|applied/i })
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Place to Order" }).click();
  await slowExpect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  await slowExpect(page).toHaveURL(`${url}/thank-you`);
  await slowExpect(page.getByText("For Shopping with Us!")).toBeVisible();
  await slowExpect(
    page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }),
  ).toBeVisible();

  await page.goto(`${url}/order-history`);
  const row = page.getByRole("row").filter({ hasText: "Asha Rao" }).first();
  await slowExpect(row).toContainText("pending");
  const [invoice] = await Promise.all([
    context.waitForEvent("page"),
    row.getByRole("link", { name: /View/ }).click(),
  ]);
  await slowExpect(invoice.getByText("Store, Coimbatore, India").first()).toBeVisible();
  await slowExpect(invoice.getByText("WELCOME10").first()).toBeVisible();
  await slowExpect(invoice).toHaveURL(/\/invoice\//);

  const outbox = join(dataDir, "outbox");
  await slowExpect
    .poll(async () => {
      const files = await readdir(outbox).catch(() => []);
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
      return mails.some(
        (mail) =>
          mail.includes(`\nTo: ${account.email}\r\n`) && /\nSubject: Your order PL-/.test(mail),
      );
    })
    .toBe(true);
});
