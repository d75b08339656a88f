import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useCart } from "../cart/CartProvider.tsx";
import { useCurrency } from "../currency/CurrencyProvider.tsx";
import { useWishlist } from "../wishlist/WishlistProvider.tsx";
import { useAuth } from "./AuthProvider.tsx";

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["[ERR-22]", "useCart must be used within CartProvider", useCart],
  ["[ERR-23]", "useAuth must be used within AuthProvider", useAuth],
  ["[ERR-24]", "useCurrency must be used within CurrencyProvider", useCurrency],
  ["the same of a wish:", "useWishlist must be used within WishlistProvider", useWishlist],
] as const)("%s a hook outside its provider throws '%s'", (_id, message, useIt) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const User = () => {
    useIt();
    return null;
  };
  expect(() => render(<User />)).toThrow(new Error(message));
});
