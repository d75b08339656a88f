import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyWithRetry } from "./lazyWithRetry.tsx";

afterEach(cleanup);

/** A part whose chunk fails until `mend` is called. */
const failing = (Fallback: ComponentType = () => null) => {
  let isLost = true;
  const load = vi.fn(async () => {
    if (isLost) throw new Error("The chunk is gone.");
    return { default: () => <p>part</p> };
  });
  const onFail = vi.fn();
  const Part = lazyWithRetry(load, Fallback, onFail);
  const open = async () => {
    const opened = render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await act(async () => undefined);
    return opened;
  };
  return { Part, load, open, onFail, mend: () => (isLost = false) };
};

test("a fallback stands for the part until the browser is online", async () => {
  const { open, mend } = failing(() => <p>fallback</p>);
  await open();
  expect(screen.getByText("fallback")).toBeVisible();
  mend();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("part")).toBeVisible();
});

test("a part that failed is loaded again when it is mounted again", async () => {
  const { load, open, mend } = failing();
  (await open()).unmount();
  mend();
  await open();
  expect(screen.getByText("part")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("loading in advance says whether the part is loaded", async () => {
  const { Part, mend } = failing();
  expect(await Part.preload()).toBe(false);
  expect(Part.isLoaded()).toBe(false);
  mend();
  expect(await Part.preload()).toBe(true);
  expect(Part.isLoaded()).toBe(true);
});

test("a failed load is told, and another `resetKey` loads again", async () => {
  const { Part, load, mend, onFail } = failing(() => <p>fallback</p>);
  const show = (resetKey: string) => (
    <Suspense>
      <Part resetKey={resetKey} />
    </Suspense>
  );
  const { rerender } = render(show("/a"));
  await act(async () => undefined);
  expect(screen.getByText("fallback")).toBeVisible();
  expect(onFail).toHaveBeenCalledTimes(1);
  rerender(show("/a"));
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  mend();
  rerender(show("/b"));
  await act(async () => undefined);
  expect(screen.getByText("part")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
