import { afterEach, expect, test, vi } from "vitest";
import { readItem, removeItem, subscribeStorage, writeItem } from "./storage.ts";

const refuse = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

afterEach(() => {
  vi.restoreAllMocks();
  removeItem("currency");
});

test("[CUR-03] a full storage still returns the last value", () => {
  writeItem("currency", "INR");
  const refusing = refuse();
  writeItem("currency", "USD");
  expect(readItem("currency")).toBe("USD");
  refusing.mockRestore();
  writeItem("currency", "INR");
  expect(readItem("currency")).toBe("INR");
});

test("a change in another tab replaces a value held in memory", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeStorage(listener);
  writeItem("currency", "INR");
  refuse();
  writeItem("currency", "USD");
  window.localStorage.removeItem("currency");
  window.dispatchEvent(new StorageEvent("storage", { key: "currency" }));
  expect(readItem("currency")).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});
