import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import NotFoundPage from "./NotFoundPage.tsx";
import { route } from "./route.ts";

test("[INFO-36] '/error' is a route of this page", () => {
  expect(route.paths).toEqual(["/error", "*"]);
});

test("[INFO-37] [INFO-38] [INFO-39] exact text, a link to the home page and no call", () => {
  const { calls } = openPage(NotFoundPage, "/no-such-page", { user: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops Sorry ! Page not found");
  expect(screen.getByRole("link", { name: "Go Back To Home" }).getAttribute("href")).toBe("/");
  expect(calls()).toEqual([]);
});
