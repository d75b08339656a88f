import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PaymentSuccessPage from "./PaymentSuccessPage.tsx";

test("[INFO-24] [INFO-25] [INFO-26] shows 'Payment Completed', the text of a failed charge and one link, to the shop", () => {
  const { calls } = openPage(PaymentSuccessPage, "/payment-success", { user: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Payment Completed");
  expect(screen.getByText(/charge to your card failed.*update your payment method/)).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/shop-v1",
  ]);
  expect(screen.getByRole("link", { name: "Back to Shop" })).toBeDefined();
  expect(calls()).toEqual([]);
});
