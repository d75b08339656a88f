import { expect, test } from "vitest";
import { cartNotice, wishlistNotice } from "./additions.ts";
import type { AddOutcome, Surface } from "./additions.ts";

const inCart: [string, AddOutcome, Surface, string][] = [
  ["[VAL-04]", { kind: "loginFirst" }, "list", "Please login to add to cart"],
  ["[VAL-12]", { kind: "noVariant" }, "list", "No product variant selected"],
  ["[ERR-02]", { kind: "already" }, "list", "This product is already in your cart"],
  ["[ERR-03]", { kind: "already" }, "home", "🛍️ This product is already in your cart"],
  ["[ERR-04]", { kind: "added" }, "list", "Added to your shopping bag – happy shopping!"],
  ["[ERR-05]", { kind: "added" }, "home", "🎁 Added to your shopping bag – happy shopping!"],
  ["[ERR-06]", { kind: "failed", message: "Only one left" }, "list", "Only one left"],
  ["[ERR-07]", { kind: "failed", message: null }, "list", "Failed to add to cart"],
  ["[ERR-08]", { kind: "wentWrong" }, "list", "❌ Something went wrong"],
  ["[ERR-10]", { kind: "wentWrong" }, "home", "Something went wrong"],
];

test.each(inCart)("%s %o on %s shows exactly '%s'", (_id, outcome, surface, text) => {
  const notice = cartNotice(outcome, surface);
  expect(notice.text).toBe(text);
  expect(notice.durationMs, "[BIZ-06]").toBe(2500);
});

const inWishlist: [string, AddOutcome, string][] = [
  ["[VAL-09]", { kind: "loginFirst" }, "Please login to add to wishlist"],
  ["[VAL-13]", { kind: "noVariant" }, "No product variant selected"],
  ["[ERR-11]", { kind: "added" }, "Added to wishlist"],
  ["[ERR-12]", { kind: "already" }, "Product already in wishlist"],
  ["[ERR-13]", { kind: "failed", message: "List full" }, "List full"],
  ["[ERR-14]", { kind: "failed", message: null }, "❌ Failed to add to wishlist"],
  ["[ERR-14]", { kind: "wentWrong" }, "❌ Failed to add to wishlist"],
];

test.each(inWishlist)("%s %o shows exactly '%s'", (_id, outcome, text) => {
  const notice = wishlistNotice(outcome);
  expect(notice.text).toBe(text);
  expect(notice.durationMs, "[BIZ-06]").toBe(2500);
});
