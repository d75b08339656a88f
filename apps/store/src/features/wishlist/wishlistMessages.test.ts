import { expect, test } from "vitest";
import { wishlistNotice } from "./wishlistMessages.ts";
import type { AddOutcome } from "../personalList/personalList.rules.ts";

const cases: [string, AddOutcome, string][] = [
  ["[VAL-09]", { kind: "loginFirst" }, "Please login to add to wishlist"],
  ["[VAL-13]", { kind: "noVariant" }, "No product variant selected"],
  ["[ERR-11]", { kind: "added" }, "Added to wishlist"],
  ["[ERR-12]", { kind: "already" }, "Product already in wishlist"],
  ["[ERR-13]", { kind: "failed", message: "List full" }, "List full"],
  ["[ERR-14]", { kind: "failed", message: null }, "❌ Failed to add to wishlist"],
  ["[ERR-14]", { kind: "wentWrong" }, "❌ Failed to add to wishlist"],
];

test.each(cases)("%s %o shows exactly '%s'", (_id, outcome, text) => {
  const notice = wishlistNotice(outcome);
  expect(notice.text).toBe(text);
  expect(notice.durationMs, "[BIZ-06]").toBe(2500);
});
