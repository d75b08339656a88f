import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, orderRow } from "../../testing/conventions.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import OrderHistoryPage from "./OrderHistoryPage.tsx";

const history = "GET /api/orders/order-history/7";
const orders = "GET /api/orders/user/7";
const open = (options?: Parameters<typeof openPage>[2]) =>
  openPage(OrderHistoryPage, "/order-history", options);

const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
afterEach(() => void vi.unstubAllGlobals());

test("[ORD-01] [ORD-02] [ORD-03] [ORD-04] [ORD-07] [ENT-34] the table, its columns and the links to the invoices", async () => {
  open();
  const row = within(await screen.findByRole("row", { name: /501/ }));
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Order ID",
    "Customer Name",
    "Delivery Status",
    "Action",
  ]);
  expect(row.getByText("Asha Rao")).toBeDefined();
  expect(row.getByText("pending")).toBeDefined();
  const view = row.getByRole("link", { name: /^View ?\(order 501, opens in a new tab\)$/ });
  expect(view.getAttribute("href")).toBe("/invoice/501");
  expect(view.getAttribute("target")).toBe("_blank");
});

test("[ORD-02] [ORD-03] [ORD-04] every cell contains only its own text", async () => {
  open();
  const row = await screen.findByRole("row", { name: /501/ });
  const cells = [...row.children].map((cell) => cell.textContent.trim());
  expect(cells).toEqual(["501", "Asha Rao", "pending", "View"]);
});

test("[ORD-06] statuses of the orders are joined by id as text", async () => {
  const body = [
    { orderId: "77", deliveryStatus: "lost" },
    { orderId: "501", deliveryStatus: "shipped" },
  ];
  open({ responses: { [orders]: { body } } });
  expect(await screen.findByText("shipped")).toBeDefined();
});

test("[API-44] [API-45] [API-50] both lists are read without authorization", async () => {
  const { sent } = open();
  await screen.findByRole("row", { name: /501/ });
  const reads = sent.filter(({ call }) => call === history || call === orders);
  expect(reads.map(({ headers }) => headers.has("authorization"))).toEqual([false, false]);
});

test("[ORD-05] no orders", async () => {
  open({ responses: { [history]: { body: [] } } });
  expect(await screen.findByText("No orders found")).toBeDefined();
});

test("[ORD-09] a failed history is logged and offers Retry, never 'No orders found'", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  open({ responses: { [history]: { status: 500 } } });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(retry.parentElement?.textContent).toBe("Retry");
  expect(screen.queryByText("No orders found")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error fetching order history"]);
});

test("[ORD-09] without the second call the statuses are the defaults", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  open({ responses: { [orders]: { status: 500 }, [history]: { body: [orderRow] } } });
  expect(await screen.findByText("pending")).toBeDefined();
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error fetching orders"]);
});

test("[ROL-05] [ROL-09] a visitor: one log entry, no call, no redirect, a login link", async () => {
  const { calls } = open({ user: null });
  const empty = await screen.findByText("No orders found");
  expect(empty.parentElement?.textContent).toBe("No orders foundLogin");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(log.mock.calls).toEqual([["User not logged in"]]);
  expect(calls()).toEqual([]);
});

test("[ROL-06] a stored user without a token still has the orders", async () => {
  localStorage.clear();
  localStorage.setItem("user", JSON.stringify(asha));
  open({ user: "stored", responses: { [history]: { body: [orderRow] } } });
  expect(await screen.findByRole("row", { name: /501/ })).toBeDefined();
  expect(log).not.toHaveBeenCalled();
});

test("[AUTH-57] a stored userId is used as the id", async () => {
  const { calls } = open({ user: { userId: 9 } });
  await screen.findByText("No orders found");
  expect(calls(/orders/)).toContain("GET /api/orders/order-history/9");
});
