import { furniture } from "./furniture.ts";
import type { FurnitureName } from "./furniture.ts";
import { named } from "./site.ts";

/** What the popups of the template headers hold, whatever the real cart and wishlist hold (HDR-57 to HDR-60). */
export const demoPopups = {
  wishlist: {
    title: "Wishlist",
    count: 14,
    items: [furniture.armchair, furniture.blueVase, furniture.mirror],
    action: { label: "View All Wishlist", href: "/wishlist" },
  },
  cart: {
    title: "Cart",
    count: 22,
    items: [furniture.sofa, furniture.lamp],
    subtotal: { label: "Subtotal", amount: "$870" },
    actions: [
      { label: "View Cart", href: "/cart" },
      { label: "Checkout", href: "/checkout" },
    ],
  },
} as const;

/** Lists of the template footers (FTR-16 to FTR-20). Service and social links go nowhere, as on every screen. */
export const templateLists = [
  {
    title: "Sitemap",
    links: [
      { label: "Portfolio", href: "/portfolio-v1" },
      { label: "Blog", href: "/blog-v1" },
      named.team,
      named.clients,
    ],
  },
  {
    title: "Others",
    links: [
      named.pricing,
      named.questions,
      named.shipping,
      named.payment,
      { label: "A sample account", href: "/my-account" },
      { label: "On the loom", href: "/coming-soon" },
    ],
  },
  {
    title: "Shop",
    links: [
      { label: "All products", href: "/allproducts" },
      { label: "Brands", href: "/shop-v1" },
      { label: "Samples", href: "/shop-v2" },
      { label: "Rooms", href: "/product-category" },
    ],
  },
] as const;

export const socialHeading = "Social Media";

export const templateNewsletter = {
  title: "A letter from the loom",
  text: "New weaves, old techniques and the occasional offer.",
  label: "Email",
  placeholder: "Your email address",
  action: "Subscribe",
  note: "A sample of a form: it sends nothing.",
} as const;

/** The same goods in other company on each home. */
export const latest: readonly FurnitureName[] = [
  "armchair",
  "blueVase",
  "lamp",
  "mirror",
  "table",
  "cushion",
  "watch",
  "sideTable",
  "sofa",
  "floorLamp",
];

export const sampleCard = { href: "/product-details", offerTag: "10% OFF" } as const;

export const stylish = {
  hero: {
    kicker: "Madras check",
    headline: "25% Off the room you sit in",
    action: { label: "Shop Now", href: "/shop-v1" },
  },
  popular: {
    title: "Popular Collection",
    text: "What leaves the shop before it has a place on the shelf.",
    goods: ["sofa", "floorLamp", "sideTable"],
  },
  arrivals: {
    title: "New Arrival",
    goods: ["armchair", "lamp", "blueVase", "mirror", "chair", "cushion", "table", "watch"],
  },
  promos: {
    sofa: {
      figure: "30% OFF",
      title: "The two-seater sofa",
      text: "Sheesham and handloom cotton, for flats with a narrow staircase.",
      action: { label: "See the sofa", href: "/product-details" },
    },
    vase: {
      figure: "45% OFF",
      title: "The tall flower vase",
      text: "Stoneware from Khurja. One branch is enough.",
      action: { label: "See the vase", href: "/product-details" },
    },
  },
  testimonials: "What people say",
  blog: "From the blog",
} as const;

export const accessories = {
  hero: {
    kicker: "Small things",
    headline: "What a room wears round its neck",
    action: { label: "See all small things", href: "/shop-v3" },
  },
  categories: "Shop by kind",
  latest: { title: "Latest Products", count: 8 },
  brands: {
    title: "Top Brands",
    text: "Discover the finest collections from top furniture brands.",
  },
  plans: {
    title: "Looked after",
    text: "Cloth and timber last when somebody sees to them.",
  },
} as const;

export const collection = {
  slides: [
    {
      kicker: "The linen room",
      headline: "25% Off what the light falls through",
      picture: "portfolio-7",
    },
    {
      kicker: "The writing room",
      headline: "35% Off teak and a good lamp",
      picture: "portfolio-8",
    },
    {
      kicker: "The last pieces",
      headline: "55% Off what will not be made again",
      picture: "portfolio-2",
    },
  ],
  action: { label: "Look", href: "/shop-v1" },
  statement:
    "Six pieces, one season. Each was drawn for the house it would stand in, and each is made once more for yours.",
  lookbook: {
    title: "The pieces",
    goods: ["armchair", "mirror", "blueVase", "table", "floorLamp", "vase"],
  },
  portfolio: {
    title: "Where they stand",
    link: { label: "All rooms", href: "/portfolio-v3" },
    count: 5,
  },
  index: { title: "Index", firstPage: 12 },
} as const;

export const luxury = {
  hero: {
    kicker: "Zari",
    headline: "Gold thread, counted by hand",
    action: { label: "Enter", href: "/allproducts" },
  },
  categories: { title: "Product Category", text: "Nine kinds of things, one standard." },
  chapters: [
    { title: "Featured Products", text: "What we would show you first." },
    { title: "Best Sellers", text: "What others came back for." },
    { title: "New Arrivals", text: "What the looms have just let go." },
    { title: "Customer Reviews", text: "What is written about most." },
    { title: "Special Offers", text: "What may be had for a little less." },
  ],
  reasons: [
    {
      title: "Why Choose Us",
      text: "Because every piece carries the name of its town, and somebody in that town knows ours.",
      picture: "blog-2",
    },
    {
      title: "Quality Assurance",
      text: "Zari is tested for its silver, silk for its fall, teak for its age. What fails goes back.",
      picture: "blog-7",
    },
    {
      title: "Customer Satisfaction",
      text: "Seven days to live with it. If the light in your house disagrees, send it home to us.",
      picture: "portfolio-5",
    },
    {
      title: "Innovation",
      text: "The jacquard card was the first program. We still punch a few, and draw the rest by computer.",
      picture: "blog-6",
    },
  ],
} as const;

export const retro = {
  hero: {
    kicker: "Now showing",
    headline: "Furniture with a part to play",
    action: { label: "See the bill", href: "/shop-v2" },
  },
  categories: "Departments",
  ribbon: Array.from({ length: 6 }, () => "Chairs & tables ★ Lamps ★ Mirrors ★ ").join(""),
  latest: { title: "Latest Products", count: 10 },
  promo: {
    figure: "45% OFF",
    aside: "today only",
    title: "Every lamp in the house",
    text: "Brass, bulbs and all. When the lights go out, so does the offer.",
    action: { label: "To the lamps", href: "/product-category" },
  },
  blog: { title: "From the paper", link: { label: "All posts", href: "/blog-v1" }, count: 5 },
} as const;
