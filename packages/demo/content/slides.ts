import type { ShopSection } from "@pallu/contract/shop";
import type { slidePictures } from "./pictures.ts";

type Words = ShopSection<"liveWords">["entries"][number];
type Slide = ShopSection<"slides">["slides"][number];

/** The static banner, shown while there is no live one (HOME-16 to HOME-23). */
export const staticSlides = [
  {
    kicker: "2025",
    headline: "Brand-New Arrival Alert Your Next Favorite is Here!",
    link: { label: "Shop Now", href: "/shop-v1" },
    callout: {
      name: "Temple border silk",
      price: "₹12,480",
      link: { label: "Buy Now", href: "/product-details" },
      badge: "-5% OFF",
    },
    picture: "first",
  },
  {
    headline: "Exciting New Arrivals Unmissable Just Landed",
    link: { label: "Shop Now", href: "/shop-v2" },
    callout: {
      name: "Handloom cushion pair",
      price: "₹1,250",
      link: { label: "Buy Now", href: "/product-details" },
    },
    picture: "second",
  },
] satisfies (Slide & Required<Pick<Slide, "callout">> & { picture: keyof typeof slidePictures })[];

/**
 * Words beside the live banners, which come as pictures alone; they take turns. `product` is a word in the name of the
 * best seller that is offered with them.
 */
export const liveWords = [
  {
    headline: "Kanchipuram, this season",
    link: { label: "See Kanchipuram silk", href: "/allproducts?q=kanchipuram" },
    product: "kanchipuram",
  },
  {
    headline: "Cottons for long afternoons",
    link: { label: "See the cottons", href: "/allproducts?q=cotton" },
    product: "cotton",
  },
  {
    headline: "For the house, too: cloth, timber and clay",
    link: { label: "See everything", href: "/allproducts" },
    product: "cushion",
  },
] satisfies [Words, ...Words[]];
