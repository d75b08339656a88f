import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, refuse, renderPage, watchSavedFiles } from "../../desk.fixtures.tsx";
import { orderRowOf } from "./orders.fixtures.ts";
import { OrdersBar } from "./OrdersBar.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  renderPage(
    <OrdersBar
      orders={["PL-1", "PL-2"].map((id) => orderRowOf(id))}
      onAction={() => undefined}
      onClear={() => undefined}
    />,
  );

test("the addresses of the selection are saved once, and those that are hidden are told", async () => {
  const server = openDeskServer({
    "GET /api/desk/orders/addresses": () => ({
      fileName: "addresses-2026-11-30.csv",
      rows: 1,
      hidden: 1,
      csv: "orderId\nPL-1\n",
    }),
  });
  const saved = watchSavedFiles();
  open();
  const button = await screen.findByRole("button", { name: "Addresses (CSV)" });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(
    "1 address saved as addresses-2026-11-30.csv. 1 order left out: it ended, and the address is hidden 90 days after the order.",
  );
  expect(server.calls.map(({ url }) => url)).toEqual([
    "/api/desk/orders/addresses?orders=PL-1%2CPL-2",
  ]);
  expect(saved.map(({ name }) => name)).toEqual(["addresses-2026-11-30.csv"]);
  expect(await saved[0]?.text).toBe("\uFEFForderId\nPL-1\n");
});

test("a file that is refused says why, and nothing is saved", async () => {
  openDeskServer({
    "GET /api/desk/orders/export": () => refuse(409, "busy", "The shop is busy."),
  });
  const saved = watchSavedFiles();
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Accounts (CSV)" }));
  await screen.findByText("The shop is busy.");
  expect(saved).toEqual([]);
});
