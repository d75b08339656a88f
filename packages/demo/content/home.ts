import type { ShopSection } from "@pallu/contract/shop";
import type { categoryPictures } from "./categoryPictures.ts";
import type { promoPictures } from "./pictures.ts";
import { widePictures } from "./widePictures.ts";

/** An entry of a section. */
type Entry<Kind extends "categories" | "reasons" | "testimonials" | "promos"> = NonNullable<
  ShopSection<Kind>["entries"]
>[number];

/** The fixed texts of the home page, to the letter of the specification where it gives them. */

/** The category strip; the counts are fixed (HOME-26 to HOME-31). */
export const categories = [
  {
    icon: "hanger",
    picture: "silk",
    title: "Pure Silk Sarees",
    count: "26 Products",
    text: "Mulberry silk with woven gold, from Kanchipuram and Banaras.",
  },
  {
    icon: "needle",
    picture: "ready",
    title: "Ready To Wear",
    count: "40 Products",
    text: "Kurtis cut and stitched, to wear the day they come.",
  },
  {
    icon: "star",
    picture: "celebrity",
    title: "Celebrity Inspired",
    count: "14 Products",
    text: "Chiffon, organza and georgette in the colours of the season.",
  },
  {
    icon: "gift",
    picture: "party",
    title: "Party Wear Collection",
    count: "32 Products",
    text: "Zari, bandhani and everything that likes an evening.",
  },
] satisfies (Entry<"categories"> & {
  icon: "hanger" | "needle" | "star" | "gift";
  picture: keyof typeof categoryPictures;
})[];

/** Reasons on the home page; the heading keeps its lower-case y (HOME-09). */
export const whyHeading = "Why you Choose Us";

export const whyChoose = [
  {
    title: "We name the weaver's town",
    text: "Each piece says where it was woven, of what, and how to care for it.",
  },
  {
    title: "Colours that match",
    text: "The swatch is taken from the cloth, and the picture is of that very variant.",
  },
  {
    title: "Fair, plain prices",
    text: "The list price and the offer stand side by side, in rupees or dollars.",
  },
  {
    title: "Looked at twice",
    text: "Once on the loom and once on our table, before it is folded for you.",
  },
] satisfies Entry<"reasons">[];

/** What customers said, each beside a picture of the cloth (ENT-26). */
export const testimonials = [
  {
    image: widePictures["blog-2"],
    name: "Meenakshi R.",
    place: "Madurai",
    text: "The border is exactly as pictured, and the fall of the silk is better than I hoped. My mother asked where I found it.",
  },
  {
    image: widePictures["blog-7"],
    name: "Farida K.",
    place: "Hyderabad",
    text: "I ordered a Pochampally for a wedding on a Tuesday and wore it on the Saturday. The colour is true to the swatch.",
  },
  {
    image: widePictures["blog-4"],
    name: "Joanna P.",
    place: "Bristol",
    text: "Two block-printed kurtis and a throw. They washed well and softened, which is more than I can say of most cotton.",
  },
] satisfies (Omit<Entry<"testimonials">, "picture"> & { image: { src: string } })[];

/** Promo banners (HOME-50 to HOME-53). */
export const promos = [
  {
    label: "Home & Office",
    text: "Up to 20% off all furniture on store",
    link: { label: "Shop Now", href: "/shop-v2" },
    tone: "sunken",
    picture: "chair",
  },
  {
    label: "Interior Setup",
    text: "Up to 35% off all Interior Items",
    link: { label: "Shop Now", href: "/shop-v1" },
    tone: "brand",
    picture: "lamp",
  },
] satisfies (Entry<"promos"> & { picture: keyof typeof promoPictures })[];

/** Latest Blog: three fixed cards (HOME-54 to HOME-58). */
export const latestBlog = [
  {
    date: "13th March 2025",
    isoDate: "2025-03-13",
    tag: "Interior",
    title: "How a handloom throw changes a plain sofa",
    picture: "blog-8",
  },
  {
    date: "5th May 2025",
    isoDate: "2025-05-05",
    tag: "Bedroom",
    title: "Cotton for hot nights: counts, weaves and washing",
    picture: "blog-9",
  },
  {
    date: "19th June 2025",
    isoDate: "2025-06-19",
    tag: "Interior",
    title: "Teak, sheesham, mango: which wood for which room",
    picture: "portfolio-3",
  },
] as const;
