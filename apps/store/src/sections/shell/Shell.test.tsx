import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "../../testing/pages.fixtures.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const footer = async () => within(await screen.findByRole("contentinfo"));

test("[FTR-01] [FTR-02] [FTR-03] the footer has quick links and an introduction", async () => {
  await openShop("/no-such-page");
  const links = within((await footer()).getByRole("navigation", { name: "Quick links" }));
  expect(links.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/about",
    "/allproducts",
    "/contact",
  ]);
  expect((await footer()).getByText(/^Pallu sells .+\.$/)).toBeVisible();
});

test("[FTR-04] [FTR-05] four social icons are placeholders", async () => {
  const { address } = await openShop("/no-such-page");
  const socials = (await footer()).getByRole("list", { name: "Pallu elsewhere" });
  const links = within(socials).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#", "#", "#", "#"]);
  for (const link of links) expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe("/no-such-page");
});

test("[FTR-06] [FTR-07] [FTR-08] [FTR-09] the links of Customer Service are placeholders", async () => {
  await openShop("/no-such-page");
  const service = within((await footer()).getByRole("navigation", { name: "Customer Service" }));
  expect(service.getByRole("heading", { name: "Customer Service" })).toBeVisible();
  expect(
    service.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["FAQs", "#"],
    ["Terms & Condition", "#"],
    ["Return Policy", "#"],
  ]);
});

test("[FTR-10] the copyright is of the current year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-01T12:00:00Z") });
  await openShop("/no-such-page");
  expect((await footer()).getByText(/©/)).toHaveTextContent("2031");
});

test("[FTR-11] the credit opens in a new tab", async () => {
  await openShop("/no-such-page");
  const credit = (await footer()).getByRole("link", { name: /opens in a new tab/ });
  expect(credit).toHaveAttribute("target", "_blank");
});
