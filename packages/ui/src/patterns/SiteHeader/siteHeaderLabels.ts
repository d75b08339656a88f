import type { Messages } from "../../provider/messages.ts";

/** Formats a count as in the badge, because visible text must be part of the name (WCAG 2.5.3). */
const itemCount = (count: number): string =>
  count === 1 ? "1 item" : `${count > 99 ? "99+" : count} items`;

export const siteHeaderLabels: Messages["siteHeader"] = {
  nav: "Main",
  menu: "Open menu",
  menuTitle: "Menu",
  search: "Search",
  profile: "My profile",
  login: "Login",
  wishlist: (count) => (count > 0 ? `Wishlist, ${itemCount(count)}` : "Wishlist"),
  cart: (count) => (count > 0 ? `Cart, ${itemCount(count)}` : "Cart"),
  items: (title, count) => `${title}, ${itemCount(count)}`,
};
