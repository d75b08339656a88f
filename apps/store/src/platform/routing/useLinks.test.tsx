import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Prefetch, useLinks } from "./useLinks.ts";

const setSaveData = (saveData: boolean): void =>
  void Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });

afterEach(() => {
  cleanup();
  setSaveData(true);
});

const Page = (attributes: { target?: string; download?: boolean }): ReactElement => {
  useLinks();
  return (
    <a href="/cart" {...attributes}>
      {useLocation().pathname}
    </a>
  );
};

/** Presses a link to the cart. Returns whether the shop handled the click, and the path that is shown then. */
const press = (attributes: { target?: string; download?: boolean }, init: MouseEventInit) => {
  render(
    <MemoryRouter>
      <Page {...attributes} />
    </MemoryRouter>,
  );
  let isHandled = false;
  const onClick = (event: MouseEvent): void => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", onClick, { once: true });
  fireEvent.click(screen.getByRole("link"), init);
  return [isHandled, screen.getByRole("link").textContent];
};

test("a plain click is a navigation of the shop", () => {
  expect(press({}, {})).toEqual([true, "/cart"]);
});

test.each<[what: string, attributes: { target?: string; download?: boolean }, MouseEventInit]>([
  ["a middle click", {}, { button: 1 }],
  ["a click with a modifier", {}, { ctrlKey: true }],
  ["a new tab", { target: "_blank" }, {}],
  ["a download", { download: true }, {}],
])("%s is left to the browser", (_what, attributes, init) => {
  expect(press(attributes, init)).toEqual([false, "/"]);
});

test.each([
  [true, 0],
  [false, 2],
])(
  "a link that is approached while the browser saves data (%s) loads its page %i times",
  (saveData, times) => {
    setSaveData(saveData);
    const prefetch = vi.fn<(path: string) => void>();
    render(
      <Prefetch value={prefetch}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Prefetch>,
    );
    fireEvent.pointerOver(screen.getByRole("link"));
    fireEvent.focusIn(screen.getByRole("link"));
    expect(prefetch).toHaveBeenCalledTimes(times);
  },
);
