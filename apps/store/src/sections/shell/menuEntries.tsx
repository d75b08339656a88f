import { Picture } from "@pallu/ui";
import type { NavItem, NavLink } from "@pallu/ui";
import { menu } from "@pallu/demo/content/site.ts";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";

/** The header's entries. An entry with groups is no link. */
export const menuEntries: NavItem[] = menu.map(({ label, href, groups, feature }) => ({
  label,
  href: groups ? undefined : href,
  columns: groups?.map(({ heading, links }) => ({ title: heading, links })),
  feature: feature && {
    ...feature,
    picture: <Picture {...pictureFiles(feature.picture)} alt="" sizes="320px" />,
  },
}));

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
