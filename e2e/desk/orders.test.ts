import type { Page } from "playwright";
import { expect } from "vitest";
import { fillCart, openAccount, placeOrder } from "../account.ts";
import { slowExpect } from "../browser.ts";
import { openDesk, screens, test, useShop } from "./fixtures.ts";

const shop = useShop({});

/** Places orders of one account, which never pays. Returns their ids, newest first. */
const placeOrders = async (count: number): Promise<string[]> => {
  const account = await openAccount(shop.url);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    await fillCart(account, shop.url);
    ids.unshift(await placeOrder(account));
  }
  return ids;
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Selects orders of the list and opens the dialog of an action. */
const begin = async (page: Page, ids: readonly string[], action: string): Promise<void> => {
  await page.goto(`${shop.url}/desk/orders?view=all&orders=${ids.join(",")}`);
  await page.getByLabel("Select all rows shown").check();
  await page
    .getByRole("group", { name: "Selection" })
    .getByRole("button", { name: action })
    .click();
};

const pagesOf = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.for(screens)(
  "ten orders are confirmed, printed, packed, shipped by keyboard and paid, and one comes back, at $name",
  async (screen, { openPage }) => {
    const ids = await placeOrders(10);
    const { page, member } = await openDesk(openPage, shop, {
      ...screen,
      allowedStatuses: [401],
    });

    await begin(page, ids, "Confirm");
    await press(page, /^Confirm 10 orders/);
    await slowExpect(page.getByText(/^10 orders are confirmed\./)).toBeVisible();

    await page.getByRole("link", { name: "Print pick list and slips" }).click();
    await slowExpect(page.getByRole("article", { name: "Pick list" })).toBeVisible();
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
    await slowExpect(page.getByText(/^Unpaid: collect/).first()).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pagesOf(pdf)).toBe(11);
    // Pictures in their whole width take some megabytes a page.
    expect(pdf.byteLength).toBeLessThan(5_000_000);
    await page.getByRole("link", { name: "The 10 orders" }).click();

    await begin(page, ids, "Pack");
    await press(page, /^Pack 10 orders/);
    await slowExpect(page.getByText(/^10 orders are packed\./)).toBeVisible();

    const [moved = ""] = ids;
    await page.goto(`${shop.url}/desk/orders/${moved}`);
    await press(page, "Change address");
    await page.getByLabel("Address line 1").fill("7 Canary Lane");
    await press(page, /^Save address/);
    await slowExpect(page.getByText(`The address of order ${moved} is saved.`)).toBeVisible();
    await slowExpect(page.getByText("7 Canary Lane", { exact: true })).toBeVisible();

    await begin(page, ids, "Ship");
    await slowExpect(page.getByRole("button", { name: /^Ship 10 orders/ })).toBeEnabled();
    const fields = page.getByRole("dialog").getByRole("textbox");
    await fields.first().focus();
    for (let i = 1; i < 10; i++) await page.keyboard.type(`BD ${i}\n`);
    await slowExpect(fields.last()).toBeFocused();
    // The session ends while the form is filled: nothing that was typed is lost.
    await page.context().clearCookies();
    const ship = page.getByRole("button", { name: "Ship 10 orders, 1 without a tracking number" });
    await ship.click();
    const signIn = page.getByRole("dialog", { name: "Sign in again" });
    await signIn.getByLabel("Password", { exact: true }).fill(member.password);
    await signIn.getByLabel("Code").fill(member.recoveryCodes[0] ?? "");
    await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
    await slowExpect(signIn).toHaveCount(0);
    await slowExpect(fields.first()).toHaveValue("BD 1");
    await fields.last().focus();
    await page.keyboard.type("BD 10\n");
    await slowExpect(page.getByRole("button", { name: /^Ship 10 orders/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await slowExpect(page.getByText(/^10 orders are shipped\./)).toBeVisible();

    await begin(page, ids, "Mark paid");
    await press(page, /^Mark 10 orders paid/);
    await slowExpect(page.getByText(/^10 orders are marked paid\./)).toBeVisible();

    const [first = ""] = ids;
    await page.goto(`${shop.url}/desk/orders/${first}`);
    await press(page, "Change tracking");
    await page.getByLabel("Tracking number").fill("BD 99");
    await press(page, "Save tracking");
    await slowExpect(page.getByText("BD 99")).toBeVisible();
    const actions = page.getByRole("group", { name: "What can be done" });
    await actions.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: /^Mark returned/ }).click();
    await press(page, /^Mark returned/);
    await slowExpect(page.getByText(/It was paid: give the money back\./)).toBeVisible();
    await press(page, /^Refund ₹/);
    await press(page, /^Mark refunded/);
    await slowExpect(page.getByText("Refunded", { exact: true })).toBeVisible();
    await slowExpect(page.getByText("Nothing more can be done.")).toBeVisible();
  },
);

test("two people press on one order: the second one is told what it is now", async ({
  openPage,
}) => {
  const [id = ""] = await placeOrders(1);
  const [one, other] = [
    await openDesk(openPage, shop),
    await openDesk(openPage, shop, { allowedStatuses: [409] }),
  ];
  for (const { page } of [one, other]) {
    await page.goto(`${shop.url}/desk/orders/${id}`);
    await slowExpect(page.getByRole("button", { name: /^Confirm order/ })).toBeVisible();
  }
  await press(one.page, /^Confirm order/);
  await slowExpect(one.page.getByText(`Order ${id} is confirmed.`)).toBeVisible();
  await press(other.page, /^Confirm order/);
  await slowExpect(other.page.getByRole("alert")).toContainText(
    `${id} is confirmed now: somebody has changed it.`,
  );
  await slowExpect(other.page.getByRole("button", { name: /^Pack order/ })).toBeVisible();
});
