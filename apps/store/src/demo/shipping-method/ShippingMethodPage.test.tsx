import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import ShippingMethodPage from "./ShippingMethodPage.tsx";

const open = (currency?: "USD") =>
  openPage(ShippingMethodPage, "/shipping-method", { user: null, ...(currency && { currency }) });
const rows = async () =>
  within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);

test.each([
  ["[INFO-06]", 0, ["Standard Delivery", "2 Days", "$5"]],
  ["[INFO-07]", 1, ["Quick Delivery", "1 Days", "$7.5"]],
  ["[INFO-08]", 2, ["Regular Working Day", "3 Days", "FREE"]],
  ["[INFO-09]", 3, ["Super Fast Delivery", "12 Hour", "$10"]],
])("%s row %d reads %j", async (_id, index, words) => {
  open();
  expect(cellsOf((await rows())[index])).toEqual(words);
});

test("[INFO-05] [INFO-10] a table of four options, and the rules", async () => {
  const { calls } = open();
  expect(await rows()).toHaveLength(4);
  const rule = within(screen.getByRole("region", { name: "Shipping Rule" }));
  expect(rule.getByText(/leave the same working day/)).toBeDefined();
  expect(calls()).toEqual([]);
});

test("[INFO-11] nothing is chosen, and nothing is converted", async () => {
  open();
  const inRupees = (await rows()).map(({ textContent }) => textContent);
  open("USD");
  const tables = await screen.findAllByRole("table");
  const inDollars = within(tables[1] as HTMLElement)
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(inDollars).toEqual(inRupees);
  expect(document.querySelector("input, button, select")).toBeNull();
});
