import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, variants, wishes } from "../../testing/conventions.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { findPath, openPage, settle } from "../../testing/pages.fixtures.tsx";
import { listedOf, sized } from "../../testing/sizes.fixtures.ts";
import type { Stub } from "../../testing/stub.fixtures.ts";
import WishlistPage from "./WishlistPage.tsx";

const open = (options?: Parameters<typeof openPage>[2]) =>
  openPage(WishlistPage, "/wishlist", options);
const add = "POST /api/cart/add";
const move = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Move to cart, Product 0" }));
const silence = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

const alert = vi.fn<(message: string) => void>();
const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
beforeEach(() => {
  alert.mockReset();
  log.mockClear();
  vi.stubGlobal("alert", alert);
});
afterEach(() => void vi.unstubAllGlobals());

test("[API-47] [API-51] [WISH-08] [WISH-09] shows one card for each entry with its picture", async () => {
  const { calls } = open();
  const tiles = within(await screen.findByRole("list", { name: "Wishlist" }));
  expect(tiles.getAllByRole("listitem")).toHaveLength(2);
  expect(
    tiles.getAllByRole("img", { hidden: true }).map((picture) => picture.getAttribute("src")),
  ).toEqual(["/uploads/v100.jpg", "/uploads/v101.jpg"]);
  expect(calls(/wishlist/)).toEqual(["GET /api/wishlist/7"]);
  expect(log).not.toHaveBeenCalled();
});

test("[ENT-33] shows, moves and removes an entry with only these fields", async () => {
  const ProductVariant = { productVariantId: 131, productVariantImage: "w131.jpg" };
  const { sent, calls } = open({
    responses: { "GET /api/wishlist/7": { body: [{ wishlistId: 31, ProductVariant }] } },
  });
  const tile = within(await screen.findByRole("list", { name: "Wishlist" }));
  expect(tile.getByRole("img", { hidden: true }).getAttribute("src")).toBe("/uploads/w131.jpg");
  fireEvent.click(tile.getByRole("button", { name: /^Move to cart/ }));
  await screen.findByRole("dialog");
  expect(sent.find(({ call }) => call === add)?.body).toMatchObject({ productVariantId: 131 });
  expect(calls(/DELETE/)).toEqual(["DELETE /api/wishlist/31"]);
});

test("[API-50] the list is read without authorization", async () => {
  const { sent } = open();
  await screen.findByText("Product 0");
  const read = sent.find(({ call }) => call === "GET /api/wishlist/7");
  expect(read?.headers.has("authorization")).toBe(false);
});

test("[WISH-10] an empty list shows a message", async () => {
  open({ responses: { "GET /api/wishlist/7": { body: { wishlist: [] } } } });
  expect(await screen.findByText("No items in wishlist")).toBeDefined();
});

test("[WISH-11] while the list is read", () => {
  open({ responses: { "GET /api/wishlist/7": { hold: true } } });
  expect(screen.getByText("Loading wishlist...")).toBeDefined();
});

test("[ERR-25] a failed list offers Retry and is never shown as empty", async () => {
  const errors = silence();
  open({ responses: { "GET /api/wishlist/7": { status: 500 } } });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(retry.parentElement?.textContent).toBe("Retry");
  expect(screen.queryByText("No items in wishlist")).toBeNull();
  expect(errors.mock.calls[0]?.[0]).toBe("Error fetching wishlist");
});

test("[ROL-05] [ROL-10] a visitor: one log entry, no call, no redirect, a login link", async () => {
  const { calls } = open({ user: null });
  expect(await screen.findByText("No items in wishlist")).toBeDefined();
  expect(log.mock.calls).toEqual([["User not logged in"]]);
  expect(calls()).toEqual([]);
  const main = screen.getByText("No items in wishlist").parentElement;
  expect(main?.textContent).toBe("No items in wishlistLogin");
  expect(main && within(main).getByRole("link", { name: "Login" }).getAttribute("href")).toBe(
    "/login",
  );
});

test("[WISH-04] [WISH-12] [API-28] [API-48] removing hides and deletes the entry and focuses the next one", async () => {
  let left = wishes;
  const { calls } = open({
    responses: {
      "GET /api/wishlist/7": () => ({ body: left }),
      "DELETE /api/wishlist/21": () => {
        left = wishes.slice(1);
        return { body: {} };
      },
    },
  });
  const button = await screen.findByRole("button", { name: "Remove, Product 0" });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByText("Product 0")).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove, Product 1");
  await waitFor(() =>
    expect(calls(/wishlist/)).toEqual([
      "GET /api/wishlist/7",
      "DELETE /api/wishlist/21",
      "GET /api/wishlist/7",
    ]),
  );
});

test("[ERR-16] only logs a failed removal and restores the entry", async () => {
  const errors = silence();
  open({ responses: { "DELETE /api/wishlist/21": { status: 500 } } });
  const button = await screen.findByRole("button", { name: "Remove, Product 0" });
  fireEvent.click(button);
  expect(await screen.findByText("Product 0")).toBeDefined();
  await settle();
  expect(errors.mock.calls.map(([said]) => said)).toEqual(["Error removing from wishlist"]);
  expect(alert).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([200, 204])("[API-48] a %i response without a body is a success", async (status) => {
  const errors = silence();
  const { calls } = open({ responses: { "DELETE /api/wishlist/21": { status } } });
  fireEvent.click(await screen.findByRole("button", { name: "Remove, Product 0" }));
  await waitFor(() => expect(calls(/GET .*wishlist/)).toHaveLength(2));
  expect(errors).not.toHaveBeenCalled();
});

test("[ROL-06] a stored user without a token still has the list", async () => {
  localStorage.clear();
  localStorage.setItem("user", JSON.stringify(asha));
  open({ user: "stored", responses: { "GET /api/wishlist/7": { body: wishes } } });
  expect(await screen.findByText("Product 0")).toBeDefined();
  expect(log).not.toHaveBeenCalled();
});

test("[API-49] [WISH-13] [WISH-14] [WISH-18] moving adds to the cart, deletes the entry and shows a modal", async () => {
  let left = wishes;
  const { sent, calls } = open({
    responses: {
      "GET /api/wishlist/7": () => ({ body: left }),
      "DELETE /api/wishlist/21": () => {
        left = wishes.slice(1);
        return { body: {} };
      },
    },
  });
  await move();
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Item moved to cart successfully!");
  expect(sent.find(({ call }) => call === add)?.body).toEqual({
    userId: 7,
    productVariantId: 100,
    quantity: 1,
  });
  expect(calls(/POST|DELETE/)).toEqual([add, "DELETE /api/wishlist/21"]);
  expect(screen.queryByText("Product 0")).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["[WISH-19]", { status: 400, body: { message: "No stock" } }, "No stock", 0],
  ["[WISH-20]", { status: 500, body: {} }, "Failed to move to cart", 0],
  ["[WISH-21]", { abort: true }, "Something went wrong", 1],
] satisfies [string, Stub, string, number][])(
  "[WISH-15] %s a failed move: %o",
  async (_id, response, words, logged) => {
    const errors = silence();
    const { calls } = open({ responses: { [add]: response } });
    await move();
    expect((await screen.findByRole("dialog")).textContent).toContain(words);
    expect(calls(/DELETE/)).toEqual([]);
    expect(screen.getByText("Product 0")).toBeDefined();
    expect(errors).toHaveBeenCalledTimes(logged);
  },
);

test("[WISH-16] [WISH-17] checks the login on click: an alert, then the login page", async () => {
  const { calls } = open();
  await screen.findByText("Product 0");
  localStorage.clear();
  await move();
  expect(alert.mock.calls).toEqual([["Please login to add to cart"]]);
  expect(await findPath("/login")).toBeDefined();
  expect(calls(/POST/)).toEqual([]);
});

test("[PROF-04] [PROF-06] [PROF-07] the side menu, in order, with this page marked", () => {
  open();
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  const names = menu.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(names).toEqual(["My Profile", "Edit Account", "Order History", "Wishlist", "Logout"]);
  const current = menu.getByRole("link", { current: "page" });
  expect(current.getAttribute("href")).toBe("/wishlist");
});

test("[PROF-05] [AUTH-58] [AUTH-59] Logout ends the session and redirects to the login page", async () => {
  open();
  await screen.findByText("Product 0");
  fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(await findPath("/login")).toBeDefined();
  expect(localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("user")).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test("[WISH-18] after a move the focus is on the next 'Move to cart'", async () => {
  open({ responses: { [add]: { status: 201, body: {} } } });
  (await screen.findByRole("button", { name: "Move to cart, Product 0" })).focus();
  await move();
  fireEvent.click(await screen.findByRole("button", { name: "OK" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Move to cart, Product 1" }),
    ),
  );
});

test("[WISH-02] an entry whose piece is no longer sold is named", async () => {
  let now = wishes;
  open({
    responses: {
      "GET /api/wishlist/7": () => ({ body: now }),
      "GET /api/product-variants": { body: variants.slice(1) },
    },
  });
  await screen.findByText("Product 0");
  now = wishes.slice(1);
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("wishlist");
  const line = "Product 0 is no longer sold and has left your wishlist.";
  expect(await screen.findByText(line)).toBeVisible();
  otherTab.close();
  expect(screen.queryByText("Product 0")).toBeNull();
});

test("an entry names its size and has the price of its variant", async () => {
  open({
    responses: {
      "GET /api/wishlist/7": {
        body: [
          {
            wishlistId: 5,
            productVariantId: sized.Variants[3]!.productVariantId,
            ProductVariant: listedOf(sized, sized.Variants[3]!),
          },
        ],
      },
    },
  });
  const card = await screen.findByRole("article");
  expect(card).toHaveTextContent("Indigo, XL");
  expect(card).toHaveTextContent("₹1,090");
  const name = "Indigo Block Print Kurti, Indigo, XL";
  expect(within(card).getByRole("button", { name: `Move to cart, ${name}` })).toBeVisible();
  expect(within(card).getByRole("button", { name: `Remove, ${name}` })).toBeVisible();
});

test("[WISH-13] two entries are moved at the same time, and both results are told", async () => {
  const adds = deferred();
  const { calls } = open({ responses: { [add]: adds.stub } });
  await move();
  fireEvent.click(screen.getByRole("button", { name: "Move to cart, Product 1" }));
  await settle();
  expect(calls(/cart.add/)).toEqual([add, add]);
  await adds.respond({ status: 409, body: { message: "Sold out" } });
  await adds.respond({ status: 201, body: {} });
  expect((await screen.findByRole("dialog")).textContent).toContain("Sold out");
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(await screen.findByText("Item moved to cart successfully!")).toBeDefined();
  expect(calls(/DELETE/)).toEqual(["DELETE /api/wishlist/22"]);
});
