import type { ShopParts } from "@pallu/contract/shop";

/** The footer of the live pages (FTR-02 to FTR-11). Its service and social links go nowhere, as specified. */
export const footer = {
  blurb:
    "Pallu sells sarees, women's clothing and things for the home, chosen for the cloth they are made of and named after the towns they come from.",
  columns: [
    {
      heading: "Quick links",
      links: [
        { label: "Home", href: "/" },
        { label: "About Us", href: "/about" },
        { label: "Products", href: "/allproducts" },
        { label: "Contact", href: "/contact" },
      ],
    },
    {
      heading: "Customer Service",
      links: [
        { label: "FAQs", href: "#" },
        { label: "Terms & Condition", href: "#" },
        { label: "Return Policy", href: "#" },
      ],
    },
  ],
  credit: { label: "Pallu Studio", href: "https://pallu.example" },
} satisfies ShopParts["frame"]["footer"];

export const social = [
  { name: "Instagram", href: "#" },
  { name: "Facebook", href: "#" },
  { name: "Pinterest", href: "#" },
  { name: "YouTube", href: "#" },
] satisfies ShopParts["frame"]["social"];
