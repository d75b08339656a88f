import { afterEach, expect, test, vi } from "vitest";
import type { PendingChange, PendingChanges } from "./cart.logic.ts";
import { createCartQueue } from "./cart.queue.ts";

/** A server that answers when the test says so. */
const setUp = () => {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const sent: [string, number | "removed"][] = [];
  let pending: PendingChanges = new Map();
  const failures: PendingChange[] = [];
  const answer = (cartId: string, value: number | "removed"): Promise<void> => {
    sent.push([cartId, value]);
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const reload = vi.fn(() => Promise.resolve());
  const queue = createCartQueue({
    sendQuantity: (cartId, quantity) => answer(cartId, quantity),
    sendRemoval: (cartId) => answer(cartId, "removed"),
    reload,
    onChange: (next) => (pending = next),
    onFailure: (change) => failures.push(change),
  });
  const settle = async (how: "resolve" | "reject" = "resolve"): Promise<void> => {
    const next = waiting.shift();
    if (!next) throw new Error("Nothing is waiting for an answer.");
    if (how === "resolve") next.resolve();
    else next.reject(new Error("refused"));
    await vi.waitFor(() =>
      expect(waiting.length + (pending.size === 0 ? 1 : 0)).toBeGreaterThan(0),
    );
  };
  return { queue, sent, settle, reload, failures, pending: () => pending };
};

afterEach(() => void vi.useRealTimers());

const quantity = (value: number): PendingChange => ({ kind: "quantity", quantity: value });

test("[CART-13] a wanted quantity is shown before the server has answered", () => {
  const { queue, pending } = setUp();
  queue.change("11", quantity(3));
  expect(pending().get("11")).toEqual(quantity(3));
});

test("[CART-13] fifty fast clicks make two calls and the last value wins", async () => {
  const { queue, sent, settle, pending } = setUp();
  for (let wanted = 2; wanted <= 51; wanted += 1) queue.change("11", quantity(wanted));
  await settle();
  await settle();
  expect(sent).toEqual([
    ["11", 2],
    ["11", 51],
  ]);
  expect(pending().size).toBe(0);
});

test("[CART-17] [CART-18] the cart is read again after an update and after a removal", async () => {
  const { queue, settle, reload } = setUp();
  queue.change("11", quantity(2));
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  queue.change("11", { kind: "removed" });
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("[CART-26] a refused quantity is logged and falls back to what the server has", async () => {
  const { queue, settle, failures, pending, reload } = setUp();
  queue.change("11", quantity(9));
  await settle("reject");
  expect(failures).toEqual([quantity(9)]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(pending().size).toBe(0);
});

test("[CART-26] a failed call in between does not lose the last wanted value", async () => {
  const { queue, sent, settle, pending } = setUp();
  queue.change("11", quantity(2));
  queue.change("11", quantity(4));
  await settle("reject");
  expect(pending().get("11")).toEqual(quantity(4));
  await settle();
  expect(sent).toEqual([
    ["11", 2],
    ["11", 4],
  ]);
  expect(pending().size).toBe(0);
});

test("[CART-14] two lines are sent side by side, each by its own id", () => {
  const { queue, sent } = setUp();
  queue.change("11", { kind: "removed" });
  queue.change("12", quantity(5));
  expect(sent).toEqual([
    ["11", "removed"],
    ["12", 5],
  ]);
});

test("[CART-15] another user's answers change nothing after the queue was cleared", async () => {
  const { queue, pending, reload, settle } = setUp();
  queue.change("11", quantity(2));
  queue.clear();
  await settle();
  expect(pending().size).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});

test.each([60, 120, 250, 390])(
  "[CART-13] fifty clicks, one every %i ms, make two calls: the first at once, the last value after them",
  async (everyMs) => {
    vi.useFakeTimers();
    const sent: number[] = [];
    let pending: PendingChanges = new Map();
    const afterAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
    const queue = createCartQueue({
      sendQuantity: (_cartId, wanted) => {
        sent.push(wanted);
        return afterAWhile();
      },
      sendRemoval: afterAWhile,
      reload: afterAWhile,
      onChange: (next) => (pending = next),
      onFailure: () => undefined,
    });
    for (let wanted = 2; wanted <= 51; wanted += 1) {
      queue.change("11", quantity(wanted));
      expect(pending.get("11")).toEqual(quantity(wanted));
      if (wanted === 2) expect(sent).toEqual([2]);
      await vi.advanceTimersByTimeAsync(everyMs);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([2, 51]);
    expect(pending.size).toBe(0);
  },
);

test("[CART-14] a removal waits for no quiet", async () => {
  vi.useFakeTimers();
  const { queue, sent, settle } = setUp();
  queue.change("11", quantity(2));
  await settle();
  queue.change("11", quantity(4));
  await vi.advanceTimersByTimeAsync(60);
  queue.change("11", { kind: "removed" });
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual([
    ["11", 2],
    ["11", "removed"],
  ]);
});

test("[CART-15] what still waited for quiet is not sent for another user", async () => {
  vi.useFakeTimers();
  const { queue, sent, settle } = setUp();
  queue.change("11", quantity(2));
  await settle();
  await vi.advanceTimersByTimeAsync(10);
  queue.change("11", quantity(3));
  queue.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([["11", 2]]);
});

test("[CART-13] a page that goes away sends what waited for quiet, and no line twice", async () => {
  vi.useFakeTimers();
  const { queue, sent, settle, pending } = setUp();
  queue.change("11", quantity(2));
  await settle();
  queue.change("11", quantity(5));
  queue.flush();
  queue.flush();
  expect(sent).toEqual([
    ["11", 2],
    ["11", 5],
  ]);
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  expect(pending().size).toBe(0);
});

test("[CART-13] a page that goes away waits for no answer", async () => {
  const { queue, sent, settle, pending } = setUp();
  queue.change("11", quantity(2));
  queue.change("11", quantity(3));
  queue.flush();
  expect(sent).toEqual([
    ["11", 2],
    ["11", 3],
  ]);
  await settle();
  await settle();
  expect(sent).toHaveLength(2);
  expect(pending().size).toBe(0);
});
