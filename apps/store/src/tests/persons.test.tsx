import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearSession } from "../platform/data/session.ts";
import { asha, cart, orderRow, wishes } from "../testing/conventions.fixtures.ts";
import { deferred } from "../testing/deferred.fixtures.ts";
import type { Deferred } from "../testing/deferred.fixtures.ts";
import { logIn, openShop, settle } from "../testing/pages.fixtures.tsx";
import type { Stubs } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";

/** Data that belongs only to Asha. */
const ashasMarks = /Asha|asha@|987654|Oppanakara|Product [01]\b|Cart, |Wishlist, |pending|Madurai/;

const meena = { id: 8, username: "Meena K", phonenumber: "44", email: "meena@example.com" };

interface PersonalRoute {
  path: string;
  /** Text that only Asha sees. */
  ashas: string | RegExp;
  /** Text that only Meena sees. */
  meenas: string | RegExp;
}

const invoice = "/invoice/501";
const routes: PersonalRoute[] = [
  { path: "/cart", ashas: "Product 0", meenas: "Your cart is empty" },
  { path: "/checkout", ashas: "Product 0", meenas: "Your cart is empty" },
  { path: "/wishlist", ashas: "Product 0", meenas: "No items in wishlist" },
  { path: "/order-history", ashas: "Asha Rao", meenas: "No orders found" },
  { path: invoice, ashas: /Oppanakara/, meenas: "There is no such order" },
  { path: "/my-profile", ashas: "asha@example.com", meenas: "meena@example.com" },
  { path: "/edit-account", ashas: /./, meenas: /./ },
];

const reads: [call: string, ashas: Stub, meenas: Stub][] = [
  ["GET /api/cart/ID", { body: cart }, { body: [] }],
  ["GET /api/wishlist/ID", { body: wishes }, { body: [] }],
  ["GET /api/orders/order-history/ID", { body: [orderRow] }, { body: [] }],
  ["GET /api/orders/user/ID", { body: [] }, { body: [] }],
  ["GET /api/users/ID", { body: asha }, { body: meena }],
];
const rows = "GET /api/orders/order-history/order/501";

const personNow = (): number =>
  (JSON.parse(localStorage.getItem("user") ?? "{}") as { id?: number }).id ?? 0;

/** Responds to Asha's calls at once. The test controls all other responses. */
const stubsWith = ({ stub }: Deferred): Stubs => ({
  ...Object.fromEntries(
    reads.flatMap(([call, ashas]) => [
      [call.replace("ID", "7"), ashas],
      [call.replace("ID", "8"), stub],
    ]),
  ),
  [rows]: (sent) => (personNow() === 7 ? { body: [orderRow] } : stub(sent)),
});

const respondToMeena = async (held: Deferred): Promise<void> => {
  while (held.waiting().length > 0) {
    const call = held.waiting()[0]?.call ?? "";
    const known = reads.find(([name]) => name.replace("ID", "8") === call);
    await held.respond(known ? known[2] : { status: 404, body: {} });
  }
};

/** Changes the session as another tab does, announced by events only. */
const switchTo = (user: object | null, token = "T2") =>
  act(async () => {
    localStorage.clear();
    if (user) {
      localStorage.setItem("user", JSON.stringify(user));
      localStorage.setItem("token", token);
    }
    window.dispatchEvent(new Event("storage"));
  });

const everything = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll("input, textarea")].map(
      (field) => (field as HTMLInputElement).value,
    ),
    ...[...document.querySelectorAll("[aria-label]")].map((named) =>
      named.getAttribute("aria-label"),
    ),
  ].join("\n");

beforeEach(() => {
  // Also what another file's test has left: whether the server ended the last session.
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openAsAsha = async ({ path, ashas }: PersonalRoute): Promise<Deferred> => {
  logIn();
  const held = deferred();
  await openShop(path, { stubs: stubsWith(held) });
  await settle();
  if (path === "/edit-account")
    fireEvent.change(await screen.findByLabelText("Full Name"), {
      target: { value: "Asha typed" },
    });
  else await screen.findAllByText(ashas);
  if (path === "/checkout")
    fireEvent.change(screen.getByLabelText(/Town/), { target: { value: "Madurai" } });
  expect(everything()).toMatch(ashasMarks);
  return held;
};

test.each(routes)(
  "[CART-15] [WISH-02] $path shows no data of the previous user, before and after the responses",
  async (route) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const held = await openAsAsha(route);
    await switchTo(meena);
    await settle();
    expect(everything()).not.toMatch(ashasMarks);
    await respondToMeena(held);
    await waitFor(() => expect(everything()).toMatch(route.meenas));
    expect(everything()).not.toMatch(ashasMarks);
  },
);

test.each(routes)(
  "[AUTH-58] $path shows no data of a user who logged out in another tab",
  async (route) => {
    await openAsAsha(route);
    await switchTo(null);
    await settle();
    expect(everything()).not.toMatch(ashasMarks);
    expect(sessionStorage).toHaveLength(0);
  },
);

test.each(routes)(
  "[AUTH-58] $path shows no data of a logged-out user when restored from the back/forward cache",
  async (route) => {
    await openAsAsha(route);
    localStorage.clear();
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await settle();
    expect(everything()).not.toMatch(ashasMarks);
  },
);

test.each(reads)(
  "[AUTH-58] a response of %s after the logout is not stored",
  async (call, ashas) => {
    logIn();
    const late = deferred();
    const stubs = { ...stubsWith(deferred()), [call.replace("ID", "7")]: late.stub };
    const path = call.includes("users")
      ? "/my-profile"
      : call.includes("orders")
        ? "/order-history"
        : "/cart";
    await openShop(path, { stubs, strict: false });
    await settle();
    const [old] = late.waiting();
    expect(old).toBeDefined();
    await switchTo(null);
    const before = late.waiting().length;
    for (let left = before; left > 0; left -= 1) await late.respond(ashas);
    // Asha again: she sees freshly read data.
    await switchTo(asha, "T3");
    await settle();
    expect(late.waiting().length).toBeGreaterThan(0);
    const marks = call.includes("cart")
      ? /Product 0|Cart, /
      : call.includes("wishlist")
        ? /Wishlist, /
        : null;
    if (marks) expect(everything()).not.toMatch(marks);
    expect(localStorage.getItem("user")).toBe(JSON.stringify(asha));
  },
);

test.each(reads.slice(0, 1))(
  "[ERR-15] a read of %s aborted by a logout is not logged",
  async (call) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    logIn();
    const late = deferred();
    await openShop("/cart", {
      stubs: { ...stubsWith(deferred()), [call.replace("ID", "7")]: late.stub },
      strict: false,
    });
    await settle();
    await switchTo(null);
    await late.respond({ status: 401, body: {} });
    expect(error).not.toHaveBeenCalled();
  },
);
