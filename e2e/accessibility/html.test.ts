import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect } from "vitest";
import { openBuyer } from "../account.ts";
import type { Account } from "../account.ts";
import { gotoSettled } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import { screens } from "../screens.ts";

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: { "heading-level": "error" },
  }),
);

/** `sizes` is only valid with `srcset`, which the checker does not test. */
const loneSizes = /<(?:img|source)\b(?![^>]*\ssrcset=)[^>]*\ssizes=[^>]*>/gi;

/** Browsers heed `autocomplete="off"` on the switch of currencies, without which Back would restore an old one. */
const isFault = ({ ruleId, message }: { ruleId: string; message: string }): boolean =>
  ruleId !== "valid-autocomplete" || !message.includes("checkbox");

/** Returns the errors of a page as rule, message and place. */
const faultsOf = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return [
    ...results.flatMap(({ messages }) =>
      messages
        .filter(isFault)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    ...[...html.matchAll(loneSizes)].map(([tag]) => `sizes without srcset: ${tag}`),
  ];
};

let account: Account;
let orderId: string;
beforeAll(async () => {
  ({ account, orderId } = await openBuyer(url));
});

test.each(screens)("the HTML of %s is valid as it is served", async (path) => {
  const response = await fetch(url + path);
  expect(await faultsOf(await response.text())).toEqual([]);
});

test.for([
  "/",
  "/allproducts",
  "/product-details/kanchipuram-temple-border",
  "/cart",
  "/checkout",
  "/wishlist",
  "/my-profile",
  "/edit-account",
  "/order-history",
  "/invoice/:orderId",
])("the HTML of %s is valid once a customer's data is there", async (line, { sharedPage }) => {
  const path = line.replace(":orderId", orderId);
  const { storageState } = account;
  const page = await sharedPage({ storageState });
  await gotoSettled(page, url + path);
  expect(await faultsOf(await page.content())).toEqual([]);
});
