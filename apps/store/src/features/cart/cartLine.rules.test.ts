import { expect, test } from "vitest";
import { listedOf, oneSize, sized } from "../../testing/sizes.fixtures.ts";
import { unitPaiseOf } from "./cart.rules.ts";
import { cartLineDataOf } from "./cartLine.rules.ts";

const lineOf = (product: typeof sized, at: number) => ({
  cartId: 1,
  quantity: 1,
  ProductVariant: listedOf(product, product.Variants[at]!),
});

test("a line names its colour and its size, and has the price of its variant", () => {
  const line = lineOf(sized, 3);
  expect(cartLineDataOf(line)).toMatchObject({
    name: "Indigo Block Print Kurti",
    fullName: "Indigo Block Print Kurti, Indigo, XL",
    colour: { value: "#27408b", name: "Indigo, XL" },
    offer: 1090,
  });
  expect(unitPaiseOf(line)).toBe(109_000);
});

test("a line without a colour names its size alone", () => {
  expect(cartLineDataOf(lineOf(oneSize, 0)).colour).toEqual({ name: "Free size" });
});

test("a line without an option has the name of its colour", () => {
  const line = lineOf({ ...sized, productOptionName: undefined }, 0);
  expect(cartLineDataOf(line)).toMatchObject({
    fullName: "Indigo Block Print Kurti",
    colour: { name: "Indigo" },
    hasOption: false,
  });
  expect(cartLineDataOf({ cartId: 1, quantity: 1 }).colour).toBeUndefined();
});
