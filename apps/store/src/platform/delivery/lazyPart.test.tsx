import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

afterEach(cleanup);

/** A part whose code fails to load until `mend` is called. */
const failing = (Fallback?: ComponentType) => {
  let isLost = true;
  const load = vi.fn(async () => {
    if (isLost) throw new Error("The chunk is gone.");
    return { default: () => <p>part</p> };
  });
  const Part = lazyPart(load, Fallback);
  const open = async () => {
    const opened = render(<Part />);
    await act(async () => undefined);
    return opened;
  };
  return { Part, load, open, mend: () => (isLost = false) };
};

test("a part that cannot be loaded is left out", async () => {
  const { load, open } = failing();
  const { container } = await open();
  expect(container.innerHTML).toBe("");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a fallback stands for the part until the browser is online", async () => {
  const { open, mend } = failing(() => <p>fallback</p>);
  await open();
  expect(screen.getByText("fallback")).toBeDefined();
  mend();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("part")).toBeDefined();
});

test("a part that failed is loaded again when it is mounted again", async () => {
  const { load, open, mend } = failing();
  (await open()).unmount();
  mend();
  await open();
  expect(screen.getByText("part")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that was loaded in advance is there with its first render", async () => {
  const { Part, mend } = failing();
  expect(await Part.preload()).toBe(false);
  expect(Part.isLoaded()).toBe(false);
  mend();
  expect(await Part.preload()).toBe(true);
  expect(Part.isLoaded()).toBe(true);
  render(<Part />);
  expect(screen.getByText("part")).toBeDefined();
  await act(async () => undefined);
});
