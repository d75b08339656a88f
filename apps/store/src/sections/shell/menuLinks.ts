import type { NavLink } from "@pallu/ui";

const customerLinks: NavLink[] = [
  { label: "My Profile", href: "/my-profile" },
  { label: "Wishlist", href: "/wishlist" },
];
const visitorLinks: NavLink[] = [
  { label: "Login", href: "/login" },
  { label: "Wishlist", href: "/login" },
];

/** Links at the end of the menu on small screens (HDR-39). */
export const menuLinks = (isLoggedIn: boolean): NavLink[] =>
  isLoggedIn ? customerLinks : visitorLinks;
