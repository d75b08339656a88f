import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { demoOrders } from "@pallu/demo/content/demoAccount.ts";
import { leavePage, openPage } from "../../testing/pages.fixtures.tsx";
import MyAccountPage from "./MyAccountPage.tsx";

const labels = [
  "Full Name",
  "Designation",
  "Phone No.",
  "Mail",
  "Location",
  "Web / Social Media",
  "Bio",
];
const open = () => openPage(MyAccountPage, "/my-account", { user: null });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const ready = () => screen.findByLabelText("Full Name");
const values = () => labels.map((label) => field(label).value);

test("[PROF-08] [PROF-17] the seven fields with their placeholders", async () => {
  const { calls } = open();
  await ready();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My Account");
  expect([...document.querySelectorAll("input, textarea")]).toEqual(labels.map(field));
  expect(values().every((value) => value !== "")).toBe(true);
  expect(calls()).toEqual([]);
});

test("[PROF-18] [PROF-19] sample orders in three states", async () => {
  open();
  await ready();
  const table = within(screen.getByRole("table", { name: "Orders" }));
  const states = table.getAllByText(/^(?:Completed|Pending|Cancel)$/);
  expect(states).toHaveLength(table.getAllByRole("rowheader").length);
  expect(new Set(states.map(({ textContent }) => textContent))).toEqual(
    new Set(["Completed", "Pending", "Cancel"]),
  );
});

test("[PROF-18] [PROF-19] every cell of the sample orders contains only its own text", async () => {
  open();
  await ready();
  const table = within(screen.getByRole("table", { name: "Orders" }));
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))).toEqual(
    demoOrders.map(({ number, date, product, total, status }) => [
      number,
      date,
      product,
      total,
      status,
    ]),
  );
});

test("[PROF-20] nothing is sent, and a new visit has the placeholders again", async () => {
  const { calls } = open();
  await ready();
  const before = values();
  for (const label of labels) fireEvent.change(field(label), { target: { value: "x" } });
  for (const name of ["Save Change", "Cancel"]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(button.form).toBeNull();
    fireEvent.click(button);
  }
  expect(values()).toEqual(labels.map(() => "x"));
  for (const label of labels) expect(field(label).getAttribute("autocomplete")).toBe("off");
  expect(calls()).toEqual([]);
  leavePage();
  open();
  await ready();
  expect(values()).toEqual(before);
});
