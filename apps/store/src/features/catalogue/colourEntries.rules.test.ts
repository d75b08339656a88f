import { listedVariant, product } from "@pallu/contract/schemas";
import { expect, test } from "vitest";
import {
  fortySizes,
  oneSize,
  sized,
  sizedEntries,
  sizedEntriesOfHost,
} from "../../testing/sizes.fixtures.ts";
import { cardDataOfListedProduct } from "./listedProduct.rules.ts";
import { colourKeyOf, pricesOf } from "./productCard.rules.ts";
import { oneForEachColour } from "./colourEntries.rules.ts";

test("a list with an entry for each size becomes one with an entry for each colour", () => {
  const shown = oneForEachColour(sizedEntriesOfHost);
  expect(
    shown.map((entry) => [
      colourKeyOf(entry),
      entry.productOptionValue,
      entry.isPriceFrom,
      pricesOf(entry, entry.Product ?? {}).productOfferPrice,
    ]),
  ).toEqual([
    ["Indigo", "S", true, 999.5],
    ["Madder", "S", undefined, 999.5],
  ]);
  // The one of our API stays.
  expect(oneForEachColour(sizedEntries)).toEqual(sizedEntries);
});

test("of a colour the first in stock is shown, with the lowest price", () => {
  const [small, medium] = sizedEntriesOfHost;
  const entries = [
    { ...small, stockQuantity: 0, Product: { ...small?.Product, productOfferPrice: "1200.00" } },
    { ...medium },
  ];
  expect(oneForEachColour(entries)).toMatchObject([
    { productOptionValue: "M", isPriceFrom: true, productOfferPrice: 999.5 },
  ]);
});

test("entries without an option are not grouped", () => {
  const entries = [1, 2].map((productVariantId) => ({ productVariantId, productColor: "#aa3355" }));
  expect(oneForEachColour(entries)).toEqual(entries);
  expect(oneForEachColour([...entries, ...sizedEntries])).toHaveLength(4);
});

test("a product has the price of its cheapest variant", () => {
  const cardOf = (product: typeof sized) => {
    const { offer, list, isPriceFrom, option } = cardDataOfListedProduct(product);
    return { offer, list, isPriceFrom, option };
  };
  const option = { name: "Size", value: null };
  expect(cardOf(sized)).toEqual({ offer: 999.5, list: 1100, isPriceFrom: true, option });
  expect(cardOf(oneSize)).toEqual({ offer: 999.5, list: 1100, isPriceFrom: undefined, option });
  const dear = oneSize.Variants.map((each) => ({ ...each, productOfferPrice: 1050 }));
  expect(cardOf({ ...oneSize, Variants: dear })).toMatchObject({
    offer: 1050,
    isPriceFrom: undefined,
  });
});

test("the fixtures are responses of our API", () => {
  for (const each of [sized, fortySizes, oneSize])
    expect(product.safeParse(each).error).toBeUndefined();
  for (const each of [...sizedEntries, ...sizedEntriesOfHost])
    expect(listedVariant.safeParse(each).error).toBeUndefined();
});
