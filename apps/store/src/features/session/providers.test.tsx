import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useCart } from "../cart/CartProvider.tsx";
import { useCurrency } from "../currency/CurrencyProvider.tsx";
import { useWishlist } from "../wishlist/WishlistProvider.tsx";
import { useAuth } from "./AuthProvider.tsx";

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["[ERR-22]", useCart, "useCart must be used within CartProvider"],
  ["[ERR-23]", useAuth, "useAuth must be used within AuthProvider"],
  ["[ERR-24]", useCurrency, "useCurrency must be used within CurrencyProvider"],
  ["the same of a wish:", useWishlist, "useWishlist must be used within WishlistProvider"],
] as const)("%s a hook outside its provider says '%s'", (_id, useIt, message) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const User = () => {
    useIt();
    return null;
  };
  expect(() => render(<User />)).toThrow(new Error(message));
});
