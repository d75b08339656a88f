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

test("[CUR-03] while the storage is full the value that was set last counts, not the old one", () => {
  writeItem("currency", "INR");
  const refusing = refuse();
  writeItem("currency", "USD");
  expect(readItem("currency")).toBe("USD");
  refusing.mockRestore();
  writeItem("currency", "INR");
  expect(readItem("currency")).toBe("INR");
});

test("what another tab stores or removes is newer than a value that was refused", () => {
  const told = vi.fn<() => void>();
  const stop = subscribeStorage(told);
  writeItem("currency", "INR");
  refuse();
  writeItem("currency", "USD");
  window.localStorage.removeItem("currency");
  window.dispatchEvent(new StorageEvent("storage", { key: "currency" }));
  expect(readItem("currency")).toBeNull();
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});
