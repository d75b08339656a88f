import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PaymentMethodPage from "./PaymentMethodPage.tsx";

test.each([
  ["[INFO-13]", "Visa"],
  ["[INFO-14]", "Masted Card"],
  ["[INFO-15]", "Paypal"],
  ["[INFO-16]", "Cash on Delivery"],
  ["[INFO-17]", "Skrill"],
  ["[INFO-18]", "Payoneer"],
  ["[INFO-19]", "Debit / Credit Card"],
])("%s [INFO-20] '%s' is accepted and has its mark", async (_id, name) => {
  openPage(PaymentMethodPage, "/payment-method", { user: null });
  const methods = within(await screen.findByRole("list", { name: "Accepted methods" }));
  expect(methods.getByText(name, { selector: "p" })).toBeDefined();
  expect(methods.getByRole("img", { name: `${name} mark` }).getAttribute("src")).toMatch(/\.svg$/);
});

test("[INFO-12] seven methods, their spelling as specified, and no call", async () => {
  const { calls } = openPage(PaymentMethodPage, "/payment-method", { user: null });
  const methods = within(await screen.findByRole("list", { name: "Accepted methods" }));
  expect(methods.getAllByRole("listitem")).toHaveLength(7);
  expect(screen.queryByText(/Master ?card|PayPal/)).toBeNull();
  expect(calls()).toEqual([]);
});
