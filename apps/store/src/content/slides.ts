export interface StaticSlide {
  id: string;
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
    id: "brand-new",
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
    id: "just-landed",
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
