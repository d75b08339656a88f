import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pricingPlans } from "@pallu/demo/content/pricing.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import PricingPage from "./PricingPage.tsx";

const cards = () => screen.getAllByRole("article").map((card) => within(card));
const toggle = () => fireEvent.click(screen.getByRole("switch", { name: "Pay by the year" }));
const pricesShown = () =>
  pricingPlans.map(({ monthPrice, yearPrice }, index) => {
    const card = cards()[index];
    return [card?.queryByText(monthPrice) !== null, card?.queryByText(yearPrice) !== null];
  });

test("[INFO-40] [INFO-42] each card has a title, a price and a list of features", () => {
  const { calls } = openPage(PricingPage, "/pricing", { user: null });
  expect(cards()).toHaveLength(pricingPlans.length);
  for (const [index, { title, monthPrice, features }] of pricingPlans.entries()) {
    const card = cards()[index];
    expect(card?.getByRole("heading", { level: 2, name: title })).toBeDefined();
    expect(card?.getByText(monthPrice)).toBeDefined();
    expect(card?.getAllByRole("listitem").map((item) => item.textContent)).toEqual(features);
  }
  expect(calls()).toEqual([]);
});

test("[INFO-41] the toggle changes every card to the year's price and back", () => {
  openPage(PricingPage, "/pricing", { user: null });
  const announced = within(screen.getByRole("main")).getByRole("status");
  const byMonth = pricingPlans.map(() => [true, false]);
  expect(pricesShown()).toEqual(byMonth);
  expect(announced.textContent).toBe("");
  toggle();
  expect(pricesShown()).toEqual(pricingPlans.map(() => [false, true]));
  expect(announced.textContent).toBe("Prices are for a year.");
  toggle();
  expect(pricesShown()).toEqual(byMonth);
});

test("[INFO-43] Subscribe does nothing and describes that", () => {
  openPage(PricingPage, "/pricing", { user: null });
  for (const link of screen.getAllByRole("link", { name: "Subscribe" })) {
    expect(link.getAttribute("href")).toBe("#");
    const described = document.getElementById(link.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toMatch(/not open yet/);
  }
});

test("the plans show the chosen currency", () => {
  openPage(PricingPage, "/pricing", { user: null, currency: "USD" });
  expect(cards()[0]?.getByText("$2.17")).toBeDefined();
});

test("[INFO-44] there are four plans for a home page", () => {
  expect(pricingPlans.slice(0, 4).map(({ title }) => title)).toEqual([
    "Cotton",
    "Silk",
    "Heirloom",
    "Trousseau",
  ]);
});
