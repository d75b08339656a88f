import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import TermsPage from "./TermsPage.tsx";

const subjects = ["Shipping", "Return", "Payment", "Warranty", "Order cancellation"];

test("[INFO-59] [INFO-60] five sections in this order, each with text, and a list of links to them", async () => {
  openPage(TermsPage, "/terms-and-conditions", { user: null });
  const contents = within(await screen.findByRole("navigation", { name: "On this page" }));
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(subjects);
  const links = contents.getAllByRole("link", { name: (name) => subjects.includes(name) });
  expect(links).toHaveLength(5);
  for (const [index, link] of links.entries()) {
    const section = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(section?.contains(headings[index] ?? null)).toBe(true);
    expect(section?.querySelectorAll("p").length).toBeGreaterThan(1);
  }
});
