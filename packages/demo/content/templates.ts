import type { FurnitureName } from "./furniture.ts";
import { named } from "./site.ts";

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
      { label: "Asha's account", href: "/my-account" },
      { label: "On the loom", href: "/coming-soon" },
    ],
  },
  {
    title: "Shop",
    links: [
      { label: "All products", href: "/allproducts" },
      { label: "Brands", href: "/shop-v1" },
      { label: "Twelve to begin with", href: "/shop-v2" },
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
  submitText: "Subscribe",
  note: "This list is not open yet. Our letters begin on the front page.",
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
