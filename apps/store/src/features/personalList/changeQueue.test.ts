import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChangeQueue } from "./changeQueue.ts";
import type { PendingChange } from "./changeQueue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a change a minute after another is sent at once, also when the clock was set back meanwhile", async () => {
  const sent: PendingChange[] = [];
  const queue = createChangeQueue({
    send: async (_id, change) => void sent.push(change),
    onConfirmed: () => undefined,
    onFailed: async () => undefined,
    onChange: () => undefined,
  });
  const first: PendingChange = { kind: "quantity", quantity: 1 };
  const second: PendingChange = { kind: "quantity", quantity: 2 };
  queue.change("a", first);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  queue.change("a", second);
  expect(sent).toEqual([first, second]);
});
