import { expect, test } from "vitest";
import { variantWords } from "./variantWords.ts";

test("a variant is named by its colour and its size, as far as it has them", () => {
  expect(variantWords({ productColorName: "Rani pink", productOptionValue: "M" })).toBe(
    "Rani pink, M",
  );
  expect(variantWords({ productColorName: "Rani pink" })).toBe("Rani pink");
  expect(variantWords({ productColorName: "", productOptionValue: "M" })).toBe("M");
  expect(variantWords({})).toBe("");
});
