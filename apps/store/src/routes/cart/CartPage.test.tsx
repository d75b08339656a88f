import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart, variants } from "../../testing/conventions.fixtures.ts";
import { listedOf, sized, sizedEntries } from "../../testing/sizes.fixtures.ts";
import { deferred } from "../../testing/deferred.fixtures.ts";
import { openPage, settle } from "../../testing/pages.fixtures.tsx";
import CartPage from "./CartPage.tsx";

const [first, second] = cart;
if (!first || !second) throw new Error("The sample cart has two lines.");

const open = (options?: Parameters<typeof openPage>[2]) => openPage(CartPage, "/cart", options);
const row = (name: RegExp) => screen.findByRole("row", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const figure = (label: string) =>
  within(screen.getByRole("complementary")).getByText(label).nextElementSibling?.textContent;

const alert = vi.fn<(message: string) => void>();
beforeEach(() => void vi.stubGlobal("alert", alert.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

test("[CART-02] [CART-03] [CART-04] [CART-05] [CART-06] [CART-07] [ENT-25] the columns of the table and the content of a row", async () => {
  open();
  const line = within(await row(/Product 1/));
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(["Product Info", "Price", "Quantity", "Total", "Remove"]);
  expect(line.getByText("Sarees")).toBeDefined();
  expect(line.getByRole("link", { name: "Product 1" }).getAttribute("href")).toBe(
    "/product-details/2?variant=101",
  );
  const swatch = line.getByText("Rani pink").querySelector<HTMLElement>("[style]");
  expect(swatch?.style.background).toBe("rgb(179, 25, 92)");
  const cells = line.getAllByRole("cell").map((cell) => cell.textContent.trim());
  expect(cells).toEqual(["₹200", "", "₹600", ""]);
  const picture = screen.getAllByRole("presentation", { hidden: true })[1];
  expect(picture?.getAttribute("src")).toBe("/uploads/v101.jpg");
});

test("[CART-08] [CART-09] [CART-10] [CART-11] [CART-24] amounts and links below the table", async () => {
  open();
  await row(/Product 1/);
  expect(figure("Sub Total")).toBe("₹800");
  expect(figure("Coupon Discount")).toBe("₹0");
  expect(figure("Total")).toBe("₹800");
  const below = screen.getByRole("table").compareDocumentPosition(screen.getByText("Sub Total"));
  expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe(
    "/allproducts",
  );
  expect(screen.getByRole("link", { name: "Checkout" }).getAttribute("href")).toBe("/checkout");
});

test("[CUR-08] rows, sub total and total are dollars that add up", async () => {
  open({ currency: "USD" });
  const line = await row(/Product 0/);
  expect(line.textContent).toContain("$1.14");
  expect(line.textContent).toContain("$2.28");
  expect(figure("Sub Total")).toBe("$9.12");
  expect(figure("Coupon Discount")).toBe("$0");
});

test("[CART-12] an empty cart shows a message and a link to the products", async () => {
  open({ responses: { "GET /api/cart/7": { body: [] } } });
  expect(await screen.findByText("Your cart is empty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue Shopping" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
});

test("[CART-25] a visitor sends no cart request and sees a login link", async () => {
  const { calls } = open({ user: null });
  expect(await screen.findByText("Your cart is empty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(calls()).toEqual([]);
});

test("[CART-13] [API-22] shows and sends a change at once, then reads the cart again", async () => {
  const { sent, calls } = open({ responses: { "PUT /api/cart/update/11": { hold: true } } });
  await row(/Product 0/);
  press("One more of Product 0");
  const line = await row(/Product 0/);
  expect(line.textContent).toContain("₹300");
  expect(line.getAttribute("aria-busy")).toBe("true");
  expect(figure("Sub Total")).toBe("₹900");
  expect(sent.find(({ call }) => call === "PUT /api/cart/update/11")?.body).toEqual({
    quantity: 3,
  });
  expect(calls(/GET .*cart/)).toHaveLength(1);
});

test("[CART-17] the cart is read again after an update", async () => {
  const { calls } = open();
  await row(/Product 0/);
  press("One more of Product 0");
  await waitFor(() =>
    expect(calls(/cart/)).toEqual([
      "GET /api/cart/7",
      "PUT /api/cart/update/11",
      "GET /api/cart/7",
    ]),
  );
});

test("[CART-14] [CART-18] hides and deletes a removed line and focuses the next one", async () => {
  let left = cart;
  const { calls } = open({
    responses: {
      "GET /api/cart/7": () => ({ body: left }),
      "DELETE /api/cart/11": () => {
        left = [second];
        return { body: {} };
      },
    },
  });
  await row(/Product 0/);
  screen.getByRole("button", { name: "Remove Product 0" }).focus();
  press("Remove Product 0");
  expect(screen.queryByRole("row", { name: /Product 0/ })).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Product 1");
  await waitFor(() =>
    expect(calls(/cart/)).toEqual(["GET /api/cart/7", "DELETE /api/cart/11", "GET /api/cart/7"]),
  );
});

/** Stubs a cart that changes with deletions and additions. */
const mutableCart = (): Parameters<typeof open>[0] => {
  let now = cart;
  return {
    responses: {
      "GET /api/cart/7": () => ({ body: now }),
      "DELETE /api/cart/11": () => {
        now = [second];
        return { body: {} };
      },
      "POST /api/cart/add": () => {
        now = [second, { ...first, cartId: 13 }];
        return { body: { message: "Added" } };
      },
    },
  };
};

test("[CART-14] [CART-18] undo restores a removed line with its quantity", async () => {
  const { sent } = open(mutableCart());
  await row(/Product 0/);
  press("Remove Product 0");
  expect(await screen.findByText("Product 0 was removed")).toBeDefined();
  const undo = screen.getByRole("button", { name: "Undo, Product 0" });
  undo.focus();
  fireEvent.click(undo);
  expect(within(await row(/Product 0/)).getByRole("spinbutton")).toHaveProperty("value", "2");
  expect(sent.find(({ call }) => call === "POST /api/cart/add")?.body).toEqual({
    userId: 7,
    productVariantId: 100,
    quantity: 2,
  });
  await waitFor(() => expect(screen.queryByText("Product 0 was removed")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
  );
});

test("[CART-14] undo is no longer offered once another tab has added the variant again", async () => {
  let now = cart;
  open({
    responses: {
      "GET /api/cart/7": () => ({ body: now }),
      "DELETE /api/cart/11": () => {
        now = [second];
        return { body: {} };
      },
    },
  });
  await row(/Product 0/);
  press("Remove Product 0");
  expect(await screen.findByText("Product 0 was removed")).toBeDefined();
  now = [second, { ...first, cartId: 13 }];
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("cart");
  await row(/Product 0/);
  otherTab.close();
  expect(screen.queryByText("Product 0 was removed")).toBeNull();
});

test("[CART-14] undo is offered once the server has deleted the line", async () => {
  const deletion = deferred();
  let now = cart;
  open({
    responses: { "GET /api/cart/7": () => ({ body: now }), "DELETE /api/cart/11": deletion.stub },
  });
  await row(/Product 0/);
  press("Remove Product 0");
  await settle();
  expect(screen.queryByText("Product 0 was removed")).toBeNull();
  now = [second];
  await deletion.respond({ body: {} });
  expect(await screen.findByText("Product 0 was removed")).toBeDefined();
});

test("a failed undo shows the reason and can be repeated", async () => {
  const { responses } = mutableCart() ?? {};
  open({
    responses: { ...responses, "POST /api/cart/add": { status: 409, body: { message: "Gone" } } },
  });
  await row(/Product 0/);
  press("Remove Product 0");
  fireEvent.click(await screen.findByRole("button", { name: "Undo, Product 0" }));
  expect(await screen.findByText("Gone")).toBeDefined();
  expect(screen.getByRole("button", { name: "Undo, Product 0" })).toBeDefined();
  expect(screen.queryByRole("row", { name: /Product 0/ })).toBeNull();
});

test("removing the last line focuses the heading", async () => {
  open({
    responses: { "GET /api/cart/7": { body: [first] }, "DELETE /api/cart/11": { hold: true } },
  });
  await row(/Product 0/);
  screen.getByRole("button", { name: "Remove Product 0" }).focus();
  press("Remove Product 0");
  expect(screen.getByText("Your cart is empty")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("[CART-19] minus at 1 does nothing and shows nothing", async () => {
  const { calls } = open({
    responses: { "GET /api/cart/7": { body: [{ ...first, quantity: 1 }] } },
  });
  await row(/Product 0/);
  press("One less of Product 0");
  expect(screen.getByRole("spinbutton", { name: "Quantity of Product 0" })).toHaveProperty(
    "value",
    "1",
  );
  expect(alert).not.toHaveBeenCalled();
  expect(calls(/PUT|DELETE/)).toEqual([]);
});

const withStock = (stock: object) => ({
  ...first,
  ProductVariant: { ...first.ProductVariant, stockQuantity: undefined, ...stock },
});

test.each([
  ["[CART-20]", { Stock: { availableStock: 2 } }, "Only 2 items available in stock"],
  [
    "[CART-21]",
    { Stock: { availableStock: 2 }, stockQuantity: 9 },
    "Only 2 items available in stock",
  ],
  ["[CART-22]", { stockQuantity: 2 }, "Only 2 items available in stock"],
  ["[CART-23]", {}, "Stock information not available"],
])("%s [ENT-25] with %o plus is refused: %s", async (_id, stock, message) => {
  const { calls } = open({ responses: { "GET /api/cart/7": { body: [withStock(stock)] } } });
  await row(/Product 0/);
  press("One more of Product 0");
  expect(alert.mock.calls).toEqual([[message]]);
  expect(screen.getByRole("spinbutton")).toHaveProperty("value", "2");
  expect(calls(/PUT/)).toEqual([]);
});

test.each([
  ["[CART-26]", "PUT /api/cart/update/11", "One more of Product 0", "Error updating cart"],
  ["[CART-27]", "DELETE /api/cart/11", "Remove Product 0", "Error removing from cart"],
])("%s a failed %s is only logged, and the row is as it was", async (_id, call, button, words) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  open({ responses: { [call]: { status: 500 } } });
  await row(/Product 0/);
  press(button);
  await waitFor(() => expect(log.mock.calls.map(([said]) => said)).toEqual([words]));
  const line = await row(/Product 0/);
  await waitFor(() => expect(line.getAttribute("aria-busy")).toBeNull());
  expect(within(line).getByRole("spinbutton")).toHaveProperty("value", "2");
  await settle();
  expect(alert).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test.each([200, 204])(
  "[API-22] [API-23] a %i response without a body is a success",
  async (status) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { sent, calls } = open({
      responses: { "PUT /api/cart/update/11": { status }, "DELETE /api/cart/12": { status } },
    });
    await row(/Product 0/);
    press("One more of Product 0");
    press("Remove Product 1");
    await waitFor(() => expect(calls(/GET .*cart/)).toHaveLength(3));
    expect(sent.find(({ method }) => method === "DELETE")?.body).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  },
);

test("[ERR-15] a failed cart offers Retry and is never shown as empty", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  open({
    responses: { "GET /api/cart/7": () => (broken ? { status: 500 } : { body: cart }) },
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(log.mock.calls[0]?.[0]).toBe("Error fetching cart");
  expect(screen.queryByText("Your cart is empty")).toBeNull();
  broken = false;
  fireEvent.click(retry);
  expect(await row(/Product 0/)).toBeDefined();
});

test("shows a line without product, stock or picture and can remove it", async () => {
  const { calls } = open({
    responses: { "GET /api/cart/7": { body: [{ cartId: 13, quantity: 1 }, first] } },
  });
  const line = await row(/Piece without a name/);
  expect(within(line).getByText("–")).toBeDefined();
  press("Remove Piece without a name");
  await waitFor(() => expect(calls(/DELETE/)).toEqual(["DELETE /api/cart/13"]));
});

test("[CART-27] a failed removal is not offered for undo when the line leaves the cart later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let now = cart;
  const { calls } = open({
    responses: { "GET /api/cart/7": () => ({ body: now }), "DELETE /api/cart/11": { status: 500 } },
  });
  await row(/Product 0/);
  press("Remove Product 0");
  await settle();
  await row(/Product 0/);
  now = [second];
  const before = calls(/GET .*cart/).length;
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("cart");
  await waitFor(() => expect(calls(/GET .*cart/).length).toBeGreaterThan(before));
  otherTab.close();
  await settle();
  expect(screen.queryByText("Product 0")).toBeNull();
  expect(screen.queryByText(/was removed/)).toBeNull();
});

/** Another tab says that the cart has changed, and this one reads it. */
const changeElsewhere = async (calls: (matching: RegExp) => string[]) => {
  const before = calls(/GET .*cart/).length;
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("cart");
  await waitFor(() => expect(calls(/GET .*cart/).length).toBeGreaterThan(before));
  otherTab.close();
  await settle();
};
const withoutFirst = { body: { success: true, data: variants.slice(1) } };

test("[CART-04] a price that changed while the cart is open is said in one line", async () => {
  let now = cart;
  const { calls } = open({ responses: { "GET /api/cart/7": () => ({ body: now }) } });
  await row(/Product 0/);
  expect(screen.queryByText(/when you opened/)).toBeNull();
  const { Product, ...variant } = first.ProductVariant ?? {};
  const dearer = {
    ...first,
    ProductVariant: { ...variant, Product: { ...Product, productOfferPrice: "120" } },
  };
  now = [dearer, second];
  await changeElsewhere(calls);
  const line = screen.getByText("Product 0 was ₹100 when you opened this page.");
  expect(line.closest("[aria-live]")).not.toBeNull();
  await changeElsewhere(calls);
  expect(screen.getAllByText(/when you opened/)).toHaveLength(1);
});

test.each([
  ["is no longer sold is named", withoutFirst, 1],
  ["another tab has removed is not named", { body: variants }, 0],
  ["is gone while the catalogue fails is not named", { body: { success: false } }, 0],
])("[CART-15] a line whose piece %s", async (_what, catalogue, count) => {
  let now = cart;
  const { calls } = open({
    responses: { "GET /api/cart/7": () => ({ body: now }), "GET /api/product-variants": catalogue },
  });
  await row(/Product 0/);
  now = [second];
  await changeElsewhere(calls);
  const line = "Product 0 is no longer sold and has left your cart.";
  expect(screen.queryAllByText(line)).toHaveLength(count);
  expect(screen.queryByRole("row", { name: /Product 0/ })).toBeNull();
});

test("a line names its size; one that leaves the cart is sold as long as a list has its product", async () => {
  const line = {
    cartId: 31,
    quantity: 2,
    ProductVariant: listedOf(sized, sized.Variants[3]!),
  };
  let now: unknown[] = [line, second];
  const { calls } = open({
    responses: {
      "GET /api/cart/7": () => ({ body: now }),
      // A list has one size of each colour.
      "GET /api/product-variants": { body: { success: true, data: sizedEntries } },
    },
  });
  const name = "Indigo Block Print Kurti, Indigo, XL";
  const shown = await row(/Indigo Block/);
  expect(shown).toHaveTextContent("Indigo, XL");
  expect(shown).toHaveTextContent("₹2,180");
  expect(screen.getByRole("spinbutton", { name: `Quantity of ${name}` })).toHaveValue("2");
  expect(screen.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  now = [second];
  await changeElsewhere(calls);
  expect(screen.queryByRole("row", { name: /Indigo Block/ })).toBeNull();
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

test("[CART-14] a line that somebody removed is not named as no longer sold", async () => {
  const { calls } = open({ responses: { "GET /api/product-variants": withoutFirst } });
  await row(/Product 0/);
  press("Remove Product 0");
  await waitFor(() => expect(calls(/GET .*cart/)).toHaveLength(2));
  await settle();
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

test("[CART-14] the second click of a double click on Remove does not remove the line that moved up", async () => {
  const { calls } = open({ responses: { "DELETE /api/cart/11": { hold: true } } });
  await row(/Product 0/);
  fireEvent.click(screen.getByRole("button", { name: "Remove Product 0" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Remove Product 1" }), { detail: 2 });
  expect(calls(/DELETE/)).toEqual(["DELETE /api/cart/11"]);
  expect(await row(/Product 1/)).toBeDefined();
});

test("[CART-14] each removed line can be restored", async () => {
  let now = cart;
  const remove = (cartId: number) => () => {
    now = now.filter((line) => line.cartId !== cartId);
    return { body: {} };
  };
  const { sent } = open({
    responses: {
      "GET /api/cart/7": () => ({ body: now }),
      "DELETE /api/cart/11": remove(11),
      "DELETE /api/cart/12": remove(12),
    },
  });
  await row(/Product 0/);
  press("Remove Product 0");
  press("Remove Product 1");
  expect(await screen.findByText("Product 1 was removed")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Undo, Product 0" }));
  fireEvent.click(screen.getByRole("button", { name: "Undo, Product 1" }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { userId: 7, productVariantId: 100, quantity: 2 },
      { userId: 7, productVariantId: 101, quantity: 3 },
    ]),
  );
});

const field = () => screen.getByRole("spinbutton", { name: "Quantity of Product 0" });

test("[CART-13] a quantity is deleted and typed anew: one call with the new one", async () => {
  const { sent, calls } = open({
    responses: {
      "GET /api/cart/7": { body: [{ ...first, quantity: 1 }] },
      "PUT /api/cart/update/11": { hold: true },
    },
  });
  await row(/Product 0/);
  await userEvent.click(field());
  await userEvent.keyboard("{End}{Backspace}");
  expect(field()).toHaveProperty("value", "");
  expect(calls(/PUT/)).toEqual([]);
  await userEvent.keyboard("3");
  expect(field()).toHaveProperty("value", "3");
  await userEvent.tab();
  expect(sent.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { quantity: 3 },
  ]);
  expect(alert).not.toHaveBeenCalled();
});

test("[CART-19] a quantity that is left empty is restored and nothing is sent", async () => {
  const { calls } = open();
  await row(/Product 0/);
  await userEvent.click(field());
  await userEvent.keyboard("{End}{Backspace}");
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "2");
  expect(calls(/PUT/)).toEqual([]);
});

const withMore = (stock: number) => ({
  "GET /api/cart/7": { body: [{ ...withStock({ stockQuantity: stock }), quantity: 6 }, second] },
});

test("[CART-20] minus goes from a quantity above the stock to the stock, without an alert", async () => {
  const { sent } = open({
    responses: { ...withMore(3), "PUT /api/cart/update/11": { hold: true } },
  });
  await row(/Product 0/);
  press("One less of Product 0");
  expect(sent.find(({ call }) => call === "PUT /api/cart/update/11")?.body).toEqual({
    quantity: 3,
  });
  expect(alert).not.toHaveBeenCalled();
  expect(field()).toHaveProperty("value", "3");
});

test.each([
  [3, "Only 3 items available in stock"],
  [0, "Out of Stock"],
])("[CART-21] a line above a stock of %i says so", async (stock, text) => {
  open({ responses: withMore(stock) });
  expect((await row(/Product 0/)).textContent).toContain(text);
  expect((await row(/Product 1/)).textContent).not.toMatch(/stock/i);
});
