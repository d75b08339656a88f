import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { secondaryRoutes } from "../../routes.secondary.tsx";
import { openPage } from "../../testing/pages.fixtures.tsx";
import NotFoundPage from "./NotFoundPage.tsx";

test("[INFO-36] '/error' is a route of this page", () => {
  const lines = secondaryRoutes.filter(({ path }) => path === "/error" || path === "*");
  expect(lines).toHaveLength(2);
  expect(lines[0]?.page).toBe(lines[1]?.page);
});

test("[INFO-37] [INFO-38] [INFO-39] exact text, a link to the home page and no call", () => {
  const { calls } = openPage(NotFoundPage, "/no-such-page", { user: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops Sorry ! Page not found");
  expect(screen.getByRole("link", { name: "Go Back To Home" }).getAttribute("href")).toBe("/");
  expect(calls()).toEqual([]);
});
