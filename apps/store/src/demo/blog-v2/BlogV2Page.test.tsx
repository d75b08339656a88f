import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { posts } from "@pallu/demo/content/posts.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogV2Page from "./BlogV2Page.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[BLOG-02] [BLOG-10] [BLOG-07] the first eight posts without API calls", async () => {
  const { calls } = openPage(BlogV2Page, "/blog-v2", { user: null });
  const rows = await screen.findAllByRole("article");
  expect(rows.map((row) => within(row).getByRole("heading", { level: 2 }).textContent)).toEqual(
    posts.slice(0, 8).map(({ title }) => title),
  );
  expect(
    within(rows[7] ?? document.body)
      .getByRole("heading")
      .querySelector("a"),
  ).toHaveAttribute("href", "/blog-details-v2/8");
  expect(calls()).toEqual([]);
});
