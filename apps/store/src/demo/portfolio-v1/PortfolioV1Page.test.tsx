import "@testing-library/jest-dom/vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PortfolioV1Page from "./PortfolioV1Page.tsx";

afterEach(() => vi.unstubAllGlobals());

const open = (query = "") => openPage(PortfolioV1Page, `/portfolio-v1${query}`, { user: null });
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const all = portfolio.map(({ name }) => name);

test("[PORT-01] [PORT-02] nine works under six buttons, of which All is pressed", () => {
  open();
  expect(names()).toEqual(all);
  const group = within(screen.getByRole("group", { name: "Kind of work" }));
  expect(group.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "All",
    "Sofa & Chair",
    "Full Interior",
    "Lamp & Vase",
    "Table",
    "Art Design",
  ]);
  expect(group.getByRole("button", { pressed: true })).toHaveTextContent("All");
});

test.each(["Sofa & Chair", "Full Interior", "Lamp & Vase", "Table", "Art Design"])(
  "[PORT-03] [PORT-04] %s shows only its works, All shows all again",
  (kind) => {
    open();
    press(kind);
    const own = portfolio.filter(({ category }) => category === kind).map(({ name }) => name);
    expect(own.length).toBeGreaterThan(0);
    expect(names()).toEqual(own);
    expect(within(screen.getByRole("main")).getByRole("status")).toHaveTextContent(
      String(own.length),
    );
    expect(screen.getByRole("button", { name: kind, pressed: true })).toBeVisible();
    press("All");
    expect(names()).toEqual(all);
  },
);

test.each([
  ["?kind=Table", "Table"],
  ["?kind=Lamp+%26+Vase", "Lamp & Vase"],
  ["?kind=Chairs", "All"],
])("[PORT-03] %s shows the works of %s", (query, kind) => {
  open(query);
  const own = portfolio.filter(({ category }) => kind === "All" || category === kind);
  expect(names()).toEqual(own.map(({ name }) => name));
  expect(screen.getByRole("button", { name: kind, pressed: true })).toBeVisible();
});

test("[PORT-05] [PORT-27] a card shows name, tag and picture and links to details 2 with its id", () => {
  open();
  const card = within(screen.getAllByRole("article")[1] ?? document.body);
  expect(card.getByRole("link", { name: "A corner for one reader" })).toHaveAttribute(
    "href",
    "/portfolio-details-v2/2",
  );
  expect(card.getByText("Reading corner")).toBeVisible();
  expect(card.getByRole("presentation")).toHaveAttribute("src");
});

test("[PORT-28] the page makes no API calls", () => {
  const { calls } = open();
  press("Table");
  expect(calls()).toEqual([]);
});
