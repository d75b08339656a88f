import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { posts } from "@pallu/demo/content/posts.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogV1Page from "./BlogV1Page.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[BLOG-01] [BLOG-09] ten posts, newest first, each with its own link", async () => {
  openPage(BlogV1Page, "/blog-v1", { user: null });
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(10);
  expect(cards.map((card) => within(within(card).getByRole("heading")).getByRole("link"))).toEqual(
    posts.map(({ id, title }) =>
      expect.objectContaining({ textContent: title, pathname: `/blog-details-v1/${id}` }),
    ),
  );
});

test("[BLOG-11] a card shows picture, date, tag, title and text", async () => {
  openPage(BlogV1Page, "/blog-v1", { user: null });
  const [first] = await screen.findAllByRole("article");
  const card = within(first ?? document.body);
  expect(card.getByRole("heading", { name: "Choosing a first silk saree" })).toBeVisible();
  expect(card.getByText("4th September 2025")).toHaveAttribute("datetime", "2025-09-04");
  expect(card.getByRole("link", { name: "Silk" })).toHaveAttribute("href", "/blog-tag");
  expect(card.getByText(/^Weight before colour/)).toBeVisible();
  expect(card.getByRole("presentation")).toHaveAttribute("src");
});

test("[BLOG-07] the list makes no API calls", async () => {
  const { calls } = openPage(BlogV1Page, "/blog-v1", { user: null });
  await screen.findAllByRole("article");
  expect(calls()).toEqual([]);
});
