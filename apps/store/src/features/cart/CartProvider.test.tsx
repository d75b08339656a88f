import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import type { CartItemResponse } from "@pallu/contract";
import { afterEach, expect, test, vi } from "vitest";
import { cart } from "../../testing/conventions.fixtures.ts";
import { deferred, recordValues } from "../../testing/deferred.fixtures.ts";
import { openPage, advanceTime, settle } from "../../testing/pages.fixtures.tsx";
import type { Stubs } from "../../testing/pages.fixtures.tsx";
import { useCart } from "./CartProvider.tsx";
import { createChangeQueue } from "../personalList/changeQueue.ts";

const [first, second] = cart;
if (!first || !second) throw new Error("The sample cart has two lines.");
const lines = (...quantities: (number | null)[]): { body: CartItemResponse[] } => ({
  body: [first, second].flatMap((line, position) => {
    const quantity = quantities[position];
    return typeof quantity === "number" ? [{ ...line, quantity }] : [];
  }),
});

/** Shows the state of the cart as text, with one button for each action. */
const CartProbe = () => {
  const { items, count, saving, setQuantity, remove, add, reload } = useCart();
  const [outcome, setOutcome] = useState<string>();
  const shown = items.map(({ cartId, quantity }) => `${cartId}×${quantity}`).join(" ");
  return (
    <>
      <p data-testid="lines">{shown}</p>
      <p data-testid="count">{count}</p>
      <p data-testid="saving">{[...saving].join(" ")}</p>
      <p data-testid="outcome">{outcome}</p>
      {[1, 2, 3].map((quantity) => (
        <button type="button" key={quantity} onClick={() => setQuantity(11, quantity)}>
          first to {quantity}
        </button>
      ))}
      <button type="button" onClick={() => setQuantity(12, 1)}>
        second to 1
      </button>
      <button type="button" onClick={() => remove(11)}>
        remove first
      </button>
      <button
        type="button"
        onClick={() =>
          void add({ variantId: 103 }, 2).then((end) => setOutcome(end?.kind ?? "none"))
        }
      >
        add
      </button>
      <button type="button" onClick={() => void reload()}>
        reload
      </button>
    </>
  );
};

const text = (id: string) => screen.getByTestId(id).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const get = "GET /api/cart/7";
const put = "PUT /api/cart/update/11";
const putSecond = "PUT /api/cart/update/12";
const del = "DELETE /api/cart/11";
const post = "POST /api/cart/add";

/** Opens a cart whose responses are controlled by the test. */
const openUnread = (responses: Stubs = {}) => {
  const reads = deferred();
  const writes = deferred();
  const held = Object.fromEntries(
    [put, putSecond, del, post].map((call) => [call, writes.stub] as const),
  );
  const page = openPage(CartProbe, "/probe", {
    responses: { ...held, [get]: reads.stub, ...responses },
  });
  return { ...page, reads, writes, quantities: () => page.sent.filter(({ call }) => call === put) };
};

/** Opens a cart with quantities 2 and 3. */
const open = async (responses: Stubs = {}) => {
  const opened = openUnread(responses);
  await opened.reads.respond(lines(2, 3));
  return opened;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[CART-13] shows a new quantity before the server responds", async () => {
  await open();
  press("first to 3");
  expect(text("lines")).toBe("11×3 12×3");
  expect(text("saving")).toBe("11");
});

test("[CART-13] [CART-17] a read superseded by a newer change does not undo the earlier change", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("lines"));
  press("first to 1");
  await writes.respond({ body: {} });
  expect(reads.waiting()).toHaveLength(1);
  press("second to 1");
  await writes.respond({ body: {} });
  // The first read started before the second change; its response arrives last.
  expect(reads.waiting()).toHaveLength(2);
  await reads.respond(lines(1, 3), 0);
  await reads.respond(lines(1, 1), 0);
  expect(seen).toEqual(["11×2 12×3", "11×1 12×3", "11×1 12×1"]);
});

test("[CART-14] [CART-18] a superseded read does not restore a removed line", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("lines"));
  press("reload");
  press("remove first");
  await writes.respond({ body: {} });
  press("second to 1");
  await writes.respond({ body: {} });
  while (reads.waiting().length > 1) await reads.respond(lines(2, 3), 0);
  await reads.respond(lines(null, 1));
  expect(seen).toEqual(["11×2 12×3", "12×3", "12×1"]);
});

test("[CART-14] a removed line stays hidden while the host still lists it, until something is added", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => `${text("lines")} (${text("count")})`);
  press("remove first");
  await writes.respond({ body: {} });
  await reads.respond(lines(2, 3));
  expect(seen).toEqual(["11×2 12×3 (5)", "12×3 (3)"]);
  press("add");
  await writes.respond({ status: 201, body: {} });
  await reads.respond(lines(2, 3));
  expect(text("lines")).toBe("11×2 12×3");
});

test("[CART-13] ignores a read that started before the change and ends after it", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("lines"));
  press("reload");
  press("first to 3");
  await writes.respond({ body: {} });
  await reads.respond(lines(2, 3), 0);
  await reads.respond(lines(3, 3), 0);
  expect(seen).toEqual(["11×2 12×3", "11×3 12×3"]);
  expect(text("saving")).toBe("");
});

test("[CART-17] [CART-18] the cart is read again after an update and after a removal", async () => {
  const { reads, writes, calls } = await open();
  press("first to 3");
  await writes.respond({ body: {} });
  await reads.respond(lines(3, 3));
  press("remove first");
  await writes.respond({ body: {} });
  await reads.respond(lines(null, 3));
  expect(calls()).toEqual(expect.arrayContaining([get, put, get, del, get]));
  expect(calls(/GET .*cart/)).toHaveLength(3);
});

test("[CART-17] a confirmed quantity stays when the read after it fails", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  const seen = recordValues(() => text("lines"));
  press("first to 3");
  await writes.respond({ body: {} });
  await reads.respond({ status: 500 });
  expect(seen).toEqual(["11×2 12×3", "11×3 12×3"]);
  expect(error.mock.calls.map(([said]) => said)).toEqual(["Error fetching cart"]);
});

test.each([
  ["refused", { status: 409, body: { message: "No" } }],
  ["lost", { abort: true }],
] as const)(
  "[CART-26] only logs a %s change and restores the line after the next read",
  async (_how, response) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { reads, writes } = await open();
    const seen = recordValues(() => text("lines"));
    press("first to 3");
    await writes.respond(response);
    await reads.respond(lines(2, 3));
    expect(seen).toEqual(["11×2 12×3", "11×3 12×3", "11×2 12×3"]);
    expect(error.mock.calls.map(([said]) => said)).toEqual(["Error updating cart"]);
  },
);

test("[CART-26] never shows the old value if the server made the change but its response was lost", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  const seen = recordValues(() => text("lines"));
  press("first to 3");
  await writes.respond({ abort: true });
  press("second to 1");
  await writes.respond({ body: {} });
  await reads.respond(lines(2, 3), 0);
  await reads.respond(lines(3, 1), 0);
  expect(seen).toEqual(["11×2 12×3", "11×3 12×3", "11×3 12×1"]);
});

test("[CART-26] keeps the last quantity when an earlier request is rejected", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { reads, writes, quantities } = await open();
  press("first to 1");
  press("first to 3");
  await writes.respond({ status: 409, body: {} });
  expect(text("lines")).toBe("11×3 12×3");
  await advanceTime(1000);
  await writes.respond({ body: {} });
  await reads.respond(lines(3, 3), -1);
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
  expect(text("lines")).toBe("11×3 12×3");
  expect(text("saving")).toBe("");
});

test("[CART-14] sends changes of two lines in parallel, each with its own id", async () => {
  const { writes } = await open();
  press("remove first");
  press("second to 1");
  expect(writes.waiting().map(({ call, body }) => [call, body])).toEqual([
    [del, undefined],
    [putSecond, { quantity: 1 }],
  ]);
});

test.each([60, 390])(
  "[CART-13] fifty clicks, one every %i ms, make two calls: the first at once, the last value after them",
  async (everyMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const { quantities } = await open({ [put]: { body: {} } });
    for (let click = 0; click < 50; click += 1) {
      press(`first to ${1 + (click % 2) * 2}`);
      if (click === 0) expect(quantities()).toHaveLength(1);
      await advanceTime(everyMs);
    }
    await advanceTime(1000);
    expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
    expect(text("saving")).toBe("");
  },
);

test("[CART-14] sends a removal without debounce", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { calls, writes } = await open();
  press("first to 1");
  await writes.respond({ body: {} });
  press("first to 3");
  press("remove first");
  await settle();
  expect(calls(/PUT|DELETE/)).toEqual([put, del]);
});

const changeVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

test("[CART-13] sends pending changes when the tab is hidden, one request at a time for each line", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { writes, quantities } = await open();
  press("first to 1");
  press("first to 3");
  changeVisibility("hidden");
  await settle();
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }]);
  await writes.respond({ body: {} });
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
});

test("[CART-13] changes after the tab was hidden are debounced again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { writes, quantities } = await open();
  press("first to 1");
  changeVisibility("hidden");
  press("first to 3");
  changeVisibility("visible");
  await writes.respond({ body: {} });
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }]);
  await advanceTime(400);
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
});

test("[CART-13] cancels the older request and sends the last value on pagehide", async () => {
  const { quantities } = await open();
  const signals: (AbortSignal | null | undefined)[] = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    signals.push(init?.signal);
    expect(init?.keepalive).toBe(true);
    const aborted = new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
    );
    return Promise.race([stubbed(address, init), aborted]);
  });
  press("first to 1");
  press("first to 3");
  window.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
});

test("[CART-13] the request with the last value goes on at pagehide", async () => {
  const { quantities } = await open();
  let signal: AbortSignal | null | undefined;
  const stubbed = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    signal = init?.signal;
    return stubbed(address, init);
  });
  press("first to 3");
  window.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(signal?.aborted).toBe(false);
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 3 }]);
});

test("[CART-16] [HDR-38] the badge counts an addition as soon as the server confirms it", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("count"));
  press("add");
  await writes.respond({ status: 201, body: { message: "Added" } });
  expect(text("count")).toBe("7");
  expect(reads.waiting()).toHaveLength(1);
  await reads.respond({ body: [first, second, { ...first, cartId: 13 }] });
  expect(seen).toEqual(["5", "7"]);
});

test("[CART-16] [HDR-38] an addition confirmed before the cart was first read stays counted", async () => {
  const { reads, writes } = openUnread();
  await settle();
  const seen = recordValues(() => text("count"));
  press("add");
  await writes.respond({ status: 201, body: {} });
  expect(text("count")).toBe("0");
  const added = { cartId: 13, quantity: 2, ProductVariant: { productVariantId: 103 } };
  await reads.respond({ body: [added] }, -1);
  await reads.respond({ body: [] });
  expect(seen).toEqual(["0", "2"]);
});

test("[CART-16] counts two quick additions, whichever read responds", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("count"));
  press("add");
  press("add");
  await writes.respond({ status: 201, body: {} });
  await writes.respond({ status: 201, body: {} });
  await reads.respond({ body: [first, second, { ...first, cartId: 13 }] }, 0);
  await reads.respond({
    body: [first, second, { ...first, cartId: 13 }, { ...first, cartId: 14 }],
  });
  expect(seen).toEqual(["5", "9"]);
});

test.each([
  ["[ERR-02] already there", { body: { message: "Already in cart" } }],
  ["[ERR-06] refused", { status: 409, body: { message: "Only one left" } }],
] as const)(
  "%s: an add that adds nothing is not counted once it has a response",
  async (_how, response) => {
    const { writes } = await open();
    const seen = recordValues(() => text("count"));
    press("add");
    await writes.respond(response);
    expect(seen).toEqual(["5", "7", "5"]);
  },
);

test("[CART-15] neither sends nor shows changes of the previous user", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { writes, quantities } = await open({ "GET /api/cart/8": { body: [second] } });
  press("first to 1");
  press("first to 3");
  localStorage.setItem("user", JSON.stringify({ id: 8 }));
  window.dispatchEvent(new Event("storage"));
  await settle();
  await writes.respond({ body: {} });
  await advanceTime(1000);
  expect(quantities()).toHaveLength(1);
  expect(text("lines")).toBe("12×3");
  expect(text("saving")).toBe("");
});

test("[CART-16] [HDR-38] counts an item once that a read listed before the addition was confirmed", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("count"));
  press("add");
  press("reload");
  const added = { cartId: 13, quantity: 2, ProductVariant: { productVariantId: 103 } };
  expect(text("count")).toBe("7");
  await reads.respond({ body: [first, second, added] });
  await writes.respond({ status: 201, body: {} });
  await reads.respond({ body: [first, second, added] });
  expect(seen).toEqual(["5", "7"]);
});

test("[CART-16] an addition that ends after the logout has no outcome", async () => {
  const { writes } = await open();
  press("add");
  act(() => {
    localStorage.removeItem("user");
    window.dispatchEvent(new Event("storage"));
  });
  expect(text("count")).toBe("0");
  await writes.respond({ status: 201, body: { message: "Added" } });
  expect(text("outcome")).toBe("none");
  expect(text("count")).toBe("0");
});

test("[CART-17] a response after the change of user confirms nothing", async () => {
  let response = (): void => undefined;
  const onConfirmed = vi.fn();
  const queue = createChangeQueue({
    send: () => new Promise<void>((resolve) => (response = resolve)),
    onConfirmed,
    onFailed: () => Promise.resolve(),
    onChange: () => undefined,
  });
  queue.change("11", { kind: "quantity", quantity: 3 });
  await settle();
  queue.clear();
  response();
  await settle();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test.each([
  ["lost", { abort: true }],
  ["that of a gateway", { status: 504 }],
] as const)(
  "[CART-16] an addition whose response is %s is read: the server may have made it",
  async (_how, response) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { reads, writes } = await open();
    press("add");
    await writes.respond(response);
    expect(text("count")).toBe("5");
    await reads.respond({ body: [first, second, { ...first, cartId: 13 }] });
    expect(text("count")).toBe("7");
  },
);

test("[CART-13] a change after a rejected one does not wait for the read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes, quantities } = await open();
  press("first to 1");
  await writes.respond({ status: 503 });
  expect(reads.waiting()).toHaveLength(1);
  press("first to 3");
  window.dispatchEvent(new Event("pagehide"));
  await settle();
  expect(quantities().map(({ body }) => body)).toEqual([{ quantity: 1 }, { quantity: 3 }]);
});

test("[CART-16] an addition outlives the page", async () => {
  await open();
  const stubbed = globalThis.fetch;
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    sent.push(init);
    return stubbed(address, init);
  });
  press("add");
  await settle();
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([["POST", true]]);
});
