import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { leavePage, openPage } from "../../testing/pages.fixtures.tsx";
import PortfolioDetailsV2Page from "../portfolio-details-v2/PortfolioDetailsV2Page.tsx";
import PortfolioDetailsV1Page from "./PortfolioDetailsV1Page.tsx";

afterEach(() => vi.unstubAllGlobals());

const open = (Page: ComponentType, path: string) =>
  openPage(Page, path, { user: null, pattern: path.replace(/(?<=-v\d).*/, "/:id?") });
const related = () => screen.findByRole("region", { name: "Related Projects" });
const title = () => screen.getByRole("heading", { level: 1 });

const pages: [string, ComponentType, string][] = [
  ["[PORT-16]", PortfolioDetailsV1Page, "/portfolio-details-v1"],
  ["[PORT-17]", PortfolioDetailsV2Page, "/portfolio-details-v2"],
];

test.each(pages)(
  "%s [PORT-19] [PORT-27] way, pictures, tag and name of the work",
  async (_, Page, path) => {
    open(Page, `${path}/8`);
    await related();
    expect(title()).toHaveTextContent("A desk with its back to the sea");
    expect(screen.getByText("Study")).toBeVisible();
    const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(way.getByText("A desk with its back to the sea")).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(
      await screen.findByRole("img", {
        name: "A study with a writing table",
      }),
    ).toBeVisible();
  },
);

test.each([
  ["[PORT-15] v1 without an id", PortfolioDetailsV1Page, "/portfolio-details-v1"],
  ["[PORT-18] v2 without an id", PortfolioDetailsV2Page, "/portfolio-details-v2"],
  ["[PORT-24] [PORT-25] v1 with another id", PortfolioDetailsV1Page, "/portfolio-details-v1/999"],
  ["[PORT-24] [PORT-25] v2 with another id", PortfolioDetailsV2Page, "/portfolio-details-v2/999"],
])("%s shows the classic set", (_, Page, path) => {
  open(Page, path);
  expect(title()).toHaveTextContent("Classic Interior Set");
  expect(screen.getByText("Classic Interior")).toBeVisible();
});

test.each(pages)("[PORT-20] page of %s: four facts, the same for every id", (_, Page, path) => {
  const factsAt = (id: string) => {
    open(Page, `${path}/${id}`);
    const found = screen
      .getAllByRole("term")
      .slice(-4)
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    leavePage();
    return found;
  };
  const facts = factsAt("2");
  expect(facts.map(([term]) => term)).toEqual(["Client", "Designer", "Material", "Website"]);
  expect(factsAt("5")).toEqual(facts);
});

test.each(pages)("[PORT-21] page of %s: links to share it", (_, Page, path) => {
  open(Page, `${path}/2`);
  const share = within(screen.getByRole("group", { name: "Share" }));
  expect(share.getAllByRole("link").length).toBeGreaterThan(2);
  expect(share.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test.each(pages)(
  "[PORT-22] [PORT-23] [PORT-28] page of %s: the first three works, all to details 1",
  async (_, Page, path) => {
    const { calls } = open(Page, `${path}/2`);
    const cards = within(await related()).getAllByRole("article");
    const links = cards.map((card) => within(card).getByRole("link"));
    expect(links.map((link) => link.textContent)).toEqual(
      portfolio.slice(0, 3).map(({ name }) => name),
    );
    for (const link of links) expect(link).toHaveAttribute("href", "/portfolio-details-v1");
    expect(calls()).toEqual([]);
  },
);
