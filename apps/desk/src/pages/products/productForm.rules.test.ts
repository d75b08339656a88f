import { describe, expect, test } from "vitest";
import {
  addColour,
  addPicture,
  addSize,
  addSizes,
  changeColour,
  changeRow,
  coloursOf,
  controlOf,
  copyOf,
  emptyForm,
  formOf,
  isSameForm,
  moveColour,
  moveSize,
  removeRows,
  sentOf,
} from "./productForm.rules.ts";
import { mergeForms, takeTheirs, typedSince } from "./productMerge.rules.ts";
import { productOf } from "./products.fixtures.ts";

const labels = new Map([["material", "Material"]]);
const form = formOf(productOf());

describe("what is sent of a form", () => {
  test("that was not changed is the product, without stock", () => {
    const { id: _id, version: _version, variants, ...fields } = productOf();
    expect(sentOf(form)).toEqual({
      ...fields,
      variants: variants.map(
        ({ onHand: _onHand, reserved: _reserved, available: _available, ...variant }) => variant,
      ),
    });
  });

  test("has a difference for stock that was changed, and pieces for a new variant", () => {
    const changed = addSize(changeRow(form, "kurti--red-s", { onHand: 9, sku: "A" }), "c:red", "L");
    const { variants } = sentOf(changed);
    expect(variants[0]).toMatchObject({ sku: "A", stock: { difference: 4, expected: 5 } });
    expect(variants[0]).not.toHaveProperty("onHand");
    expect(variants[2]).toMatchObject({ colourName: "Red", optionValue: "L", onHand: null });
    expect(variants[2]).not.toHaveProperty("id");
    expect(variants[3]).not.toHaveProperty("stock");
  });

  test("of a copy has no ids, SKUs and stock, and is hidden", () => {
    const { hidden, variants } = sentOf(copyOf(productOf()));
    expect(hidden).toBe(true);
    for (const variant of variants)
      expect(variant).toMatchObject({ sku: "", barcode: "", onHand: null });
    expect(variants.some((variant) => "id" in variant)).toBe(false);
  });
});

describe("colours and sizes", () => {
  const valuesOf = (rows: ReturnType<typeof coloursOf>) =>
    rows.map(({ name, rows: own }) => [name, own.map(({ optionValue }) => optionValue)]);

  test("are grouped in their order, and moved with their rows", () => {
    expect(valuesOf(coloursOf(form.rows))).toEqual([
      ["Red", ["S", "M"]],
      ["Blue", ["S"]],
    ]);
    const moved = moveSize(moveColour(form, "c:red", 1), "kurti--red-m", -1);
    expect(valuesOf(coloursOf(moved.rows))).toEqual([
      ["Blue", ["S"]],
      ["Red", ["M", "S"]],
    ]);
    expect(moveColour(form, "c:red", -1)).toBe(form);
    expect(isSameForm(moveSize(form, "kurti--red-s", -1), form)).toBe(true);
  });

  test("get several sizes at once, each colour those that it lacks", () => {
    const sized = addSizes(addColour(emptyForm([])), ["S", " s ", "M"]);
    expect(valuesOf(coloursOf(sized.rows))).toEqual([
      ["", ["S", "M"]],
      ["", ["S", "M"]],
    ]);
    expect(valuesOf(coloursOf(addSizes(form, ["M"]).rows))).toEqual([
      ["Red", ["S", "M"]],
      ["Blue", ["S", "M"]],
    ]);
  });

  test("a picture is added to all rows of its colour once", () => {
    const twice = addPicture(addPicture(form, "c:red", "new.webp"), "c:red", "new.webp");
    expect(twice.rows.map(({ pictures }) => pictures.length)).toEqual([2, 2, 1]);
  });

  test("a row that is renamed stays in its colour", () => {
    const renamed = changeColour(form, "c:red", { colourName: "Blue" });
    expect(coloursOf(renamed.rows)).toHaveLength(2);
    expect(coloursOf(removeRows(form, ["kurti--blue-s"]).rows)).toHaveLength(1);
  });
});

describe("a product that somebody else changed", () => {
  const theirsWith = (change: Partial<ReturnType<typeof productOf>>) =>
    formOf({ ...productOf(), ...change, version: "v2" });

  test("gets what only they changed, and keeps what only I changed", () => {
    const mine = changeRow({ ...form, name: "My kurti" }, "kurti--red-s", { sku: "MINE" });
    const theirs = theirsWith({
      offerPrice: 999,
      facts: { ...productOf().facts, material: "Silk" },
    });
    const { merged, conflicts } = mergeForms(form, mine, theirs, labels);
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({
      name: "My kurti",
      offerPrice: 999,
      facts: { material: "Silk" },
    });
    expect(merged.rows[0]?.sku).toBe("MINE");
  });

  test("shows both values of what both changed, and takes theirs on demand", () => {
    const mine = { ...form, name: "My kurti", facts: { ...form.facts, material: "Linen" } };
    const theirs = theirsWith({
      name: "Their kurti",
      facts: { ...productOf().facts, material: "Silk" },
    });
    const { merged, conflicts } = mergeForms(form, mine, theirs, labels);
    expect(conflicts).toEqual([
      { path: "name", label: "Name", theirs: "Their kurti", mine: "My kurti" },
      { path: "facts.material", label: "Material", theirs: "Silk", mine: "Linen" },
    ]);
    expect(merged.name).toBe("My kurti");
    expect(takeTheirs(merged, theirs, conflicts)).toMatchObject({
      name: "Their kurti",
      facts: { material: "Silk" },
    });
  });

  test("keeps a change of stock as a difference, and has the rows that they added and removed", () => {
    const mine = changeRow(form, "kurti--red-s", { onHand: 4 });
    const [first, , third] = productOf().variants;
    if (!first || !third) throw new Error("There are no variants");
    const added = { ...third, id: "kurti--green-s", colourName: "Green" };
    const theirs = theirsWith({ variants: [{ ...first, onHand: 8 }, third, added] });
    const { merged, conflicts } = mergeForms(form, mine, theirs, labels);
    expect(merged.rows.map(({ id }) => id)).toEqual([
      "kurti--red-s",
      "kurti--blue-s",
      "kurti--green-s",
    ]);
    expect(merged.rows[0]).toMatchObject({ before: 8, onHand: 7 });
    expect(conflicts).toEqual([
      { path: "variants.kurti--red-s.onHand", label: "Stock of Red, S", theirs: 8, mine: 7 },
    ]);
    expect(takeTheirs(merged, theirs, conflicts).rows[0]?.onHand).toBe(8);
  });
});

test("what was typed while a product was saved is a change of the answer: new rows are the stored ones, stock a difference", () => {
  const sent = addSize(changeRow(form, "kurti--red-s", { onHand: 9 }), "c:red", "L");
  const added = sent.rows[2]?.key ?? "";
  const stored = productOf().variants.map((row, at) => (at === 0 ? { ...row, onHand: 8 } : row));
  const [first, second, third] = stored;
  if (!first || !second || !third) throw new Error("There are no variants");
  const large = { ...second, id: "kurti--red-l", optionValue: "L", sku: "", onHand: 0 };
  const answered = formOf(productOf({ variants: [first, second, large, third] }));
  expect(typedSince(sent, sent, answered)).toBe(answered);
  const mine = removeRows(
    changeRow(changeRow(sent, "kurti--red-s", { onHand: 10 }), added, { sku: "L-1", onHand: 3 }),
    ["kurti--red-m"],
  );
  const { rows, slug } = typedSince(
    { ...sent, slug: "kurti" },
    { ...mine, slug: "kurti" },
    answered,
  );
  expect(slug).toBe("");
  expect(rows).toMatchObject([
    { id: "kurti--red-s", before: 8, onHand: 9 },
    { id: "kurti--red-l", sku: "L-1", before: 0, onHand: 3 },
    { id: "kurti--blue-s", before: 5, onHand: 5 },
  ]);
});

test("a fault of the server is at its control", () => {
  expect(controlOf("name", form.rows)).toBe("product-name");
  expect(controlOf("facts.size", form.rows)).toBe("product-facts.size");
  expect(controlOf("variants.1.sku", form.rows)).toBe("row-kurti--red-m-sku");
  expect(controlOf("variants.2.pictures", form.rows)).toBe("colour-c:blue-pictures");
  expect(controlOf("variants", form.rows)).toBe("product-variants");
});
