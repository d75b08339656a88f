import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faqGroups } from "../../content/faq.ts";
import { openPage } from "../pages.fixtures.tsx";
import FaqPage from "./FaqPage.tsx";

const questions = () =>
  within(screen.getByRole("main")).getAllByRole("button") as [HTMLElement, ...HTMLElement[]];
const openOnes = () =>
  questions()
    .filter((question) => question.getAttribute("aria-expanded") === "true")
    .map((question) => question.textContent);
const open = () =>
  openPage(
    () => (
      <main>
        <FaqPage />
      </main>
    ),
    "/faq",
    { user: null },
  );

test.each([
  ["[INFO-53]", "For Shipping"],
  ["[INFO-54]", "Warranty & Support"],
  ["[INFO-55]", "Order & Payment"],
  ["[INFO-56]", "Product Return"],
])("%s %s is one of the groups", (_id, title) => {
  open();
  const group = screen.getByRole("region", { name: title });
  const asked = faqGroups.find((other) => other.title === title)?.items ?? [];
  expect(within(group).getAllByRole("button")).toHaveLength(asked.length);
  for (const { title: question } of asked)
    expect(within(group).getByRole("button", { name: question })).toBeDefined();
});

test("[INFO-52] every answer is in the page, closed at first", () => {
  const { calls } = open();
  expect(openOnes()).toEqual([]);
  for (const { content } of faqGroups.flatMap(({ items }) => [...items]))
    expect(screen.getByText(content)).toBeDefined();
  expect(calls()).toEqual([]);
});

test("[INFO-57] one item is open at a time, across the groups", () => {
  open();
  const [first, ...others] = questions();
  const last = others.at(-1) as HTMLElement;
  fireEvent.click(first);
  expect(openOnes()).toEqual([first.textContent]);
  fireEvent.click(last);
  expect(openOnes()).toEqual([last.textContent]);
});

test("[INFO-58] a click on the open item closes it", () => {
  open();
  const [first] = questions();
  fireEvent.click(first);
  fireEvent.click(first);
  expect(openOnes()).toEqual([]);
});
