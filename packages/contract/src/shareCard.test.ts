import { expect, test } from "vitest";
import { shareCardOf, shareCardPath, shareCardVersion } from "./shareCard.ts";

const variant = {
  id: "saree--rani pink",
  name: "Kanchipuram silk saree",
  colourName: "Rani pink",
  image: "saree.webp",
  offer: 16_400,
  list: 18_900,
};

test("a card shows the prices of the product page in rupees", () => {
  expect(shareCardOf(variant)).toMatchObject({
    price: "₹16,400",
    listPrice: "₹18,900",
    saving: "13% off",
  });
  expect(shareCardOf({ ...variant, offer: 99.5, list: 99.5 })).toMatchObject({
    price: "₹99.50",
    listPrice: "",
    saving: "",
  });
  expect(shareCardOf({ ...variant, offer: 999, list: 1000 })).toMatchObject({
    listPrice: "₹1,000",
    saving: "",
  });
});

test("the version changes with everything that is shown, and only with that", () => {
  const version = (change: Partial<typeof variant>): string =>
    shareCardVersion(shareCardOf({ ...variant, ...change }));
  const changes = [
    { name: "Banarasi" },
    { colourName: "Indigo" },
    { image: "other.webp" },
    { offer: 16_300 },
    { list: 19_000 },
  ];
  const versions = [version({}), ...changes.map(version)];
  expect(new Set(versions).size).toBe(versions.length);
  expect(version({ id: "other" })).toBe(version({}));
  for (const each of versions) expect(each).toMatch(/^[\da-z]{1,7}$/);
});

test("the path holds the id of the variant, encoded, and the version", () => {
  const version = shareCardVersion(shareCardOf(variant));
  expect(shareCardPath(variant)).toBe(`/share/saree--rani%20pink.jpg?v=${version}`);
});
