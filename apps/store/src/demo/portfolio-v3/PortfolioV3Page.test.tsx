import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { projects } from "@pallu/demo/content/projects.ts";
import { openPage, stubBrowser } from "../../testing/pages.fixtures.tsx";
import PortfolioV3Page from "./PortfolioV3Page.tsx";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

test("[PORT-14] [PORT-28] a carousel of the latest, then every work with its story", async () => {
  const { calls } = openPage(PortfolioV3Page, "/portfolio-v3", { user: null });
  const strip = screen.getByRole("region", { name: "The last four" });
  expect(within(strip).getAllByRole("article", { hidden: true })).toHaveLength(4);
  const stories = await screen.findByRole("region", { name: "All nine, from the first" });
  expect(
    within(stories)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual(portfolio.map(({ id, name }) => [name, `/portfolio-details-v1/${id}`]));
  for (const { id } of portfolio)
    expect(within(stories).getByText(projects[id].story[0] ?? "")).toBeInTheDocument();
  expect(calls()).toEqual([]);
});
