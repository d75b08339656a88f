import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TextArea, UiProvider } from "../index.ts";
import { CartLine, CartTable, FilterChips, WishlistCard, WishlistGrid } from "../patterns/index.ts";

const onPress = vi.fn<(name: string) => void>();
afterEach(() => {
  cleanup();
  onPress.mockReset();
});

const names = ["Saree", "Kurta", "Rug"];

/** A list that loses what is pressed, so that the next control comes under the pointer. */
const List = ({ kind }: { kind: string }): ReactElement => {
  const [left, setLeft] = useState(names);
  const leave = (name: string) => (): void => {
    onPress(name);
    setLeft((now) => now.filter((other) => other !== name));
  };
  if (kind === "chips")
    return (
      <FilterChips
        items={left.map((name) => ({ id: name, label: name }))}
        onRemove={(name) => leave(name)()}
      />
    );
  if (kind === "cart")
    return (
      <CartTable>
        {left.map((name) => (
          <CartLine
            key={name}
            name={name}
            href="/"
            price="₹1"
            total="₹1"
            quantity={1}
            onRemove={leave(name)}
          />
        ))}
      </CartTable>
    );
  return (
    <WishlistGrid label="Wishlist">
      {left.map((name) => (
        <WishlistCard key={name} name={name} href="/" onMove={leave(name)} onRemove={leave(name)} />
      ))}
    </WishlistGrid>
  );
};

const first = (name: RegExp): HTMLElement => {
  const [button] = screen.getAllByRole("button", { name });
  if (!button) throw new Error(`There is no ${name.source}`);
  return button;
};

test.each([
  ["cart", /^Remove/],
  ["wishlist", /^Remove/],
  ["wishlist", /^Move to cart/],
  ["chips", /remove filter$/],
])("a double click in the %s on %s presses one", (kind, name) => {
  render(<List kind={kind} />, { wrapper: UiProvider });
  fireEvent.click(first(name), { detail: 1 });
  fireEvent.click(first(name), { detail: 2 });
  expect(onPress.mock.calls).toEqual([["Saree"]]);
  fireEvent.click(first(name), { detail: 1 });
  fireEvent.click(first(name), { detail: 0 });
  expect(onPress.mock.calls).toEqual([["Saree"], ["Kurta"], ["Rug"]]);
});

test("a double tap presses one, where taps are not counted, and a tap elsewhere or later another", () => {
  const tap = (clientX: number, timeStamp: number): void => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX });
    Object.defineProperties(event, {
      pointerType: { value: "touch" },
      timeStamp: { value: timeStamp },
    });
    fireEvent(first(/^Remove/), event);
  };
  render(<List kind="cart" />, { wrapper: UiProvider });
  tap(100, 1000);
  tap(110, 1220);
  expect(onPress.mock.calls).toEqual([["Saree"]]);
  tap(200, 1300);
  tap(200, 1900);
  expect(onPress.mock.calls).toEqual([["Saree"], ["Kurta"], ["Rug"]]);
});

test("the press of a double click that opened a dialog is none outside of it, a later one or one elsewhere is", () => {
  const onDown = vi.fn<(event: Event) => void>();
  document.addEventListener("pointerdown", onDown);
  const send = (type: string, target: Element, clientX: number, timeStamp: number): void => {
    const event = new MouseEvent(type, { bubbles: true, detail: 1, clientX });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(target, event);
  };
  render(<button type="submit">Send</button>, { wrapper: UiProvider });
  send("click", screen.getByRole("button"), 100, 1000);
  send("pointerdown", screen.getByRole("button"), 100, 1100);
  expect(onDown).toHaveBeenCalledTimes(1);
  send("pointerdown", document.body, 100, 1200);
  expect(onDown).toHaveBeenCalledTimes(1);
  send("pointerdown", document.body, 300, 1200);
  send("pointerdown", document.body, 100, 1500);
  expect(onDown).toHaveBeenCalledTimes(3);
  document.removeEventListener("pointerdown", onDown);
});

test("a second click on the same button presses it again, on the same link it does not", () => {
  render(
    <>
      <button type="button" onClick={() => onPress("more")}>
        More
      </button>
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault();
          onPress("link");
        }}
      >
        Link
      </a>
    </>,
    { wrapper: UiProvider },
  );
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole("button"), { detail });
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole("link"), { detail });
  expect(onPress.mock.calls).toEqual([["more"], ["more"], ["link"]]);
});

test("a held Enter presses once, and writes lines in a text area", () => {
  render(
    <>
      <List kind="cart" />
      <TextArea label="Message" />
    </>,
    { wrapper: UiProvider },
  );
  // `fireEvent` returns whether the browser goes on, with a click or a new line.
  const hold = (element: HTMLElement, repeat: boolean): boolean =>
    fireEvent.keyDown(element, { key: "Enter", repeat });
  expect(hold(first(/^Remove/), false)).toBe(true);
  expect(hold(first(/^Remove/), true)).toBe(false);
  expect(hold(screen.getByLabelText("Message"), true)).toBe(true);
});
