import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, owner, renderPage } from "../../desk.fixtures.tsx";
import type { Today } from "./today.rules.ts";
import { TodayPage } from "./TodayPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing: Today = {
  orders: { any: true, toConfirm: 0, toPack: 0, toSend: 0, unpaid: 0, toRefund: 0 },
  messages: { open: 0 },
  stock: { low: 0, level: 5 },
  products: { all: 12, hidden: 0, withoutPicture: 0 },
  warnings: [],
  checklist: [],
};

const open = (today: Today, scopes = owner.scopes): void => {
  openDeskServer({ "GET /api/desk/today": () => today }, { ...owner, scopes });
  renderPage(<TodayPage />);
};

test("each count is a link to its list, what is zero is left out, and the title has the sum", async () => {
  open({
    ...nothing,
    orders: { any: true, toConfirm: 3, toPack: 0, toSend: 1, unpaid: 1, toRefund: 2 },
    messages: { open: 2 },
    stock: { low: 1, level: 5 },
  });
  await screen.findByRole("heading", { name: "Orders" });
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["3orders to confirm", "/orders?state=placed"],
    ["1order to ship", "/orders?state=packed"],
    ["2orders to refund", "/orders?view=all&state=cancelled&state=returned&payment=paid"],
    ["1order not paid", "/orders?view=unpaid"],
    ["2messages to answer", "/messages"],
    ["1variant with fewer than 5 pieces", "/stock?below=5"],
  ]);
  expect(document.title).toMatch(/^\(4\) Today/);
});

test.each([
  ["Nothing waits for you", nothing],
  ["There are no orders yet", { ...nothing, orders: { ...nothing.orders, any: false } }],
  ["The shop is empty", { ...nothing, products: { all: 0, hidden: 0, withoutPicture: 0 } }],
])("says '%s'", async (title, today) => {
  open(today, ["orders:read", "catalogue:write"]);
  await screen.findByRole("heading", { name: title });
  expect(document.title).toMatch(/^Today/);
});

test("warnings and what a new shop needs are named with what to do", async () => {
  open({
    ...nothing,
    warnings: [
      {
        check: "mail",
        state: "warning",
        message: "No mail server is set.",
        remedy: "Set SMTP_URL.",
      },
    ],
    checklist: [
      { state: "missing", place: "terms", part: "terms", where: "", reason: "the terms of sale" },
      {
        state: "hint",
        place: "frame.menu.0.href",
        part: "frame",
        where: "Menu 1, leads to",
        reason: "the link leads nowhere",
      },
    ],
  });
  await screen.findByText("Mails of the shop may not arrive");
  // Names of settings are for another person.
  expect(
    screen.getByText("No mail server is set. Set SMTP_URL.").closest("details"),
  ).not.toBeNull();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Terms: the terms of sale",
    "Name, menu and footer, menu 1, leads to: the link leads nowhere",
  ]);
  expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/shop/terms");
});

test("a shop without a name is asked for it before its products", async () => {
  open(
    {
      ...nothing,
      products: { all: 0, hidden: 0, withoutPicture: 0 },
      orders: { ...nothing.orders, any: false },
      checklist: [
        {
          state: "missing",
          place: "frame",
          part: "frame",
          where: "",
          reason: "the name of the shop",
        },
      ],
    },
    ["orders:read", "catalogue:write", "content:write"],
  );
  const link = await screen.findByRole("link", { name: "Give the shop its name" });
  expect(link.getAttribute("href")).toBe("/shop/frame");
  expect(screen.queryByText("The shop is empty")).toBeNull();
});
