import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogDetailsV3Page from "./BlogDetailsV3Page.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[BLOG-05] [BLOG-07] an essay with its notes at the end", async () => {
  const { calls } = openPage(BlogDetailsV3Page, "/blog-details-v3", { user: null });
  expect(
    screen.getByRole("heading", { level: 1, name: "How a jacquard loom thinks" }),
  ).toBeVisible();
  const notes = await screen.findByRole("region", { name: "Notes" });
  expect(within(notes).getAllByRole("listitem")).toHaveLength(2);
  expect(calls()).toEqual([]);
});
