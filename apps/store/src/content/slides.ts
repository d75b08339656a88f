export interface StaticSlide {
  kicker?: string;
  headline: string;
  action: { label: string; href: string };
  callout: {
    name: string;
    /** A price in rupees as text; it is shown in the chosen currency. */
    price: string;
    action: { label: string; href: string };
    badge?: string;
  };
  picture: "first" | "second";
}

/** The static banner, shown while there is no live one (HOME-16 to HOME-23). */
export const staticSlides: StaticSlide[] = [
  {
    kicker: "2025",
    headline: "Brand-New Arrival Alert Your Next Favorite is Here!",
    action: { label: "Shop Now", href: "/shop-v1" },
    callout: {
      name: "Temple border silk",
      price: "₹12,480",
      action: { label: "Buy Now", href: "/product-details" },
      badge: "-5% OFF",
    },
    picture: "first",
  },
  {
    headline: "Exciting New Arrivals Unmissable Just Landed",
    action: { label: "Shop Now", href: "/shop-v2" },
    callout: {
      name: "Handloom cushion pair",
      price: "₹1,250",
      action: { label: "Buy Now", href: "/product-details" },
    },
    picture: "second",
  },
];

/** Words beside the live banners, which come as pictures alone; they take turns. */
export const liveWords = [
  {
    headline: "A quiet body, a working border, one rich end",
    action: { label: "See all products", href: "/allproducts" },
  },
  {
    headline: "Silk and cotton, named after the towns that weave them",
    action: { label: "See all products", href: "/allproducts" },
  },
  {
    headline: "For the house, too: cloth, timber and clay",
    action: { label: "See all products", href: "/allproducts" },
  },
] as const;
