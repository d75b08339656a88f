import { expect, test } from "vitest";
import { asciiDigits, isLettersOnly, typedCode, typedName, withoutFormat } from "./typed.ts";

test.each([
  ["९८७६५४३२१०", "9876543210"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["௦௧௨௩௪௫௬௭௮௯", "0123456789"],
  ["০১২৩৪৫৬৭৮৯", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["𝟘𝟗", "09"],
  ["a5½²五", "a5½²五"],
])("the digits of %s are %s", (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits);
});

test("[CHK-20] format characters are removed from a coupon code", () => {
  expect(withoutFormat("\u200bWEL\u00adCOME\u206010\u200e\ufeff")).toBe("WELCOME10");
});

test("a one-time code has no spaces, no format characters and ASCII digits", () => {
  expect(typedCode("\u200e९66 ०62\u200b\n")).toBe("966062");
});

test.each([
  "علی\u200cرضا",
  "ක්\u200dරිස්ති",
  "രാജന്\u200d നായര്\u200d",
  "Asha\u00a0Rao",
  "山田\u3000太郎",
  "\u200e\ufeffAsha\u200b ",
])("[CON-06] the name %j is letters only", (name) => {
  expect(isLettersOnly(typedName(name))).toBe(true);
});

test.each([
  "Asha1",
  "O'Neil",
  "Anne-Marie",
  "",
  "\u200d",
  "As\u200bha",
  "As\u200e\u200dha",
  "Asha\nRao",
])("[CON-06] the name %j is not", (name) => {
  expect(isLettersOnly(typedName(name))).toBe(false);
});
