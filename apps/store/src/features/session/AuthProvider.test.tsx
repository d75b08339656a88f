import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataProvider } from "../../platform/data/DataProvider.tsx";
import { stubApi } from "../../testing/pages.fixtures.tsx";
import type { Stubs } from "../../testing/pages.fixtures.tsx";
import type { SentCall, Stub } from "../../testing/stub.fixtures.ts";
import { CartProvider, useCart } from "../cart/CartProvider.tsx";
import { useWishlist, WishlistProvider } from "../wishlist/WishlistProvider.tsx";
import { AuthProvider, useAuth } from "./AuthProvider.tsx";
import type { Auth } from "./AuthProvider.tsx";

const auths: Auth[] = [];
/** Returns the last rendered session. */
const auth = (): Auth => {
  const last = auths.at(-1);
  if (!last) throw new Error("Nothing was shown");
  return last;
};
const Watcher = () => {
  auths.push(useAuth());
  return (
    <p>
      {useCart().count} in the cart, {useWishlist().count} in the wishlist
    </p>
  );
};

const open = (stubs: Stubs = {}): SentCall[] => {
  const sent = stubApi({
    "GET /api/cart/7": { body: [{ cartId: 1, quantity: 2 }] },
    "GET /api/wishlist/7": { body: [{ wishlistId: 1 }] },
    ...stubs,
  });
  render(
    <DataProvider fallback={{}}>
      <AuthProvider>
        <CartProvider>
          <WishlistProvider>
            <Watcher />
          </WishlistProvider>
        </CartProvider>
      </AuthProvider>
    </DataProvider>,
  );
  return sent;
};
const paths = (sent: SentCall[]): string[] => sent.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  localStorage.clear();
  auths.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[AUTH-10] a login never leaves an old token beside the new user", () => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify({ id: 7 }));
  open();
  const pairs: string[] = [];
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function set(
    this: Storage,
    key: string,
    value: string,
  ) {
    setItem.call(this, key, value);
    pairs.push(`${this.getItem("token")} ${this.getItem("user")}`);
  });
  act(() => auth().login("T2", { id: 8 }));
  expect(pairs).toEqual(['null {"id":8}', 'T2 {"id":8}']);
});

test("[AUTH-53] loggedIn depends only on the token", () => {
  localStorage.setItem("token", "T1");
  open();
  expect(auth().loggedIn).toBe(true);
  expect(auth().user).toBeNull();
});

test("[AUTH-54] [CART-15] [WISH-02] stores a login and reads cart and wishlist", async () => {
  const sent = open();
  expect(sent).toEqual([]);
  act(() => auth().login("T1", { id: 7, username: "Asha Rao" }));
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ id: 7 });
  expect(localStorage.getItem("token")).toBe("T1");
  expect(await screen.findByText("2 in the cart, 1 in the wishlist")).toBeInTheDocument();
  expect(paths(sent).toSorted()).toEqual(["GET /api/cart/7", "GET /api/wishlist/7"]);
});

test("[CART-15] [WISH-02] reads cart and wishlist again for another user", async () => {
  const sent = open({ "GET /api/cart/8": { body: [] }, "GET /api/wishlist/8": { body: [] } });
  act(() => auth().login("T1", { id: 7 }));
  await screen.findByText("2 in the cart, 1 in the wishlist");
  act(() => auth().login("T2", { id: 8 }));
  expect(await screen.findByText("0 in the cart, 0 in the wishlist")).toBeInTheDocument();
  await waitFor(() =>
    expect(paths(sent)).toEqual(expect.arrayContaining(["GET /api/cart/8", "GET /api/wishlist/8"])),
  );
});

test("[CART-15] [WISH-02] keeps nothing of a user who was replaced", async () => {
  let isBack = false;
  const once = (body: unknown) => (): Stub => (isBack ? { hold: true } : { body });
  open({
    "GET /api/cart/7": once([{ cartId: 1, quantity: 2 }]),
    "GET /api/wishlist/7": once([{ wishlistId: 1 }]),
    "GET /api/cart/8": { body: [] },
    "GET /api/wishlist/8": { body: [] },
  });
  act(() => auth().login("T1", { id: 7 }));
  await screen.findByText("2 in the cart, 1 in the wishlist");
  act(() => auth().login("T2", { id: 8 }));
  await screen.findByText("0 in the cart, 0 in the wishlist");
  isBack = true;
  act(() => auth().login("T3", { id: 7 }));
  expect(screen.getByText("0 in the cart, 0 in the wishlist")).toBeInTheDocument();
});

test.each([
  ["[AUTH-55] no id", "{}"],
  ["[AUTH-56] unreadable JSON", "{oops"],
  ["[AUTH-55] no record", "null"],
])("%s: nobody is logged in, and nothing is read", (_case, stored) => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", stored);
  const sent = open();
  expect(auth().user).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  ["userId", { userId: 9 }, 9],
  ["id before userId", { id: 7, userId: 9 }, 7],
])("[AUTH-57] the id is %s", (_case, stored, id) => {
  localStorage.setItem("user", JSON.stringify(stored));
  open();
  expect(auth().user?.id).toBe(id);
});

test.each<[string, Stub]>([
  ["the server knows", { body: {} }],
  ["the server does not know", { status: 404, body: {} }],
  ["does not respond", { abort: true }],
])(
  "[AUTH-58] a logout that %s ends the local session and keeps the currency",
  async (_how, stub) => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    localStorage.setItem("token", "T1");
    localStorage.setItem("user", JSON.stringify({ id: 7 }));
    localStorage.setItem("currency", "USD");
    open({ "POST /api/users/logout": stub });
    await screen.findByText("2 in the cart, 1 in the wishlist");
    act(() => auth().logout());
    expect(auth().loggedIn).toBe(false);
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
    expect(localStorage.getItem("currency")).toBe("USD");
    expect(await screen.findByText("0 in the cart, 0 in the wishlist")).toBeInTheDocument();
  },
);

test("[AUTH-53] a person who logs in again is never taken for a visitor", () => {
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify({ id: 7 }));
  open();
  const before = auths.length;
  act(() => auth().login("T2", { id: 7, username: "Asha" }));
  expect(auths.slice(before).every(({ token, user }) => token !== null && user?.id === 7)).toBe(
    true,
  );
  expect(localStorage.getItem("token")).toBe("T2");
});

test("[AUTH-58] a login aborts the logout before it: its late response would clear the new cookie", () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  localStorage.setItem("token", "T1");
  localStorage.setItem("user", JSON.stringify({ id: 7 }));
  open({ "POST /api/users/logout": { hold: true } });
  const stubbed = globalThis.fetch;
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (address.endsWith("logout")) signals.push(init.signal);
    return stubbed(address, init);
  });
  act(() => auth().logout());
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  act(() => auth().login("T2", { id: 7 }));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
