import type { Output } from "../../platform/callTypes.ts";

export type ShopPart = Output<"GET /api/desk/shop/parts/:part">;
export type PartName = ShopPart["part"];

interface PartWords {
  label: string;
  /** What shoppers see of it. */
  shows: string;
  /** The page of the shop that shows it. */
  path: string;
}

/** The parts in words. */
export const partWords: Readonly<Record<PartName, PartWords>> = {
  frame: {
    label: "Name, menu and footer",
    shows: "Every page: name, emblem, menu and footer. Also mails and invoices.",
    path: "/",
  },
  home: { label: "Home page", shows: "The sections of the home page, in your order.", path: "/" },
  product: {
    label: "Product pages",
    shows: "Vendor, policies and size guides beside every product.",
    path: "/allproducts",
  },
  contact: {
    label: "Contact",
    shows: "Address, phone and hours. Answers to mails go to its e-mail address.",
    path: "/contact",
  },
  legal: {
    label: "Seller",
    shows: "Who sells, as the law wants it named: on the contact page and on invoices.",
    path: "/contact",
  },
  terms: {
    label: "Terms",
    shows: "Terms of sale: shipping, return, payment, cancellation.",
    path: "/terms-and-conditions",
  },
  shipping: {
    label: "Delivery",
    shows: "How you send, how long it takes and what it costs.",
    path: "/shipping-method",
  },
  payment: { label: "Payment", shows: "How people can pay.", path: "/payment-method" },
  about: { label: "About us", shows: "Who you are.", path: "/about" },
  faq: { label: "Questions", shows: "Frequent questions and their answers.", path: "/faq" },
  team: { label: "Team", shows: "The people of the shop.", path: "/team" },
  posts: { label: "Blog", shows: "Your articles.", path: "/blog-v1" },
  search: {
    label: "Search",
    shows: "Words that the search suggests before somebody types.",
    path: "/allproducts",
  },
  theme: { label: "Colours", shows: "The colours of the whole shop, light and dark.", path: "/" },
};

export const isPartName = (name: string): name is PartName => Object.hasOwn(partWords, name);
