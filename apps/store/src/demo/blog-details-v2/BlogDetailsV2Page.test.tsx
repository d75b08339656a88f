import "@testing-library/jest-dom/vitest";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogDetailsV2Page from "./BlogDetailsV2Page.tsx";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/blog-details-v2/5", "Indigo, or how a colour moves in"],
  ["/blog-details-v2", "Choosing a first silk saree"],
])("[BLOG-04] [BLOG-07] %s shows a post with notes in its margin", async (path, title) => {
  const { calls } = openPage(BlogDetailsV2Page, path, {
    user: null,
    pattern: "/blog-details-v2/:id?",
  });
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect((await screen.findAllByRole("note")).length).toBeGreaterThan(1);
  expect(screen.getByRole("button", { name: "Post comment" })).toHaveAccessibleDescription(
    /^Comments are closed/,
  );
  expect(calls()).toEqual([]);
});
