import "@testing-library/jest-dom/vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { openPage, stubBrowser } from "../../testing/pages.fixtures.tsx";
import PortfolioV2Page from "./PortfolioV2Page.tsx";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const open = () => openPage(PortfolioV2Page, "/portfolio-v2", { user: null });
const panel = () => within(screen.getByRole("tabpanel"));
const names = () =>
  panel()
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
const slider = () => within(screen.getByRole("region", { name: "Latest rooms" }));

test("[PORT-06] [PORT-07] five tabs, without Sofa & Chair", () => {
  open();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All",
    "Full Interior",
    "Lamp & Vase",
    "Table",
    "Art Design",
  ]);
  fireEvent.click(screen.getByRole("tab", { name: "Table" }));
  expect(names()).toEqual(["Eight at table", "A desk with its back to the sea"]);
});

test("[PORT-13] shows the items 0 to 3 and 3 to 6 in two blocks without duplicates", () => {
  open();
  const blocks = panel().getAllByRole("list");
  expect(
    blocks.map((block) =>
      within(block)
        .getAllByRole("heading")
        .map((heading) => heading.textContent),
    ),
  ).toEqual([
    portfolio.slice(0, 3).map(({ name }) => name),
    portfolio.slice(3, 6).map(({ name }) => name),
  ]);
  const latest = slider().getAllByRole("heading", { level: 3, hidden: true });
  const texts = [...names(), ...latest.map((heading) => heading.textContent)];
  expect(new Set(texts).size).toBe(texts.length);
});

test("[PORT-08] every card links to one of the two details pages without an id", () => {
  open();
  const targets = panel()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(new Set(targets)).toEqual(new Set(["/portfolio-details-v2", "/portfolio-details-v1"]));
});

test("[PORT-09] [PORT-10] [PORT-12] a slider with previous and next, one slide for each room", () => {
  open();
  expect(slider().getByRole("button", { name: "Previous slide", hidden: true })).toBeDefined();
  expect(slider().getByRole("button", { name: "Next slide", hidden: true })).toBeDefined();
  expect(
    slider().getByRole("button", { name: /^(?:Pause|Play) slides$/, hidden: true }),
  ).toBeDefined();
  const slides = slider().getAllByRole("group", { hidden: true });
  expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "1 of 3",
    "2 of 3",
    "3 of 3",
  ]);
});

test("[PORT-28] the tabs make no API calls", () => {
  const { calls } = open();
  fireEvent.click(screen.getByRole("tab", { name: "Art Design" }));
  expect(calls()).toEqual([]);
});
