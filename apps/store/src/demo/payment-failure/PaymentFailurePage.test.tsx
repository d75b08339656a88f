import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PaymentFailurePage from "./PaymentFailurePage.tsx";

test("[INFO-27] [INFO-28] shows a failed charge and a link to other payment methods", () => {
  const { calls } = openPage(PaymentFailurePage, "/payment-failure", { user: null });
  expect(screen.getByText(/^The charge to your card failed/)).toBeDefined();
  const update = screen.getByRole("link", { name: "Update Payment Method" });
  expect(update.getAttribute("href")).toBe("/payment-method");
  expect(calls()).toEqual([]);
});
