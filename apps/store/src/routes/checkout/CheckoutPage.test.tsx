import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, cart } from "../../testing/conventions.fixtures.ts";
import { deferred, recordValues } from "../../testing/deferred.fixtures.ts";
import {
  stopTimers,
  leavePage,
  openPage,
  advanceTime,
  logIn,
  openShop,
  settle,
} from "../../testing/pages.fixtures.tsx";
import { renderServed } from "../../testing/served.fixtures.ts";
import type { Stub } from "../../testing/stub.fixtures.ts";
import { clearSession } from "../../platform/data/session.ts";
import { writeItem } from "../../platform/data/storage.ts";
import { Prefetch } from "../../platform/routing/useLinks.ts";
import CheckoutPage from "./CheckoutPage.tsx";

const place = "POST /api/orders/checkout";
const validate = "POST /api/coupons/validate";
const placed: Stub = { body: { success: true, orderId: 501 } };

const open = (options?: Parameters<typeof openPage>[2]) =>
  openPage(CheckoutPage, "/checkout", options);
const filled = async (options?: Parameters<typeof openPage>[2]) => {
  const opened = open(options);
  await screen.findByText("Product 0");
  return opened;
};
const button = () => screen.getByRole("button", { name: "Place to Order", hidden: true });
const submit = () => fireEvent.click(button());
/** Returns the text that describes an element, null if it names none, undefined if the named one does not exist. */
const descriptionOf = (element: HTMLElement): string | null | undefined => {
  const id = element.getAttribute("aria-describedby");
  return id === null ? null : document.getElementById(id)?.textContent;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const figure = (label: string) =>
  within(screen.getByRole("complementary")).getByText(label).nextElementSibling?.textContent;
const applyCoupon = (code: string) => {
  type("Coupon code", code);
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
};
/** Finds the dialog with this title and returns its text. */
const popup = async (title: string) => {
  const dialog = await screen.findByRole("dialog", { name: title });
  return { dialog, text: dialog.textContent };
};

const labels = [
  ["Full name", "fullName", "Meena K."],
  ["Email", "email", "nonsense"],
  ["Phone", "phoneNo", "abc"],
  ["Address line 1", "addressLine1", "12 Oppanakara Street"],
  ["Address line 2", "addressLine2", "Second floor"],
  ["Town / City", "townCity", "Coimbatore"],
  ["Zip code", "zipCode", "641001"],
  ["Additional information", "additionalText", "Ring twice"],
] as const;

/** Another tab says that the cart has changed, and this one reads it. */
const changeInOtherTab = async (calls: (pattern: RegExp) => string[]) => {
  const otherTab = new BroadcastChannel("pallu");
  otherTab.postMessage("cart");
  await waitFor(() => expect(calls(/GET .*cart/)).toHaveLength(2));
  otherTab.close();
  await settle();
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[CHK-04] [CHK-05] the summary lists every line and the totals and links to the cart", async () => {
  await filled();
  expect(screen.getByText("Rani pink · 3 × ₹200")).toBeDefined();
  expect(screen.getByText("₹600")).toBeDefined();
  expect(figure("Sub Total")).toBe("₹800");
  expect(figure("Coupon Discount")).toBe("₹0");
  expect(figure("Total")).toBe("₹800");
  expect(screen.getByRole("link", { name: "Back to Cart" }).getAttribute("href")).toBe("/cart");
});

test.each([
  [1, "Only 1 items available in stock"],
  [0, "Out of Stock"],
])("[CHK-04] the summary says of a line above a stock of %i that it is", async (stock, text) => {
  const [line] = cart;
  const ProductVariant = { ...line?.ProductVariant, stockQuantity: stock };
  await filled({ responses: { "GET /api/cart/7": { body: [{ ...line, ProductVariant }] } } });
  expect(screen.getByText(text)).toBeVisible();
});

test("[CHK-03] [CHK-06] a coupon box with its button, and the order's own button", async () => {
  await filled();
  expect(screen.getByLabelText<HTMLInputElement>("Coupon code").type).toBe("text");
  expect(screen.getByRole("button", { name: "Apply" })).toBeDefined();
  expect(button().textContent).toBe("Place to Order");
});

test("[CHK-02] [CHK-11] [CHK-19] [API-30] [API-31] [API-32] sends the nine billing fields and the rest of the order", async () => {
  const { sent } = await filled({ currency: "USD", responses: { [place]: placed } });
  for (const [label, , value] of labels) type(label, value);
  submit();
  await popup("Success");
  const order = sent.find(({ call }) => call === place)?.body;
  const typed = Object.fromEntries(labels.map(([, name, value]) => [name, value]));
  expect(order).toEqual({
    billData: { userId: 7, ...typed },
    userId: 7,
    products: cart,
    total: 800,
    couponCodeName: "",
    currency: "USD",
  });
});

test("[CHK-02] Enter in a billing field moves to the next field and sends nothing", async () => {
  const { calls } = await filled();
  await userEvent.click(screen.getByLabelText("Full name"));
  const visited: (string | null)[] = [];
  for (let field = 0; field < labels.length; field += 1) {
    visited.push(document.activeElement?.getAttribute("name") ?? null);
    const next = field < labels.length - 1 ? "next" : null;
    expect(document.activeElement?.getAttribute("enterkeyhint")).toBe(next);
    await userEvent.keyboard("{Enter}");
  }
  expect(visited).toEqual(labels.map(([, name]) => name));
  // In the last field, Enter is a new line.
  expect(screen.getByLabelText("Additional information")).toHaveFocus();
  expect(calls(/POST/)).toEqual([]);
});

test("[CHK-02] Enter that ends the composition of a word stays in its field", async () => {
  await filled();
  const name = screen.getByLabelText("Full name");
  name.focus();
  fireEvent.keyDown(name, { key: "Enter", isComposing: true });
  fireEvent.keyDown(name, { key: "Enter", keyCode: 229 });
  expect(name).toHaveFocus();
});

test("[CHK-20] [CHK-25] a coupon with invisible characters is sent without them, by Enter", async () => {
  const { sent } = await filled({ responses: { [validate]: { hold: true } } });
  await userEvent.type(screen.getByLabelText("Coupon code"), "WEL\u200bCOME\u00ad10\u2060{Enter}");
  expect(sent.find(({ call }) => call === validate)?.body).toMatchObject({
    couponCodeName: "WELCOME10",
  });
});

test("[CHK-18] nothing is required and nothing is validated", async () => {
  const { calls } = await filled({ responses: { [place]: placed } });
  for (const [label] of labels) {
    expect(screen.getByLabelText(label).hasAttribute("required")).toBe(false);
    type(label, "");
  }
  expect(document.querySelector("form")?.noValidate).toBe(true);
  submit();
  await popup("Success");
  expect(calls(/checkout/)).toEqual([place]);
});

test("prefills name, phone and e-mail of the account", async () => {
  await filled();
  expect(labels.map(([label]) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    asha.username,
    asha.email,
    asha.phonenumber,
    "",
    "",
    "",
    "",
    "",
  ]);
});

test("restores input after a reload, but not for another user", async () => {
  await filled();
  type("Town / City", "Madurai");
  leavePage();
  await filled();
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "Madurai");
  type("Zip code", "625001");
  leavePage();
  await filled();
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "Madurai");
  expect(screen.getByLabelText("Zip code")).toHaveProperty("value", "625001");
  leavePage();
  open({ user: { id: 8 } });
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "");
});

test("[CHK-09] [CHK-12] [CHK-13] [CHK-14] a pending order blocks the page and is sent once", async () => {
  const { calls } = await filled({ responses: { [place]: { hold: true } } });
  submit();
  submit();
  const form = document.querySelector("form");
  if (form) fireEvent.submit(form);
  expect(button()).toHaveProperty("disabled", true);
  const overlay = screen.getByText("Placing your order...").closest("[role=status]");
  expect(overlay?.querySelector("[aria-hidden]")).toBeInstanceOf(HTMLElement);
  await settle();
  expect(calls(/checkout/)).toEqual([place]);
});

test("[CHK-07] [CHK-15] [CHK-16] shows success and redirects after two seconds", async () => {
  await filled({ responses: { [place]: placed } });
  stopTimers();
  submit();
  await settle();
  await advanceTime(1990);
  expect(screen.queryByText("at /thank-you")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Success" }).textContent).toContain("has been placed");
  await advanceTime(40);
  expect(screen.getByText("at /thank-you")).toBeDefined();
});

test("[CHK-16] the next page is loaded while the success is shown", async () => {
  const prefetch = vi.fn<(path: string) => void>();
  const Page = () => (
    <Prefetch value={prefetch}>
      <CheckoutPage />
    </Prefetch>
  );
  openPage(Page, "/checkout", { responses: { [place]: placed } });
  await screen.findByText("Product 0");
  submit();
  await popup("Success");
  expect(prefetch.mock.calls).toEqual([["/thank-you"]]);
});

test("[CHK-15] a success whose message is no text shows the shop's own", async () => {
  const body = { success: true, message: { en: "Thank you" } };
  await filled({ responses: { [place]: { body } } });
  submit();
  expect((await popup("Success")).text).toContain("has been placed");
});

test("reads the cart again after the order and keeps showing its lines", async () => {
  let left: unknown = cart;
  const { calls } = await filled({
    responses: {
      "GET /api/cart/7": () => ({ body: left }),
      [place]: () => {
        left = [];
        return placed;
      },
    },
  });
  submit();
  await popup("Success");
  await waitFor(() => expect(calls(/GET .*cart/)).toHaveLength(2));
  expect(screen.getByText("Product 0")).toBeDefined();
});

test.each([
  ["[CHK-27]", { body: { success: false } }, "Failed to place order"],
  ["[CHK-28]", { status: 400, body: { error: "Out of stock", message: "Bad" } }, "Out of stock"],
  ["[CHK-29]", { status: 500, body: { message: "Bad" } }, "Request failed with status code 500"],
  [
    "[CHK-29] an error that is no text,",
    { status: 400, body: { error: { stock: 0 } } },
    "Request failed with status code 400",
  ],
  ["[CHK-30]", { mute: true }, "Something went wrong"],
] satisfies [string, Stub, string][])(
  "[CHK-08] %s the Error popup shows '%s'",
  async (_id, response, words) => {
    await filled({ responses: { [place]: response } });
    submit();
    const { text } = await popup("Error");
    expect(text).toContain(words);
    expect(screen.queryByText("at /thank-you")).toBeNull();
  },
);

test("[CHK-17] an Error popup keeps the input and the order can be sent again", async () => {
  const { calls } = await filled({ responses: { [place]: { status: 500 } } });
  type("Town / City", "Madurai");
  submit();
  await popup("Error");
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "Madurai");
  expect(button()).toHaveProperty("disabled", false);
  await waitFor(() => expect(document.activeElement).toBe(button()));
  submit();
  await waitFor(() => expect(calls(/checkout/)).toEqual([place, place]));
  await popup("Error");
});

test.each([
  ["a visitor", { user: null }, "Please login to place your order"],
  ["an empty cart", { responses: { "GET /api/cart/7": { body: [] } } }, "Your cart is empty"],
  [
    "a line without a price",
    { responses: { "GET /api/cart/7": { body: [{ cartId: 13, quantity: 1 }] } } },
    "There is no price for Piece without a name",
  ],
] satisfies [string, Parameters<typeof openPage>[2], string][])(
  "%s: sends nothing and the Error popup shows the reason",
  async (_who, options, words) => {
    const { calls } = open(options);
    await waitFor(() => expect(screen.queryByText("Loading your cart...")).toBeNull());
    submit();
    expect((await popup("Error")).text).toContain(words);
    expect(calls(/checkout/)).toEqual([]);
  },
);

test("[CHK-20] an empty coupon code is not sent", async () => {
  const { calls } = await filled();
  applyCoupon("  ");
  expect(await screen.findByText("Please enter a coupon code")).toBeDefined();
  expect(calls(/coupons/)).toEqual([]);
});

test.each([
  ["[CHK-21]", { body: { success: false, message: "Expired" } }, "Expired"],
  ["[CHK-22]", { body: { success: false } }, "Invalid coupon"],
  ["[CHK-22]", { body: { success: false, message: { code: "used" } } }, "Invalid coupon"],
  ["[CHK-24]", { abort: true }, "Something went wrong"],
] satisfies [string, Stub, string][])("%s a refused coupon: %o", async (_id, response, words) => {
  await filled({ responses: { [validate]: response } });
  applyCoupon("SAVE");
  const said = await screen.findByText(words);
  expect(screen.getByLabelText("Coupon code").getAttribute("aria-describedby")).toBe(said.id);
});

test("[CHK-23] [CHK-25] [CHK-26] [API-29] a coupon lowers the total, its message is in ₹ in any currency, and an invalid one resets it", async () => {
  const { sent } = await filled({
    currency: "USD",
    responses: {
      [validate]: ({ body }) =>
        (body as { couponCodeName: string }).couponCodeName === "SAVE"
          ? { body: { success: true, discount: 50 } }
          : { body: { success: false } },
      [place]: placed,
    },
  });
  applyCoupon("SAVE");
  expect((await screen.findByText(/SAVE applied/)).textContent).toContain("₹50");
  expect(sent.at(-1)?.body).toEqual({ couponCodeName: "SAVE", cartTotal: 800 });
  expect(figure("Coupon Discount")).toBe("−$0.57");
  expect(figure("Total")).toBe("$8.55");
  applyCoupon("BAD");
  await screen.findByText("Invalid coupon");
  expect(figure("Coupon Discount")).toBe("$0");
  expect(figure("Total")).toBe("$9.12");
});

test("[CHK-25] a removed coupon takes back its discount and is not sent", async () => {
  const { sent } = await filled({
    responses: { [validate]: { body: { success: true, discount: 50 } }, [place]: placed },
  });
  applyCoupon("SAVE");
  await screen.findByText(/SAVE applied/);
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.queryByText(/SAVE applied/)).toBeNull();
  expect(screen.getByLabelText("Coupon code")).toHaveProperty("value", "");
  expect(document.activeElement).toBe(screen.getByLabelText("Coupon code"));
  expect(figure("Coupon Discount")).toBe("₹0");
  expect(figure("Total")).toBe("₹800");
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([{ total: 800, couponCodeName: "" }]);
});

test("an empty cart offers the way back to the shop", async () => {
  open({ responses: { "GET /api/cart/7": { body: [] } } });
  const shopping = await screen.findByRole("link", { name: "Continue Shopping" });
  expect(shopping.getAttribute("href")).toBe("/allproducts");
});

test("[CHK-25] [API-31] [API-32] an order with a coupon sends its code and the lowered total, INR by default", async () => {
  const { sent } = await filled({
    responses: { [validate]: { body: { success: true, discount: 50 } }, [place]: placed },
  });
  applyCoupon("SAVE");
  await screen.findByText(/SAVE applied/);
  submit();
  await popup("Success");
  expect(sent.find(({ call }) => call === place)?.body).toMatchObject({
    total: 750,
    couponCodeName: "SAVE",
    currency: "INR",
  });
});

test("validates the coupon once more when the cart total changes", async () => {
  let lines = cart;
  const { calls, sent } = await filled({
    responses: {
      "GET /api/cart/7": () => ({ body: lines }),
      [validate]: { body: { success: true, discount: 50 } },
      [place]: { status: 409, body: { error: "Your cart has changed." } },
    },
  });
  applyCoupon("SAVE");
  await screen.findByText(/SAVE applied/);
  lines = cart.slice(0, 1);
  submit();
  await popup("Error");
  await waitFor(() => expect(figure("Total")).toBe("₹150"));
  expect(calls(/coupons/)).toHaveLength(2);
  expect(sent.filter(({ call }) => call === validate).at(-1)?.body).toEqual({
    couponCodeName: "SAVE",
    cartTotal: 200,
  });
});

const orders = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === place).map(({ body }) => body);
const dismiss = async () => {
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const submitForm = () => {
  const form = document.querySelector("form");
  if (form) fireEvent.submit(form);
};

test("[CHK-25] blocks the order while a coupon is validated and describes why", async () => {
  const check = deferred();
  const { calls, sent } = await filled({ responses: { [validate]: check.stub, [place]: placed } });
  applyCoupon("SAVE");
  submit();
  submitForm();
  await settle();
  expect(calls(/checkout/)).toEqual([]);
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(descriptionOf(button())).toBe("Your coupon is being checked.");
  await check.respond({ body: { success: true, discount: 50 } });
  expect(button().getAttribute("aria-disabled")).toBeNull();
  expect(figure("Total")).toBe("₹750");
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([{ total: 750, couponCodeName: "SAVE" }]);
});

test("[CHK-25] validates a coupon only once the cart is read", async () => {
  const reads = deferred();
  const { calls } = open({
    responses: {
      "GET /api/cart/7": reads.stub,
      [validate]: { body: { success: true, discount: 50 } },
    },
  });
  await settle();
  applyCoupon("SAVE");
  await settle();
  expect(calls(/coupons/)).toEqual([]);
  await reads.respond({ body: cart });
  expect(calls(/coupons/)).toHaveLength(1);
  expect(figure("Total")).toBe("₹750");
});

test("[CHK-25] a discount counts only for the cart total it was validated for", async () => {
  const check = deferred();
  let lines = cart;
  const { calls } = await filled({
    responses: { "GET /api/cart/7": () => ({ body: lines }), [validate]: check.stub },
  });
  applyCoupon("SAVE");
  await check.respond({ body: { success: true, discount: 50 } });
  expect(figure("Total")).toBe("₹750");
  lines = cart.slice(0, 1);
  await changeInOtherTab(calls);
  expect(figure("Total")).toBe("–");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await check.respond({ body: { success: true, discount: 20 } });
  expect(figure("Total")).toBe("₹180");
});

test("[CHK-23] ignores the late response of an older coupon", async () => {
  const check = deferred();
  await filled({ responses: { [validate]: check.stub } });
  applyCoupon("FIRST");
  type("Coupon code", "SECOND");
  fireEvent.submit(screen.getByLabelText("Coupon code"));
  await settle();
  await check.respond({ body: { success: true, discount: 10 } }, -1);
  const shown = recordValues(() => figure("Total"));
  for (const _older of check.waiting())
    await check.respond({ body: { success: true, discount: 50 } });
  expect(shown).toEqual(["₹790"]);
  expect(screen.getByText(/SECOND applied/)).toBeDefined();
});

test("[CHK-28] reports an expired coupon, shows the new total and orders with it", async () => {
  let ended = false;
  const { sent } = await filled({
    responses: {
      [validate]: () => ({ body: { success: !ended, discount: 50, message: "Expired" } }),
      [place]: () => {
        if (ended) return placed;
        ended = true;
        return { status: 409, body: { error: "This coupon has expired" } };
      },
    },
  });
  applyCoupon("SAVE");
  await screen.findByText(/SAVE applied/);
  type("Town / City", "Madurai");
  submit();
  expect((await popup("Error")).text).toContain("This coupon has expired");
  await waitFor(() => expect(figure("Total")).toBe("₹800"));
  expect(screen.getByText("The total has changed from ₹750 to ₹800.")).toBeDefined();
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "Madurai");
  await dismiss();
  expect(descriptionOf(button())).toBe("The total has changed from ₹750 to ₹800.");
  submit();
  await popup("Success");
  expect(descriptionOf(button())).toBeNull();
  expect(orders(sent)).toMatchObject([
    { total: 750, couponCodeName: "SAVE" },
    { total: 800, couponCodeName: "" },
  ]);
});

test("[CHK-28] reports a price increase and blocks the order until the new total is shown", async () => {
  const reads = deferred();
  const { sent } = open({
    responses: {
      "GET /api/cart/7": reads.stub,
      [place]: ({ body }) =>
        (body as { total: number }).total === 1000
          ? placed
          : { status: 409, body: { error: "The total has changed." } },
    },
  });
  await settle();
  await reads.respond({ body: cart });
  const shown = recordValues(() => figure("Total"));
  submit();
  await popup("Error");
  await dismiss();
  submit();
  await settle();
  expect(orders(sent)).toHaveLength(1);
  expect(screen.getByText("Your cart is being brought up to date.")).toBeDefined();
  const dearer = cart.map((line) => ({
    ...line,
    ProductVariant: {
      ...line.ProductVariant,
      Product: {
        ...line.ProductVariant?.Product,
        productOfferPrice: 200,
      },
    },
  }));
  await reads.respond({ body: dearer });
  expect(screen.getByText("The total has changed from ₹800 to ₹1,000.")).toBeDefined();
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([{ total: 800 }, { total: 1000, products: dearer }]);
  expect(shown).toEqual(["₹800", "₹1,000"]);
});

test.each([
  ["lost", { abort: true }],
  ["a gateway's error", { status: 504 }],
  ["a failure of the server", { status: 500 }],
  ["unreadable", { text: "<html>" }],
  ["empty", { text: "" }],
] satisfies [string, Stub][])(
  "[CHK-17] an order whose response is %s is sent again unchanged, even if the cart is empty",
  async (_how, response) => {
    let now: unknown = cart;
    let times = 0;
    const { sent } = await filled({
      responses: {
        "GET /api/cart/7": () => ({ body: now }),
        [place]: () => {
          now = [];
          times += 1;
          return times === 1 ? response : placed;
        },
      },
    });
    submit();
    await popup("Error");
    await settle();
    expect(screen.getByText("Product 0")).toBeDefined();
    await dismiss();
    submit();
    await popup("Success");
    const [one, other] = orders(sent);
    expect(other).toEqual(one);
  },
);

test("[CHK-14] a cart response during a pending order changes no amount", async () => {
  const order = deferred();
  let now: unknown = cart;
  const { sent, calls } = await filled({
    responses: { "GET /api/cart/7": () => ({ body: now }), [place]: order.stub },
  });
  const shown = recordValues(() => figure("Total"));
  submit();
  now = cart.slice(0, 1);
  await changeInOtherTab(calls);
  await order.respond(placed);
  await popup("Success");
  expect(shown).toEqual(["₹800"]);
  expect(orders(sent)).toHaveLength(1);
});

test("ignores the response of an order after a change of user", async () => {
  const order = deferred();
  await filled({ responses: { [place]: order.stub, "GET /api/cart/8": { body: [] } } });
  type("Town / City", "Madurai");
  submit();
  localStorage.setItem("user", JSON.stringify({ id: 8 }));
  act(() => void window.dispatchEvent(new Event("storage")));
  await order.respond(placed);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText(/has been placed/)).toBeNull();
  expect(screen.getByLabelText("Town / City")).toHaveProperty("value", "");
  expect(sessionStorage).toHaveLength(0);
});

test("[CUR-03] another currency is not told as a change of the total", async () => {
  await filled();
  act(() => writeItem("currency", "USD"));
  expect(figure("Total")).toBe("$9.12");
  expect(screen.queryByText(/The total has changed/)).toBeNull();
});

test("other tabs read cart and order history again after an order", async () => {
  await filled({ responses: { [place]: placed } });
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel("pallu");
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  submit();
  await waitFor(() => expect(heard).toEqual(["cart", "order history", "orders"]));
  otherTab.close();
});

test("[CHK-28] a refusal is told to someone who has left the page", async () => {
  const order = deferred();
  localStorage.clear();
  logIn();
  await openShop("/checkout", {
    strict: false,
    stubs: { "GET /api/cart/7": { body: cart }, [place]: order.stub },
  });
  await screen.findByText("Product 0");
  submit();
  await settle();
  fireEvent.click(screen.getByRole("link", { name: "Back to Cart" }));
  await screen.findByRole("heading", { level: 1, name: "Cart" });
  await order.respond({ status: 409, body: { error: "One piece is sold out." } });
  expect(await screen.findByText("One piece is sold out.")).toBeDefined();
});

test("[CHK-04] before scripts no amount is shown, and a note says what the page needs", async () => {
  const { html } = await renderServed({ url: "/checkout" });
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  expect(main).toContain("Sub Total");
  expect(main).not.toMatch(/[₹$]\s*\d/);
  expect(main).toContain("<noscript>");
});

const saves: Stub = { body: { success: true, discount: 50 } };
const applied = async () => {
  await filled({ responses: { [validate]: saves, [place]: placed } });
  applyCoupon("SAVE");
  await screen.findByText(/SAVE applied/);
};
const code = () => screen.getByLabelText<HTMLInputElement>("Coupon code").value;

test("[CHK-25] an applied coupon comes back with the draft, validated for the total of now", async () => {
  await applied();
  leavePage();
  const { sent } = await filled({
    responses: { "GET /api/cart/7": { body: cart.slice(0, 1) }, [validate]: saves },
  });
  expect(await screen.findByText(/SAVE applied/)).toBeVisible();
  expect(sent.filter(({ call }) => call === validate).map(({ body }) => body)).toEqual([
    { couponCodeName: "SAVE", cartTotal: 200 },
  ]);
  expect(code()).toBe("SAVE");
  expect(figure("Total")).toBe("₹150");
});

test("[CHK-24] a coupon of the draft whose response is lost shows no total and is tried again", async () => {
  await applied();
  leavePage();
  let isLost = true;
  const { calls } = await filled({
    responses: {
      [validate]: () => {
        if (isLost) throw new TypeError("Load failed");
        return saves;
      },
      [place]: placed,
    },
  });
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  expect([figure("Sub Total"), figure("Coupon Discount"), figure("Total")]).toEqual([
    "₹800",
    "–",
    "–",
  ]);
  submit();
  expect(calls(/checkout/)).toEqual([]);
  expect(descriptionOf(button())).toMatch(/^Your coupon could not be checked and is tried again\./);
  isLost = false;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(/SAVE applied/)).toBeVisible();
  expect(figure("Total")).toBe("₹750");
});

test("[CHK-24] a coupon of the draft that cannot be checked can be tried by hand, and left out", async () => {
  await applied();
  leavePage();
  const { calls, sent } = await filled({
    responses: { [validate]: { status: 503, body: {} }, [place]: placed },
  });
  await waitFor(() => expect(descriptionOf(button())).toMatch(/^Your coupon could not be checked/));
  const tries = calls(/coupons/).length;
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(calls(/coupons/)).toHaveLength(tries + 1));
  expect(figure("Total")).toBe("–");
  applyCoupon("");
  expect(await screen.findByText("Please enter a coupon code")).toBeVisible();
  expect(figure("Total")).toBe("₹800");
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([{ total: 800, couponCodeName: "" }]);
});

test("[CHK-25] a code that is typed and not applied is named when its field is left, and stops no order", async () => {
  const { sent } = await filled({ responses: { [validate]: saves, [place]: placed } });
  const field = screen.getByLabelText("Coupon code");
  const note = () => screen.queryByText(/is not applied yet/)?.textContent;
  const leaveFor = async (element: Element) => {
    fireEvent.blur(field, { relatedTarget: element });
    const before = note();
    fireEvent.mouseUp(element);
    expect(note()).toBe(before);
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
  };
  await leaveFor(document.body);
  expect(note()).toBeUndefined();
  type("Coupon code", " SAVE ");
  await leaveFor(screen.getByRole("button", { name: "Apply" }));
  expect(note()).toBeUndefined();
  await leaveFor(screen.getByLabelText("Zip code"));
  expect(note()).toBe("The code SAVE is not applied yet. Press Apply to use it.");
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(note()).toBeUndefined();
  await screen.findByText(/SAVE applied/);
  await leaveFor(screen.getByLabelText("Zip code"));
  expect(note()).toBeUndefined();
  type("Coupon code", "MORE");
  await leaveFor(screen.getByLabelText("Zip code"));
  expect(note()).toContain("MORE");
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([{ couponCodeName: "SAVE" }]);
});

test("[CHK-21] a coupon of the draft that no longer holds says so, and is tried again for another total", async () => {
  await applied();
  leavePage();
  let lines = cart.slice(0, 1);
  const { calls } = await filled({
    responses: {
      "GET /api/cart/7": () => ({ body: lines }),
      [validate]: ({ body }) =>
        (body as { cartTotal: number }).cartTotal < 800
          ? { body: { success: false, message: "From ₹500" } }
          : saves,
    },
  });
  expect(await screen.findByText("From ₹500")).toBeVisible();
  expect(code()).toBe("SAVE");
  expect(figure("Total")).toBe("₹200");
  lines = cart;
  await changeInOtherTab(calls);
  expect(await screen.findByText(/SAVE applied/)).toBeVisible();
});

test.each<[string, () => unknown, object]>([
  ["it was removed", () => fireEvent.click(screen.getByRole("button", { name: "Remove" })), {}],
  ["another code was refused", () => applyCoupon(" "), {}],
  [
    "the order was placed",
    async () => {
      submit();
      await popup("Success");
    },
    {},
  ],
  ["a logout", () => act(() => clearSession()), {}],
  ["another person has come", () => undefined, { user: { id: 8 } }],
])("[CHK-25] no coupon comes back after %s", async (_what, leave, options) => {
  await applied();
  await leave();
  leavePage();
  const { calls } = open({ responses: { [validate]: saves }, ...options });
  await settle();
  expect(calls(/coupons/)).toEqual([]);
  expect(code()).toBe("");
});

test.each([
  "{",
  "[]",
  '"SAVE"',
  '{"owner":7,"fields":["SAVE"]}',
  '{"owner":7,"forms":{"billing":{}}}',
  '{"owner":7,"fields":{"townCity":{"of":"another build"},"couponCodeName":5,"landmark":"x"}}',
])("a draft of another build breaks nothing: %s", async (draft) => {
  sessionStorage.setItem("draft", draft);
  const { sent } = await filled({ responses: { [place]: placed } });
  type("Zip code", "641001");
  submit();
  await popup("Success");
  expect(orders(sent)).toMatchObject([
    { billData: { townCity: "", zipCode: "641001" }, couponCodeName: "" },
  ]);
});
