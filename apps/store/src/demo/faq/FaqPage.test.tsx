import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faqGroups } from "@pallu/demo/content/faq.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import FaqPage from "./FaqPage.tsx";

const open = async () => {
  const opened = openPage(FaqPage, "/faq", { user: null });
  await screen.findByRole("region", { name: "For Shipping" });
  return opened;
};
const panels = () => [...document.querySelectorAll("[data-accordion-panel]")];
const openOnes = () => panels().filter((panel) => !panel.hasAttribute("hidden"));

test.each([
  ["[INFO-53]", "For Shipping"],
  ["[INFO-54]", "Warranty & Support"],
  ["[INFO-55]", "Order & Payment"],
  ["[INFO-56]", "Product Return"],
])("%s %s is one of the groups", async (_id, title) => {
  await open();
  const group = within(screen.getByRole("region", { name: title }));
  const asked = faqGroups.find((other) => other.title === title)?.items ?? [];
  expect(group.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    asked.map((item) => item.title),
  );
});

test("[INFO-52] every answer is in the page behind its question, closed at first", async () => {
  const { calls } = await open();
  expect(openOnes()).toEqual([]);
  for (const { title, content } of faqGroups.flatMap((group) => [...group.items])) {
    const panel = screen.getByText(content).closest("[data-accordion-panel]");
    expect(screen.getByRole("button", { name: title })).toHaveAttribute("aria-controls", panel?.id);
  }
  expect(calls()).toEqual([]);
});
