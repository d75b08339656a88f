import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { weaves } from "@pallu/demo/content/weaves.ts";
import { findPath, openPage } from "../../testing/pages.fixtures.tsx";
import NotFoundPage from "./NotFoundPage.tsx";
import { paths } from "./route.ts";

test("[INFO-36] '/error' is a route of this page", () => {
  expect(paths).toEqual(["/error", "*"]);
});

test("[INFO-37] [INFO-38] [INFO-39] exact text, a link to the home page and no call", () => {
  const { calls } = openPage(NotFoundPage, "/no-such-page", { user: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops Sorry ! Page not found");
  expect(screen.getByRole("link", { name: "Go Back To Home" }).getAttribute("href")).toBe("/");
  expect(calls()).toEqual([]);
});

test("[INFO-39] [GLB-07] a search field and weaves lead to the catalogue, without a call", async () => {
  const { calls } = openPage(NotFoundPage, "/no-such-page", { user: null });
  for (const { name } of weaves)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(`/allproducts?q=${name}`);
  fireEvent.change(screen.getByRole("searchbox", { name: "Search the shop" }), {
    target: { value: " silk saree " },
  });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await findPath("/allproducts")).toBeDefined();
  expect(calls()).toEqual([]);
});
