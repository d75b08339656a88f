import { expect, test } from "vitest";
import { applyChanges, isRowOf, unlistedOf } from "./usePersonalList.ts";

test("[CART-13] [CART-14] pending changes lie over what the server has", () => {
  const rows = [
    { id: 11, quantity: 2, name: "Saree" },
    { id: 12, quantity: 3, name: "Kurta" },
    { id: 13, quantity: 1, name: "Rug" },
  ];
  const shown = applyChanges(
    rows,
    new Map([
      ["11", { kind: "quantity", quantity: 7 }],
      ["12", { kind: "removed" }],
    ]),
    ({ id }) => id,
  );
  expect(shown).toEqual([{ ...rows[0], quantity: 7 }, rows[2]]);
});

test("[HDR-38] additions of a user are unlisted until a row is of their variant", () => {
  const additions = [
    { userId: 1, variantId: 7, quantity: 1 },
    { userId: "1", variantId: 8, quantity: 2 },
    { userId: 2, variantId: 9, quantity: 1 },
  ];
  expect(unlistedOf(additions, 1, [])).toEqual(additions.slice(0, 2));
  expect(unlistedOf(additions, 1, [{ productVariantId: "7" }])).toEqual([additions[1]]);
  expect(unlistedOf(additions, undefined, [])).toEqual([]);
});

test.each([
  ["the variant", { variantId: 30 }, true],
  ["a variant whose id is that of the product", { variantId: "3" }, false],
  ["the listed product", { variantId: "3", isProduct: true }, true],
  ["another listed product", { variantId: 4, isProduct: true }, false],
])("[ENT-14] a row is of %s: %o %s", (_what, card, expected) => {
  const variant = { productVariantId: "30", productId: 3 };
  expect(isRowOf({ ProductVariant: variant }, card)).toBe(expected);
});
