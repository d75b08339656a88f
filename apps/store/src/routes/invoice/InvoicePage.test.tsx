import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { orderRow } from "../../testing/conventions.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import InvoicePage from "./InvoicePage.tsx";

const rows = "GET /api/orders/order-history/order/501";
const open = (response?: Stub, user?: object | null) =>
  openPage(InvoicePage, "/invoice/501", {
    pattern: "/invoice/:orderId",
    ...(user === undefined ? {} : { user }),
    ...(response ? { responses: { [rows]: response } } : {}),
  });
const withRow = (changes: object) => open({ body: [{ ...orderRow, ...changes }] });
const sheet = async () => (await screen.findByRole("article")).textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("[INV-01] [INV-07] [INV-10] [API-46] [ENT-34] the invoice names shop, order and customer", async () => {
  open();
  const text = await sheet();
  for (const said of [
    "501",
    "Asha Rao",
    "12 Oppanakara Street",
    "Second floor",
    "Coimbatore 641001",
    "9876543210",
  ])
    expect(text).toContain(said);
  expect(screen.getByText("Store, Coimbatore, India")).toBeDefined();
});

test.each(["UTC", "America/Los_Angeles", "Asia/Kolkata"])(
  "the date is the shop's for a reader in %s, as in the PDF",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    withRow({ createdAt: "2026-11-26T20:59:45.062Z" });
    const date = await screen.findByText("27 November 2026");
    expect(date).toHaveAttribute("datetime", "2026-11-27T02:29:45+05:30");
  },
);

test("[INV-02] Print prints", async () => {
  open();
  const print = vi.fn();
  vi.stubGlobal("print", print);
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("[INV-03] [INV-11] [ENT-34] one line for each row with unchanged amounts", async () => {
  open({ body: [orderRow, { ...orderRow, id: 2, productname: "Product 9", quantity: 5 }] });
  const text = await sheet();
  const lines = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(lines.map((line) => line.textContent)).toEqual([
    "Product 02₹100₹211",
    "Product 95₹100₹211",
  ]);
  expect(text).toContain("₹307");
  expect(text).toContain("₹263");
});

test("[API-51] [ENT-34] a line loads the picture of its variant eagerly", async () => {
  withRow({ product_variant_image: "v 7.jpg" });
  await sheet();
  const picture = screen.getByRole("table").querySelector("img");
  expect(picture).toHaveAttribute("src", "/uploads/v%207.jpg");
  expect(picture).toHaveAttribute("loading", "eager");
});

test.each([
  ["[INV-04]", "usd", "$"],
  ["[INV-04]", "USD", "$"],
  ["[INV-05]", "EUR", "₹"],
  ["[INV-05]", null, "₹"],
])("%s with the currency %s every amount carries %s", async (_id, currency, sign) => {
  withRow({ currency, couponCodeName: "SAVE10" });
  const amounts = (await sheet())?.match(/[$₹][\d.]+/g);
  expect(amounts).toEqual([100, 211, 307, 50, 263].map((amount) => `${sign}${amount}`));
});

test("[INV-06] a missing unit price is 0", async () => {
  withRow({ product_price: null });
  expect(await screen.findByRole("cell", { name: "₹0" })).toBeDefined();
});

test("[INV-08] a coupon code adds the discount line", async () => {
  withRow({ couponCodeName: "SAVE10" });
  const term = await screen.findByText("Coupon Discount (SAVE10)");
  expect(term.nextElementSibling?.textContent).toBe("−₹50");
});

test.each([null, ""])(
  "[INV-09] without a code (%o) there is no discount line",
  async (couponCodeName) => {
    withRow({ couponCodeName });
    expect(await sheet()).not.toMatch(/discount|₹50\b/i);
  },
);

test("while the order is read", () => {
  open({ hold: true });
  expect(screen.getByText("Loading invoice...")).toBeDefined();
});

test("[ERR-25] a failed load is logged and offers Retry without an error text", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  open({ status: 500 });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(retry.parentElement?.textContent).toBe("Retry");
  expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error fetching invoice"]);
});

test("a rejected visitor sees a login link", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  open({ status: 401 }, null);
  expect((await screen.findByRole("link", { name: "Login" })).getAttribute("href")).toBe("/login");
});

test.each([
  ["an order that is not there", { status: 404 }],
  ["an order without rows", { body: [] }],
] satisfies [string, Stub][])("%s is told in plain words", async (_what, response) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  open(response);
  expect(await screen.findByText("There is no such order")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test.each([
  ["Off-white", true],
  ["Bleu de l'Inde", true],
  ["Red (matte)", true],
  ["Blue, dark", true],
  ["2-tone black", true],
  ["White + gold", true],
  ["#1 red", true],
  ["#FFF", false],
  ["#8a1538", false],
  ["rgb(1, 2, 3)", false],
])("the colour '%s' is a name: %s", async (productColor, isName) => {
  withRow({ productColor });
  expect((await sheet())?.includes(productColor)).toBe(isName);
});

test("a line names the size beside the colour, or alone", async () => {
  open({
    body: [
      { ...orderRow, productColor: "Rani pink", productOptionValue: "M" },
      { ...orderRow, id: 2, productColor: "", productOptionValue: "6.2 m" },
    ],
  });
  const text = await sheet();
  expect(text).toContain("Rani pink, M");
  expect(text).toContain("6.2 m");
  expect(text).not.toContain(", 6.2 m");
});
