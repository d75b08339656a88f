import type { ShopParts } from "@pallu/contract/shop";

/** Menu, footer and other texts that stand on every screen. */

/** Pages that the menu and the lists of the template footers call the same. */
export const named = {
  team: { label: "Our team", href: "/team" },
  clients: { label: "Our clients", href: "/our-clients" },
  pricing: { label: "Pricing", href: "/pricing" },
  questions: { label: "Questions", href: "/faq" },
  shipping: { label: "How we ship", href: "/shipping-method" },
  payment: { label: "Payment", href: "/payment-method" },
} as const;

/** The header's entries (HDR-03 to HDR-26). */
export const menu: NonNullable<ShopParts["frame"]["menu"]> = [
  {
    label: "Home",
    href: "/",
    groups: [
      {
        heading: "Home variants",
        links: [
          { label: "Minimal", href: "/" },
          { label: "Stylish", href: "/index-v2" },
          { label: "Accessories", href: "/index-v3" },
          { label: "Collection", href: "/index-v4" },
          { label: "Luxury", href: "/index-v5" },
          { label: "Retro", href: "/index-v6" },
        ],
      },
    ],
    feature: {
      label: "Stylish: a check for the sitting room",
      href: "/index-v2",
      picture: "/assets/pictures/blog-8.1440x960.8a47ed52.webp",
    },
  },
  { label: "About Us", href: "/about" },
  { label: "Products", href: "/allproducts" },
  {
    label: "Shop",
    groups: [
      {
        heading: "By weave",
        links: [
          { label: "Kanchipuram", href: "/allproducts?q=kanchipuram" },
          { label: "Banarasi", href: "/allproducts?q=banarasi" },
          { label: "Ikat", href: "/allproducts?q=ikat" },
          { label: "Chanderi", href: "/allproducts?q=chanderi" },
          { label: "Linen", href: "/allproducts?q=linen" },
        ],
      },
      {
        heading: "Ways to look",
        links: [
          { label: "The whole shop", href: "/shop-v1" },
          { label: "Twelve to begin with", href: "/shop-v2" },
          { label: "Furniture, line by line", href: "/shop-v3" },
          { label: "Furniture on the wall", href: "/shop-v4" },
          { label: "One piece, close up", href: "/product-details" },
        ],
      },
      {
        heading: "Buying",
        links: [
          { label: "Cart", href: "/cart" },
          { label: "Checkout", href: "/checkout" },
        ],
      },
    ],
    feature: {
      label: "New from the loom",
      href: "/allproducts",
      picture: "/assets/pictures/blog-1.1440x960.09761f5c.webp",
    },
  },
  {
    label: "Pages",
    groups: [
      {
        heading: "The house",
        links: [
          named.team,
          named.clients,
          named.pricing,
          named.questions,
          { label: "Terms & conditions", href: "/terms-and-conditions" },
        ],
      },
      {
        heading: "Your order",
        links: [named.shipping, named.payment, { label: "Order history", href: "/order-history" }],
      },
      {
        heading: "Portfolio",
        links: [
          { label: "Rooms we have furnished", href: "/portfolio-v1" },
          { label: "Three rooms of this year", href: "/portfolio-v2" },
          { label: "Nine rooms and their reasons", href: "/portfolio-v3" },
        ],
      },
    ],
    feature: {
      label: "Cloth in rooms",
      href: "/portfolio-v1",
      picture: "/assets/pictures/portfolio-1.1440x1080.ec00a10e.webp",
    },
  },
  {
    label: "Blog",
    groups: [
      {
        heading: "Reading",
        links: [
          { label: "The cloth journal", href: "/blog-v1" },
          { label: "Eight to read", href: "/blog-v2" },
          { label: "The journal by tag", href: "/blog-tag" },
        ],
      },
      {
        heading: "Articles",
        links: [
          { label: "Choosing a first silk saree", href: "/blog-details-v1" },
          { label: "The same, in wide pictures", href: "/blog-details-v2" },
          { label: "How a jacquard loom thinks", href: "/blog-details-v3" },
        ],
      },
    ],
    feature: {
      label: "From the loom to the counter",
      href: "/blog-v1",
      picture: "/assets/pictures/blog-6.1440x960.60032591.webp",
    },
  },
  { label: "Contact", href: "/contact" },
];

export const announcement = "Every order ships free across India";
