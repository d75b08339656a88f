import { popupFurniture } from "./popupFurniture.ts";

/** What the popups of the template headers hold, whatever the real cart and wishlist hold (HDR-57 to HDR-60). */
export const demoPopups = {
  wishlist: {
    title: "Wishlist",
    count: 14,
    items: [popupFurniture.armchair, popupFurniture.blueVase, popupFurniture.mirror],
    link: { label: "View All Wishlist", href: "/wishlist" },
  },
  cart: {
    title: "Cart",
    count: 22,
    items: [popupFurniture.sofa, popupFurniture.lamp],
    subtotal: { label: "Subtotal", amount: "$870" },
    links: [
      { label: "View Cart", href: "/cart" },
      { label: "Checkout", href: "/checkout" },
    ],
  },
} as const;

export const sampleCard = { href: "/product-details", offerTag: "10% OFF" } as const;
