import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, refuseField, renderPage } from "../../desk.fixtures.tsx";
import { detailsOf } from "../orders/orders.fixtures.ts";
import type { Sheets } from "./print.rules.ts";
import { collectText, paperOf } from "./print.rules.ts";
import { PrintPage } from "./PrintPage.tsx";

const sheets: Sheets = {
  orders: [detailsOf({ additionalText: "Please ring" }), detailsOf({ id: "PL-2" })],
  unknown: ["PL-9"],
  sender: ["4 Market Street", "Coimbatore 641001"],
  picks: [
    {
      variantId: "block-kurti--white",
      productName: "Block kurti",
      colourName: "White",
      sku: "KT-1",
      picture: "/uploads/x.webp",
      pieces: 3,
      orders: [
        { id: "PL-1", quantity: 1 },
        { id: "PL-2", quantity: 2 },
      ],
    },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query: string) => {
  const server = openDeskServer({ "GET /api/desk/orders/sheets": () => sheets });
  renderPage(<PrintPage />, { path: `/print${query}` });
  return server;
};

test("a slip has address, pieces, prices and what the shopper wrote, one order a page", async () => {
  const server = open("?as=slips&orders=PL-1,PL-2,PL-9&size=A5");
  const slip = await screen.findByRole("article", { name: "Packing slip of order PL-1" });
  for (const text of ["12 Feather Street", "Block kurti", "Please ring", "Phone 98765 43210"])
    within(slip).getByText(text);
  expect(within(slip).getAllByText("₹1,299.99")).toHaveLength(2);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  screen.getByText("There is no order PL-9.");
  expect(server.calls[0]?.url).toBe("/api/desk/orders/sheets?orders=PL-1%2CPL-2%2CPL-9");
  await userEvent.click(screen.getByRole("checkbox", { name: "With prices" }));
  expect(within(slip).queryByText("₹1,299.99")).toBeNull();
});

test("more orders than are printed at once are refused in words, with a way back", async () => {
  openDeskServer({
    "GET /api/desk/orders/sheets": () => refuseField("orders", "must name at most 100 orders."),
  });
  const ids = Array.from({ length: 101 }, (_, at) => `PL-${at}`);
  renderPage(<PrintPage />, { path: `/print?as=slips&orders=${ids.join(",")}` });
  await screen.findByText("At most 100 orders at once.");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  for (const link of screen.getAllByRole("link", { name: "All orders" }))
    expect(link.getAttribute("href")).toBe("/orders");
});

test("what a shopper typed is text on slips and labels, whatever it is", async () => {
  const typed = '<img src=x onerror="alert(1)">';
  const order = detailsOf({ fullName: typed, addressLine1: typed, additionalText: typed });
  openDeskServer({ "GET /api/desk/orders/sheets": () => ({ ...sheets, orders: [order] }) });
  for (const as of ["slips", "labels"]) {
    const { container } = renderPage(<PrintPage />, { path: `/print?as=${as}&orders=PL-1` });
    const sheet = await screen.findByRole("article");
    const texts = within(sheet).getAllByText(typed);
    expect(texts.map(({ tagName }) => tagName)).toEqual(
      Array.from({ length: as === "slips" ? 3 : 2 }, () => "BDI"),
    );
    expect(container.querySelectorAll("img[src=x]")).toHaveLength(0);
    cleanup();
  }
});

test("sheets of other orders are gone before the new ones are read", async () => {
  const server = openDeskServer({ "GET /api/desk/orders/sheets": () => sheets });
  const page = (
    <>
      <PrintPage />
      <Link to="?orders=PL-3">Other orders</Link>
    </>
  );
  renderPage(page, { path: "/print?orders=PL-1" });
  await screen.findByRole("article", { name: "Packing slip of order PL-1" });
  server.answer("GET /api/desk/orders/sheets", () => deferred().promise);
  await userEvent.click(screen.getByRole("link", { name: "Other orders" }));
  await screen.findByRole("button", { name: "Print" });
  expect(screen.queryByRole("article")).toBeNull();
});

test("a slip says who sends it and what is to be collected, and has small pictures", async () => {
  open("?as=slips&orders=PL-1,PL-2");
  const slip = await screen.findByRole("article", { name: "Packing slip of order PL-1" });
  within(slip).getByText("Pallu, 4 Market Street, Coimbatore 641001");
  within(slip).getByText("Unpaid: collect ₹1,299.99");
  expect(slip.querySelector("img")?.getAttribute("src")).toBe("/uploads/block-kurti.webp?w=160");
  expect(screen.getByRole("link", { name: "The 2 orders" }).getAttribute("href")).toBe(
    "/orders?view=all&orders=PL-1,PL-2",
  );
  const order = detailsOf();
  expect(
    [
      { ...order, payment: "paid" as const },
      { ...order, state: "cancelled" as const },
      { ...order, payment: "failed" as const },
    ].map(collectText),
  ).toEqual([undefined, undefined, "Unpaid: collect ₹1,299.99"]);
});

test("labels have their paper, and the list and the slips are one print", async () => {
  open("?as=slips&orders=PL-1");
  const what = await screen.findByLabelText("What");
  const paper = screen.getByLabelText<HTMLSelectElement>("Paper");
  expect(paper.value).toBe("A4");
  expect(screen.getByRole("link", { name: "Order PL-1" }).getAttribute("href")).toBe(
    "/orders/PL-1",
  );
  await userEvent.selectOptions(what, "Address labels");
  expect(paper.value).toBe("label");
  await userEvent.selectOptions(what, "Pick list and slips");
  expect(paper.value).toBe("A4");
  expect(
    (await screen.findAllByRole("article")).map((each) => each.getAttribute("aria-label")),
  ).toEqual(expect.arrayContaining(["Pick list", "Packing slip of order PL-1"]));
});

test("a pick list sums the pieces and names their orders", async () => {
  open("?as=picklist&orders=PL-1,PL-2");
  const list = await screen.findByRole("article", { name: "Pick list" });
  within(list).getByText("3 pieces for 2 orders");
  within(list).getByRole("cell", { name: "PL-1, PL-2 (2)" });
  expect(within(list).getByText("White · SKU KT-1")).toBeTruthy();
});

test("a label has the address alone, and prints by one press", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  open("?as=labels&orders=PL-1&size=label");
  const label = await screen.findByRole("article", { name: "Label of order PL-1" });
  expect(within(label).queryByText("Block kurti")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Print 2 pages" }));
  expect(print).toHaveBeenCalledOnce();
});

test("without orders it says where to choose them; an unknown size is A4", async () => {
  open("");
  await screen.findByRole("heading", { name: "No order is chosen" });
  expect(["A5", "label", "letter"].map(paperOf)).toEqual(["A5", "100x150", "A4"]);
});
