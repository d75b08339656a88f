import { partNames } from "@pallu/contract/shop";
import type { ShopParts } from "@pallu/contract/shop";
import { frameKey, partPath } from "../platform/shop/parts.ts";
import type { ShopFrame } from "../platform/shop/parts.ts";

export interface SampleShop extends Partial<ShopParts> {}

/** The parts of a shop that is not the demo. */
export const meera: SampleShop = {
  frame: {
    name: "Meera Home",
    description: "Bed linen from Jaipur",
    announcement: "Free delivery above ₹999",
    menu: [
      { label: "Home", href: "/" },
      { label: "Bed linen", href: "/allproducts?q=sheet" },
      { label: "Who we are", href: "/about" },
      { label: "Questions", href: "/faq" },
    ],
    footer: {
      blurb: "Bed linen that is washed before it is sold.",
      columns: [{ heading: "Help", links: [{ label: "Returns", href: "/terms-and-conditions" }] }],
    },
    social: [{ name: "Instagram", href: "https://instagram.com/meerahome" }],
  },
  home: {
    title: "Bed linen by Meera",
    sections: [
      {
        kind: "services",
        entries: [{ title: "Washed once", text: "So that it does not shrink." }],
      },
      { kind: "products", flag: "new-arrival", heading: "Fresh from the press" },
      { kind: "categories", heading: "By room" },
      {
        kind: "reasons",
        heading: "Reasons",
        entries: [{ title: "Percale", text: "200 threads." }],
      },
      {
        kind: "testimonials",
        heading: "Heard",
        entries: [{ name: "Rohan", text: "Cool in May.", place: "Pune" }],
      },
      { kind: "posts", heading: "Notes" },
    ],
  },
  product: {
    vendor: { name: "Meera Home", address: "2 Johari Bazaar, Jaipur" },
    policies: [{ title: "Returns", items: ["Ten days."] }],
    sizeGuides: [
      {
        title: "Size guide for kurtis",
        subCategoryIds: ["kurtis"],
        columns: ["Size", "Chest", "Length"],
        rows: [
          ["S", "88 cm", "104 cm"],
          ["M", "94 cm", "106 cm"],
          ["L", "100 cm", "108 cm"],
        ],
        text: "Measured **flat**, from seam to seam.",
      },
      { title: "All sizes", columns: ["Size", "Width"], rows: [["King", "180 cm"]] },
    ],
  },
  contact: {
    name: "Meera Home",
    lines: ["2 Johari Bazaar", "Jaipur 302003"],
    mail: "help@meera.example",
    intro: "Write to Meera.",
  },
  legal: { name: "Meera Home LLP", lines: ["2 Johari Bazaar", "Jaipur 302003"] },
  terms: { sections: [{ title: "Returns", text: "Send it back within **ten days**." }] },
  shipping: { options: [{ name: "Post", time: "4 days", price: "₹49" }] },
  payment: { methods: [{ name: "UPI", text: "At the door." }] },
  about: { lead: "Three sisters.", text: "We began in 2019.\n\n- Cutting\n- Sewing" },
  faq: {
    groups: [{ title: "Washing", items: [{ title: "How hot?", content: "At 40 degrees." }] }],
  },
  team: { members: [{ name: "Meera Joshi", position: "Owner" }] },
  posts: {
    posts: [{ id: "percale", title: "What percale is", isoDate: "2026-05-01", text: "A weave." }],
  },
};

/** Returns the frame as the API answers it. */
export const frameOf = (parts: Partial<ShopParts>): ShopFrame => ({
  name: "Shop",
  ...parts.frame,
  parts: partNames.filter((name) => name !== "frame" && parts[name] !== undefined),
});

/** Returns the response to the path of a part: null for a part that the shop has not, undefined for other paths. */
export const partAt = (parts: Partial<ShopParts>, path: string): unknown => {
  if (path === frameKey) return frameOf(parts);
  const name = partNames.find((each) => partPath(each) === path);
  return name && (parts[name] ?? null);
};
