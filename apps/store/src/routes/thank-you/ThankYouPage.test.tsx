import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import ThankYouPage from "./ThankYouPage.tsx";

test("[INFO-01] [INFO-02] [INFO-03] [INFO-04] the two sentences, and the ways on", () => {
  openPage(ThankYouPage, "/thank-you", { user: null });
  expect(screen.getByText("For Shopping with Us!")).toBeDefined();
  expect(screen.getByText("Please Check your email for Download Invoice")).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/order-history",
    "/",
  ]);
});
