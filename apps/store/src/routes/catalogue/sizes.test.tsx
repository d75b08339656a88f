import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fixtures } from "@pallu/contract/fixtures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  filterCatalogue,
  joinCatalogue,
  readQuery,
  writeQuery,
} from "../../features/catalogue/catalogue.rules.ts";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { countFound, suggest } from "../../features/catalogue/search.rules.ts";
import { openFilters, openPage, settle } from "../../testing/pages.fixtures.tsx";
import { renderServed } from "../../testing/served.fixtures.ts";
import {
  fortySizes,
  listedOf,
  sized,
  sizedEntries,
  sizedEntriesOfHost,
} from "../../testing/sizes.fixtures.ts";
import CataloguePage from "./CataloguePage.tsx";
import { countFacets, itemValues, optionNameOf } from "./facets.rules.ts";
import { readMatches } from "./matches.ts";

const { products: plain, variants: plainEntries } = fixtures;
const others = plain.filter(({ productId }) => productId !== sized.productId);
const otherEntries = plainEntries.filter(({ productId }) => productId !== sized.productId);
const products = [sized, ...others];
const entries = [...sizedEntries, ...otherEntries];

const open = async (query = "", listed: object[] = entries) => {
  const page = openPage(CataloguePage, `/allproducts${query}`, {
    user: "stored",
    responses: {
      "GET /api/products": { body: products },
      "GET /api/product-variants": { body: { success: true, data: listed } },
    },
  });
  openFilters();
  await settle();
  return page;
};
const cards = (): HTMLElement[] => [...document.querySelectorAll("article")];
const boxes = (group: HTMLElement): string[] =>
  within(group)
    .getAllByRole("checkbox")
    .map(
      (box) =>
        `${box.closest("label")?.textContent} ${box.closest("label")?.nextSibling?.textContent}`,
    );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["of our API", entries],
  ["of a host with an entry for each size", [...sizedEntriesOfHost, ...otherEntries]],
])("a list %s has one card for each colour, from its lowest price", async (_name, listed) => {
  await open("", listed);
  await waitFor(() => expect(cards()).toHaveLength(entries.length));
  const [indigo, madder] = cards();
  expect(indigo).toHaveTextContent("From ₹999.50");
  expect(madder).not.toHaveTextContent("From");
  const choose = within(indigo ?? document.body).getByRole("link", {
    name: "Choose size, Indigo Block Print Kurti",
  });
  expect(choose.getAttribute("href")).toBe(
    "/product-details/indigo-block-print-kurti?variant=indigo-block-print-kurti--indigo--s",
  );
  expect(within(indigo ?? document.body).queryByRole("button", { name: /Add to Cart/ })).toBeNull();
  expect(within(indigo ?? document.body).getByRole("button", { name: /wishlist/ })).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Add to Cart/ }).length).toBeGreaterThan(0);
});

test("the sizes are a filter in the order of the shop, with counts, a chip and an address", async () => {
  const { address } = await open();
  const group = await screen.findByRole("group", { name: "Size" });
  expect(boxes(group)).toEqual(["S 2", "M 2", "L 1", "XL 1", "XXL 1"]);
  await userEvent.click(within(group).getByRole("checkbox", { name: "XXL" }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent("Madder");
  expect(address()).toBe("/allproducts?option=XXL");
  await userEvent.click(within(group).getByRole("checkbox", { name: "L" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(address()).toBe("/allproducts?option=XXL&option=L");
  await userEvent.click(screen.getByRole("link", { name: /^Size XXL/ }));
  await waitFor(() => expect(address()).toBe("/allproducts?option=L"));
});

test("without an option there is no such filter, and the calls are as before", async () => {
  const { sent } = await open("", plainEntries);
  await waitFor(() => expect(cards()).toHaveLength(plainEntries.length));
  cleanup();
  const { html, fallback } = await renderServed({
    url: "/allproducts",
    read: (path) =>
      path.startsWith("/api/products") ? plain : { success: true, data: plainEntries },
  });
  expect(html).not.toMatch(/Choose|name="option"|>Size</);
  expect(JSON.stringify(fallback)).not.toContain("option");
  expect(sent.map(({ path }) => path).join(" ")).not.toContain("option");
});

test("the server filters by size without scripts", async () => {
  const { html } = await renderServed({
    url: "/allproducts?option=xxl",
    read: (path) =>
      path.startsWith("/api/products") ? products : { success: true, data: entries },
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect([...page.querySelectorAll("article")].map((card) => card.textContent)).toEqual([
    expect.stringContaining("Madder"),
  ]);
});

const items = joinCatalogue(entries, products);

test.each(["option=M", "option=m&option=L", "option=XXL&colour=blue", "option=6"])(
  "%s counts as it filters",
  (text) => {
    const query = readQuery(new URLSearchParams(text));
    expect(writeQuery(query).getAll("option")).toEqual(query.options);
    for (const { optionValue, count } of countFacets(items, query).options ?? [])
      expect(filterCatalogue(items, { ...query, options: [optionValue] }, itemValues)).toHaveLength(
        count,
      );
  },
);

test("a filter shows the size itself at the lowest price of its colour, one in stock before others", () => {
  const shownBy = (text: string) =>
    filterCatalogue(items, readQuery(new URLSearchParams(text)), itemValues).map(
      ({ variant, price }) => [variant.productColorName, variant.productOptionValue, price],
    );
  expect(shownBy("option=xl")).toEqual([["Indigo", "XL", 999.5]]);
  expect(shownBy("option=l&option=m")).toContainEqual(["Indigo", "M", 999.5]);
  expect(shownBy("option=m&option=xxl")).toContainEqual(["Madder", "XXL", 999.5]);
});

test("a filter of a large catalogue has the order and the counts of the API", () => {
  const query = readQuery(new URLSearchParams("option=M&option=L"));
  expect(narrowPaths.matches(query, 24)).toContain("option=M&option=L");
  const matches = readMatches({
    success: true,
    data: sizedEntries,
    total: { count: 2, isExact: true },
    next: null,
    facets: {
      subcategories: [],
      tags: [],
      options: [
        { optionValue: "40", count: 1 },
        { optionValue: "38", count: 7 },
        { optionValue: "", count: 1 },
      ],
      highestPrice: 1090,
    },
  });
  expect(matches?.facets?.options).toEqual([
    { optionValue: "40", count: 1 },
    { optionValue: "38", count: 7 },
  ]);
});

test("the filter is named after the option that all products have, Options if they differ, else Size", () => {
  expect(optionNameOf(["Waist", undefined, "Waist"])).toBe("Waist");
  expect(optionNameOf(["Waist", "Length"])).toBe("Options");
  expect(optionNameOf([])).toBe("Size");
});

test("a search finds the whole SKU of a variant, in any case, and sizes by their words", () => {
  expect(suggest(items, "k7-in-xl").map(({ variant }) => variant.productOptionValue)).toEqual([
    "XL",
  ]);
  expect(suggest(items, "K7-IN")).toEqual([]);
  expect(countFound(items, "K7-MA-XXL")).toBe(1);
  expect(countFound(items, "K7-MA-XX")).toBe(0);
  const waists = joinCatalogue([listedOf(fortySizes, fortySizes.Variants[0]!)], [fortySizes]);
  expect(countFound(waists, "kurti 59")).toBe(1);
});
