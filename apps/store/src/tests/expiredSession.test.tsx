import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeSession } from "../platform/data/session.ts";
import { asha, cart, orderRow, wishes } from "../testing/conventions.fixtures.ts";
import { deferred } from "../testing/deferred.fixtures.ts";
import { logIn, openShop, settle } from "../testing/pages.fixtures.tsx";
import type { Stubs } from "../testing/pages.fixtures.tsx";
import type { Stub } from "../testing/stub.fixtures.ts";

const ended: Stub = { status: 401, body: { message: "Please log in to continue." } };
const meena = { id: 8, username: "Meena K", email: "meena@example.com" };

const reads: Stubs = {
  "GET /api/cart/7": { body: cart },
  "GET /api/wishlist/7": { body: wishes },
  "GET /api/users/7": { body: asha },
  "GET /api/orders/order-history/7": { body: [orderRow] },
  "GET /api/orders/user/7": { body: [] },
  "GET /api/orders/order-history/order/501": { body: [orderRow] },
};
const failing = (response: Stub): Stubs =>
  Object.fromEntries(Object.keys(reads).map((call) => [call, response]));

const alert = vi.fn<(message: string) => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  alert.mockReset();
  vi.stubGlobal("alert", alert);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (path: string, stubs: Stubs) => openShop(path, { stubs, strict: false });
const profileLink = (): string | null =>
  screen.getByRole("link", { name: "My profile" }).getAttribute("href");
const expectVisitor = async (): Promise<void> => {
  await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
  expect(localStorage.getItem("user")).toBeNull();
  await waitFor(() => expect(profileLink()).toBe("/login"));
};

test.each([
  ["/cart", "Your cart is empty"],
  ["/wishlist", "No items in wishlist"],
  ["/order-history", "No orders found"],
  ["/my-profile", "Loading profile..."],
  ["/edit-account", "Loading profile..."],
  ["/checkout", "Checkout"],
  ["/invoice/501", "Invoice"],
])(
  "[AUTH-53] [HDR-28] a 401 on %s ends the session: the page is a visitor's",
  async (path, text) => {
    logIn();
    await open(path, failing(ended));
    await expectVisitor();
    await settle();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: /Retry/ })).toBeNull();
    expect(screen.getAllByRole("link", { name: "Login" }).length).toBeGreaterThan(0);
  },
);

test.each<[string, Stub]>([
  ["a 403", { status: 403, body: {} }],
  ["a 404", { status: 404, body: {} }],
  ["a 500", { status: 500, body: {} }],
  ["a network error", { abort: true }],
])("[AUTH-53] %s does not end the session", async (_fault, response) => {
  logIn();
  await open("/cart", failing(response));
  expect(await screen.findByRole("button", { name: /Retry/ })).toBeInTheDocument();
  expect(localStorage.getItem("token")).toBe("T1");
  expect(profileLink()).toBe("/my-profile");
});

test.each([
  ["cart", "POST /api/cart/add", /^Add to Cart/i, "Please login to add to cart"],
  ["wishlist", "POST /api/wishlist/add", /wishlist/i, "Please login to add to wishlist"],
])(
  "[VAL-11] an addition to the %s that gets 401 shows the visitor's notice",
  async (_list, call, button, notice) => {
    logIn();
    await open("/allproducts", { ...reads, [call]: ended });
    const main = screen.getByRole("main");
    await screen.findAllByRole("article");
    const [first] = [...main.querySelectorAll("article button")].filter((each) =>
      button.test(each.getAttribute("aria-label") ?? each.textContent ?? ""),
    );
    if (!first) throw new Error("The card has no such button");
    fireEvent.click(first);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await expectVisitor();
  },
);

test.each([
  ["a removal", "DELETE /api/cart/11", "Remove Product 0"],
  ["a quantity", "PUT /api/cart/update/11", "One more of Product 0"],
])("[CART-26] %s that gets 401 ends the session", async (_change, call, button) => {
  logIn();
  await open("/cart", { ...reads, [call]: ended });
  fireEvent.click(await screen.findByRole("button", { name: button }));
  await expectVisitor();
  expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
});

test("[WISH-16] a move to the cart that gets 401 asks to log in and goes to the login", async () => {
  logIn();
  const { address } = await open("/wishlist", { ...reads, "POST /api/cart/add": ended });
  fireEvent.click(await screen.findByRole("button", { name: "Move to cart, Product 0" }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith("Please login to add to cart"));
  await waitFor(() => expect(address()).toBe("/login"));
  await expectVisitor();
});

test("[PROF-16] a profile change that gets 401 shows the alert", async () => {
  logIn();
  await open("/edit-account", { ...reads, "PUT /api/users/7": ended });
  fireEvent.click(await screen.findByRole("button", { name: "Save Change" }));
  await waitFor(() => expect(alert.mock.calls).toEqual([["❌ Failed to update profile."]]));
  await expectVisitor();
});

/** Types a town into the checkout, and orders in an expired session. */
const orderInExpiredSession = async (): Promise<void> => {
  logIn();
  await open("/checkout", {
    ...reads,
    "POST /api/orders/checkout": ended,
    "GET /api/cart/8": { body: [] },
    "GET /api/wishlist/8": { body: [] },
  });
  await screen.findAllByText("Product 0");
  fireEvent.change(screen.getByLabelText(/Town/), { target: { value: "Madurai" } });
  fireEvent.click(screen.getByRole("button", { name: "Place to Order" }));
  expect(await screen.findByText("Please login to place your order")).toBeInTheDocument();
  await expectVisitor();
  expect(screen.queryByText("Product 0")).toBeNull();
};

test("[CHK-28] an order that gets 401 says so, and its user finds the input after the login", async () => {
  await orderInExpiredSession();
  expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai");
  act(() => storeSession("T2", asha));
  await screen.findAllByText("Product 0");
  expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai");
});

/** The server ends the session, and another tab is the first to hear of it. */
const expireElsewhere = () =>
  act(async () => {
    localStorage.setItem("expired", "7");
    localStorage.removeItem("token");
    localStorage.removeItem("user");
    window.dispatchEvent(new Event("storage"));
  });

const others: Stubs = {
  ...reads,
  "GET /api/cart/8": { body: [] },
  "GET /api/wishlist/8": { body: [] },
  "GET /api/users/8": { body: meena },
};

test("[CHK-28] a session that another tab finds ended takes nothing out of the billing form", async () => {
  logIn();
  await open("/checkout", others);
  const town = screen.getByLabelText(/Town/);
  town.focus();
  fireEvent.change(town, { target: { value: "Madu" } });
  await expireElsewhere();
  await expectVisitor();
  expect(screen.getByLabelText(/Town/)).toBe(town);
  expect(town).toHaveFocus();
  expect(town).toHaveValue("Madu");
  expect(screen.getByLabelText("Full name")).toHaveValue("Asha Rao");
  fireEvent.change(town, { target: { value: "Madurai" } });
  cleanup();
  await open("/checkout", others);
  expect(screen.getByLabelText(/Town/)).toHaveValue("");
  act(() => storeSession("T2", asha));
  await waitFor(() => expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai"));
});

test.each(["/checkout", "/edit-account"])(
  "[AUTH-58] what was typed into %s before another tab found the session ended is not shown to another",
  async (path) => {
    logIn();
    await open(path, others);
    fireEvent.change(await screen.findByLabelText(/Full name/i), { target: { value: "Asha K" } });
    await expireElsewhere();
    act(() => storeSession("T2", meena));
    await waitFor(() => expect(screen.getByLabelText(/Full name/i)).toHaveValue("Meena K"));
    expect(sessionStorage).toHaveLength(0);
  },
);

test.each([
  ["another tab", expireElsewhere],
  [
    "the change itself",
    async () => {
      fireEvent.click(screen.getByRole("button", { name: "Save Change" }));
      await waitFor(() => expect(alert).toHaveBeenCalledOnce());
    },
  ],
])(
  "[PROF-16] input of /edit-account comes back once to its person after %s has met the end of the session",
  async (_who, expire) => {
    logIn();
    await open("/edit-account", { ...others, "PUT /api/users/7": ended });
    fireEvent.change(await screen.findByLabelText("Full Name"), { target: { value: "Asha K" } });
    await expire();
    await expectVisitor();
    act(() => storeSession("T2", asha));
    expect(await screen.findByLabelText("Full Name")).toHaveValue("Asha K");
    cleanup();
    await open("/edit-account", others);
    expect(await screen.findByLabelText("Full Name")).toHaveValue("Asha Rao");
  },
);

test("[CHK-28] input after the end of a session joins what was typed before, for its user only", async () => {
  await orderInExpiredSession();
  fireEvent.change(screen.getByLabelText(/Zip/), { target: { value: "625001" } });
  act(() => storeSession("T2", asha));
  await waitFor(() => expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai"));
  expect(screen.getByLabelText(/Zip/)).toHaveValue("625001");
  cleanup();
  await open("/checkout", reads);
  await waitFor(() => expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai"));
  expect(screen.getByLabelText(/Zip/)).toHaveValue("625001");
});

test("[AUTH-58] what a visitor types after the end of a session brings back nothing of its user to another", async () => {
  await orderInExpiredSession();
  fireEvent.change(screen.getByLabelText(/Zip/), { target: { value: "625001" } });
  act(() => storeSession("T2", meena));
  await settle();
  expect(screen.getByLabelText(/Town/)).toHaveValue("");
  fireEvent.change(screen.getByLabelText(/Zip/), { target: { value: "641001" } });
  expect(sessionStorage.getItem("draft")).not.toContain("Madurai");
});

test("[AUTH-58] the input of an expired session is not kept for another user", async () => {
  await orderInExpiredSession();
  act(() => storeSession("T2", meena));
  await settle();
  expect(screen.getByLabelText(/Town/)).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test("[AUTH-58] the input is not kept after a logout in another tab that follows the login", async () => {
  await orderInExpiredSession();
  act(() => storeSession("T2", asha));
  await waitFor(() => expect(screen.getByLabelText(/Town/)).toHaveValue("Madurai"));
  // Another tab changes the storage, and this one hears of it.
  await act(async () => {
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
  });
  await settle();
  expect(screen.getByLabelText(/Town/)).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["another user", meena],
  ["the same user", asha],
])("[AUTH-53] a late 401 does not end the new session of %s", async (_who, next) => {
  logIn();
  const late = deferred();
  await open("/cart", {
    ...reads,
    "GET /api/cart/8": { body: [] },
    "GET /api/wishlist/8": { body: [] },
    "POST /api/cart/add": late.stub,
    "DELETE /api/cart/11": late.stub,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove Product 0" }));
  await settle();
  act(() => storeSession("T2", next));
  await settle();
  await late.respond(ended);
  expect(localStorage.getItem("token")).toBe("T2");
  expect(profileLink()).toBe("/my-profile");
});
