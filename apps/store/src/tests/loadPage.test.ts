import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetReload, reloadOnce } from "../loadPage.ts";

const reload = vi.fn();

/** Stands for the browser's location, whose `reload` jsdom does not have. */
const openAt = (href: string): void => void vi.stubGlobal("location", { href, reload });

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("reloads once for each address", () => {
  openAt("https://shop.example/contact");
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  openAt("https://shop.example/faq");
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("reloads again at an address whose page has come since: another build may follow", () => {
  openAt("https://shop.example/contact");
  reloadOnce();
  forgetReload();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("does not reload offline, which would replace the page by the browser's own", () => {
  openAt("https://shop.example/contact");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("does not reload without a storage, which could not stop it from doing so for ever", () => {
  openAt("https://shop.example/contact");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("The storage is blocked.");
  });
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});
