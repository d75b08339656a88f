import type { NavItem } from "./SiteHeader/SiteHeader.tsx";

/** Sample menu for stories. */
export const navEntries: readonly NavItem[] = [
  {
    label: "Home",
    columns: [
      {
        title: "Homes",
        links: [
          { label: "Minimal", href: "/" },
          { label: "Stylish", href: "/index-v2" },
          { label: "Accessories", href: "/index-v3" },
        ],
      },
      {
        links: [
          { label: "Collection", href: "/index-v4" },
          { label: "Luxury", href: "/index-v5" },
          { label: "Retro", href: "/index-v6" },
        ],
      },
    ],
  },
  { label: "About Us", href: "/about" },
  { label: "Products", href: "/allproducts" },
  {
    label: "Shop",
    columns: [
      {
        title: "Shelves",
        links: [
          { label: "Shop 1", href: "/shop-v1" },
          { label: "Shop 2", href: "/shop-v2" },
        ],
      },
      {
        title: "On the way",
        links: [
          { label: "Cart", href: "/cart" },
          { label: "Checkout", href: "/checkout" },
        ],
      },
    ],
  },
  { label: "Contact", href: "/contact" },
];
