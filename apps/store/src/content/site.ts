/** Menu, footer and other texts that stand on every screen. */

export interface MenuLink {
  label: string;
  href: string;
}

export interface MenuEntry {
  label: string;
  /** An entry is a link or opens groups of links. */
  href?: string;
  groups?: { heading: string; links: MenuLink[] }[];
}

/** Pages that the menu and the lists of the template footers call the same. */
export const named = {
  team: { label: "Our team", href: "/team" },
  clients: { label: "Our clients", href: "/our-clients" },
  pricing: { label: "Pricing", href: "/pricing" },
  questions: { label: "Questions", href: "/faq" },
  shipping: { label: "Shipping", href: "/shipping-method" },
  payment: { label: "Payment", href: "/payment-method" },
} as const;

/** The header's entries (HDR-03 to HDR-26). */
export const menu: MenuEntry[] = [
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
  },
  { label: "About Us", href: "/about" },
  { label: "Products", href: "/allproducts" },
  {
    label: "Shop",
    groups: [
      {
        heading: "Listings",
        links: [
          { label: "Shop 1", href: "/shop-v1" },
          { label: "Shop 2", href: "/shop-v2" },
          { label: "Shop 3", href: "/shop-v3" },
          { label: "Shop 4", href: "/shop-v4" },
        ],
      },
      {
        heading: "Buying",
        links: [
          { label: "Product details", href: "/product-details" },
          { label: "Cart", href: "/cart" },
          { label: "Checkout", href: "/checkout" },
        ],
      },
    ],
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
          { label: "Portfolio 1", href: "/portfolio-v1" },
          { label: "Portfolio 2", href: "/portfolio-v2" },
          { label: "Portfolio 3", href: "/portfolio-v3" },
        ],
      },
    ],
  },
  {
    label: "Blog",
    groups: [
      {
        heading: "Reading",
        links: [
          { label: "Blog 1", href: "/blog-v1" },
          { label: "Blog 2", href: "/blog-v2" },
          { label: "By tag", href: "/blog-tag" },
        ],
      },
      {
        heading: "Articles",
        links: [
          { label: "Article 1", href: "/blog-details-v1" },
          { label: "Article 2", href: "/blog-details-v2" },
          { label: "Article 3", href: "/blog-details-v3" },
        ],
      },
    ],
  },
  { label: "Contact", href: "/contact" },
];

export const announcement = "Free shipping across India on every order";
