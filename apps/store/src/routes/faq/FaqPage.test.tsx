import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faqGroups } from "../../content/faq.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import FaqPage from "./FaqPage.tsx";

const open = async () => {
  const opened = openPage(FaqPage, "/faq", { user: null });
  await screen.findByRole("region", { name: "For Shipping" });
  return opened;
};
const items = () => [...document.querySelectorAll("details")];
const openOnes = () => items().filter((item) => item.open);

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
    const item = screen.getByText(title).closest("details");
    expect(item?.contains(screen.getByText(content))).toBe(true);
  }
  expect(calls()).toEqual([]);
});

test("[INFO-57] all items are of one set, of which a browser opens one at a time", async () => {
  await open();
  expect(items()).toHaveLength(faqGroups.flatMap((group) => [...group.items]).length);
  expect(items().every((item) => item.getAttribute("name") === "faq")).toBe(true);
});

test("[INFO-58] a click opens an item, and another closes it", async () => {
  await open();
  const question = screen.getByText("What does shipping cost?");
  fireEvent.click(question);
  expect(openOnes()).toEqual([question.closest("details")]);
  fireEvent.click(question);
  expect(openOnes()).toEqual([]);
});
