import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, refuse, renderPage, watchSavedFiles } from "../../desk.fixtures.tsx";
import { SalesForm } from "./SalesForm.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const EXPORT = "GET /api/desk/exports/orders";

test("orders for accounting are saved with the days and the tax, after the second factor was asked for", async () => {
  let isConfirmed = false;
  const server = openDeskServer({
    [EXPORT]: () =>
      isConfirmed
        ? new Response("orderId\nPL-1\n")
        : refuse(403, "confirm_required", "Enter a code first."),
    "POST /api/desk/session/confirm": () => {
      isConfirmed = true;
      return { confirmedUntil: "2026-11-30T10:10:00.000Z" };
    },
  });
  const saved = watchSavedFiles();
  renderPage(<SalesForm />);
  fireEvent.change(await screen.findByLabelText(/^First day/), { target: { value: "2026-04-01" } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: "2026-04-30" } });
  fireEvent.change(screen.getByLabelText(/^Tax/), { target: { value: "5" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the orders as CSV" }));
  fireEvent.change(await screen.findByLabelText(/Code/), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByText("Saved as orders-2026-04-01-2026-04-30.csv.");
  const url = "/api/desk/exports/orders?from=2026-04-01&to=2026-04-30&tax=5";
  expect(server.calls.map((call) => call.url)).toEqual([url, url]);
  expect(saved.map(({ name }) => name)).toEqual(["orders-2026-04-01-2026-04-30.csv"]);
  expect(await saved[0]?.text).toBe("\uFEFForderId\nPL-1\n");
});

test("a refusal is shown, and the days stay", async () => {
  openDeskServer({ [EXPORT]: () => refuse(409, "busy", "The shop is busy.") });
  const saved = watchSavedFiles();
  renderPage(<SalesForm />);
  const day = await screen.findByLabelText<HTMLInputElement>(/^First day/);
  fireEvent.change(day, { target: { value: "2026-04-01" } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: "2026-04-30" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the orders as CSV" }));
  await screen.findByText("The shop is busy.");
  expect(day.value).toBe("2026-04-01");
  expect(saved).toEqual([]);
});
