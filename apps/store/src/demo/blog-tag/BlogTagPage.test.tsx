import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogTagPage from "./BlogTagPage.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[BLOG-06] [BLOG-07] groups every post under its tag and links to every tag", async () => {
  const { calls } = openPage(BlogTagPage, "/blog-tag", { user: null });
  const tags = await screen.findByRole("navigation", { name: "Tags" });
  const links = within(tags).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Silk 3",
    "Weaving 2",
    "Dyeing 2",
    "Care 2",
    "Interior 1",
  ]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute("href") ?? "")).toBeInTheDocument();
  const care = within(screen.getByRole("region", { name: "Care" }));
  expect(care.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Handloom, washed and kept",
    "Mending, and handing on",
  ]);
  expect(screen.getAllByRole("article")).toHaveLength(10);
  expect(calls()).toEqual([]);
});
