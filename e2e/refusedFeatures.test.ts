import { slowExpect } from "./browser.ts";
import { password } from "./account.ts";
import { test } from "./fixtures.ts";
import { url } from "./shop.ts";

/** Makes features that exist throw, as browsers do that block cookies and storage or ask for a permission. */
const refuseFeatures = (): void => {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const [owner, names] of [
    [window, ["localStorage", "sessionStorage", "indexedDB", "caches", "crypto", "Notification"]],
    [Document.prototype, ["cookie"]],
    [Navigator.prototype, ["clipboard", "share", "connection", "serviceWorker", "locks"]],
  ] as const)
    for (const name of names) Object.defineProperty(owner, name, { get: refuse, set: refuse });
  window.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof BroadcastChannel;
};

test("[HDR-45] [CUR-03] [VAL-01] a browser that refuses storage, channels and cookies can use the shop", async ({
  openPage,
  account,
}) => {
  const { page, context } = await openPage();
  await context.addInitScript(refuseFeatures);
  await page.goto(`${url}/allproducts`);
  const banner = page.getByRole("banner");
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await slowExpect(page.getByText("Please login to add to cart")).toBeVisible();
  await banner.getByRole("switch", { name: /prices in US dollars/ }).press("Space");
  await slowExpect(card).toContainText("$");

  await banner.getByRole("link", { name: "Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await slowExpect(page).toHaveURL(`${url}/`);
  await slowExpect(banner.getByRole("link", { name: "My profile" })).toHaveAttribute(
    "href",
    "/my-profile",
  );
});
