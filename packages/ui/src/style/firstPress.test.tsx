import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CouponField, Notice, UiProvider } from "../index.ts";
import { CartLine, CartTable, FilterChips, WishlistCard } from "../patterns/index.ts";

afterEach(cleanup);

const onPress = vi.fn<() => void>();
afterEach(() => onPress.mockReset());

const ignore = (): void => undefined;
const product = { name: "Saree", href: "/saree" };

const controls: [name: string, control: ReactElement][] = [
  [
    "Remove Saree",
    <CartTable key="cart">
      <CartLine {...product} price="₹1" total="₹1" quantity={1} onRemove={onPress} />
    </CartTable>,
  ],
  ["Remove, Saree", <WishlistCard key="remove" {...product} onMove={ignore} onRemove={onPress} />],
  [
    "Move to cart, Saree",
    <WishlistCard key="move" {...product} onMove={onPress} onRemove={ignore} />,
  ],
  [
    "Silk, remove filter",
    <FilterChips key="chip" items={[{ id: "silk", label: "Silk" }]} onRemove={onPress} />,
  ],
  [
    "Clear all",
    <FilterChips key="all" items={[{ id: "silk", label: "Silk" }]} onClear={onPress} />,
  ],
  [
    "Close",
    <Notice key="notice" tone="info" onDismiss={onPress}>
      Sent
    </Notice>,
  ],
  [
    "Remove",
    <CouponField
      key="coupon"
      label="Coupon"
      action="Apply"
      status="applied"
      message="Applied"
      onApply={ignore}
      removeAction="Remove"
      onRemove={onPress}
    />,
  ],
];

test.each(controls)(
  "'%s' takes a click or a key, not the second click of a double click",
  (name, control) => {
    render(control, { wrapper: UiProvider });
    const press = (detail: number): void => {
      fireEvent.click(screen.getByRole("button", { name }), { detail });
    };
    press(2);
    expect(onPress).not.toHaveBeenCalled();
    press(1);
    expect(onPress).toHaveBeenCalledTimes(1);
    cleanup();
    render(control, { wrapper: UiProvider });
    press(0);
    expect(onPress).toHaveBeenCalledTimes(2);
  },
);
