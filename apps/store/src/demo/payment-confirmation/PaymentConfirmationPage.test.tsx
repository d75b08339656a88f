import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PaymentConfirmationPage from "./PaymentConfirmationPage.tsx";

const open = () => openPage(PaymentConfirmationPage, "/payment-confirmation", { user: null });

test("[INFO-21] a sample of a payment, without a call", () => {
  const { calls } = open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Confirm your payment");
  expect(screen.getByText(/^This is how a payment reads/)).toBeDefined();
  expect(calls()).toEqual([]);
});

test.each([
  ["[INFO-22]", "Cancel Payment"],
  ["[INFO-23]", "Confirm Payment"],
])("%s '%s' does nothing, and says so", (_id, name) => {
  const { calls } = open();
  const button = screen.getByRole<HTMLButtonElement>("button", { name });
  const before = document.body.innerHTML;
  fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
  expect(button.form).toBeNull();
  expect(calls()).toEqual([]);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toMatch(/Orders are placed at the checkout/);
});
