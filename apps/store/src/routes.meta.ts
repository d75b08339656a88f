import type { PageMeta } from "./platform/routing/route.ts";
import type { SecondaryPath } from "./routes.secondary.tsx";
import type { RoutePath } from "./routes.tsx";
import { essayMeta, postMeta } from "./sections/blog/blog.meta.ts";
import { projectMetaOf } from "./sections/portfolio/portfolio.meta.ts";
import { productMeta, productReads } from "./routes/product/product.meta.ts";

const product: PageMeta = {
  description: "Cloth and things for the home, one piece at a time.",
  reads: productReads,
  meta: productMeta,
};

const post = (version: 1 | 2): PageMeta => ({
  description: `Weaving, dyeing, care and rooms: a piece of writing, ${version === 1 ? "with its contents beside it" : "with wide pictures"}.`,
  meta: postMeta(version),
});

const project = (version: 1 | 2): PageMeta => ({
  description: `A room or a shop furnished with our cloth, ${version === 1 ? "on one plate" : "picture by picture"}.`,
  meta: projectMetaOf(version),
});

const notFound: PageMeta = { description: "There is no page at this address.", status: 404 };

/** Metadata of every route, for the served head and for client-side navigations. */
export const pageMetas: Record<RoutePath | SecondaryPath, PageMeta> = {
  "/": {
    description:
      "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
  },
  "/allproducts": { description: "Every saree, kurti and piece for the home, in every colour." },
  "/product-details": product,
  "/product-details/:id": product,
  "/cart": { description: "What you have put into your bag.", isPersonal: true },
  "/checkout": { description: "Where your order goes, and what it comes to.", isPersonal: true },
  "/thank-you": { description: "Your order has been placed.", isPersonal: true },
  "/login": { description: "Log in to keep a bag, a wishlist and your orders.", isPersonal: true },
  "/register": { description: "Open an account with Pallu.", isPersonal: true },
  "/order-history": { description: "Your orders and where they are.", isPersonal: true },
  "/invoice/:orderId": {
    description: "The invoice of one order, to print or keep.",
    isPersonal: true,
  },
  "/wishlist": { description: "What you have your eye on.", isPersonal: true },
  "/my-profile": {
    description: "Your name, phone number and email as Pallu has them.",
    isPersonal: true,
  },
  "/edit-account": { description: "Change your name, phone number or email.", isPersonal: true },
  "/forger-password": { description: "Set a new password with a one-time code.", isPersonal: true },
  "/contact": { description: "Write to Pallu, or find the house in Coimbatore." },
  "/about": { description: "How Pallu began, how a piece comes about, and who it works with." },
  "/team": { description: "The people of the house, each with a portrait." },
  "/our-clients": { description: "Hotels, theatres and museums that live with cloth from Pallu." },
  "/pricing": { description: "Plans for the care of cloth, by the month or by the year." },
  "/faq": { description: "Answers on shipping, warranty, payment and return." },
  "/terms-and-conditions": {
    description: "On shipping, return, payment, warranty and order cancellation, in plain words.",
  },
  "/shipping-method": {
    description: "Four ways of sending, their times and prices, and the rules.",
  },
  "/payment-method": { description: "Seven ways to pay." },
  "/payment-confirmation": {
    description: "A sample of the screen on which a payment is confirmed.",
  },
  "/payment-success": { description: "The state of your payment." },
  "/payment-failure": { description: "The charge to your card failed; choose another way to pay." },
  "/coming-soon": { description: "Something new is on the loom." },
  "/my-account": { description: "A sample account to look around in." },
  "/error": notFound,
  "/blog-v1": {
    description:
      "How cloth is made, told apart and kept: ten pieces from the loom and the shop counter.",
  },
  "/blog-v2": {
    description: "The latest eight pieces of the cloth journal, as a table of contents.",
  },
  "/blog-tag": {
    description: "The cloth journal sorted by silk, weaving, dyeing, care and interior.",
  },
  "/blog-details-v1": post(1),
  "/blog-details-v1/:id": post(1),
  "/blog-details-v2": post(2),
  "/blog-details-v2/:id": post(2),
  "/blog-details-v3": { description: "Weaving is a row of yes and no.", meta: essayMeta },
  "/portfolio-v1": {
    description: "Nine rooms and shops furnished with our cloth, by kind of work.",
  },
  "/portfolio-v2": {
    description: "Interiors, lamps, tables and pieces for the wall, room by room.",
  },
  "/portfolio-v3": { description: "Nine rooms, each with its story and what went into it." },
  "/portfolio-details-v1": project(1),
  "/portfolio-details-v1/:id": project(1),
  "/portfolio-details-v2": project(2),
  "/portfolio-details-v2/:id": project(2),
  "/index-v2": {
    description: "A Madras check of a shop: furniture in handloom cotton, and a quarter off.",
  },
  "/index-v3": { description: "Small things on a soft ground: vases, lamps, mirrors and watches." },
  "/index-v4": { description: "A lookbook of furniture: three spreads, six pieces, five rooms." },
  "/index-v5": { description: "Gold thread, counted by hand: the catalogue in five chapters." },
  "/index-v6": { description: "A hoarding of a shop: ten goods, one loud offer, today only." },
  "/shop-v1": { description: "Every product of the shop, and the houses it comes from." },
  "/shop-v2": { description: "Twelve samples: seven sarees and five kurtis." },
  "/shop-v3": { description: "Chairs, tables, lamps and vases as a price list with pictures." },
  "/shop-v4": { description: "Chairs, tables, lamps and vases, hung on a wall." },
  "/product-category": { description: "Nine rooms, and what goes well in each." },
  "*": notFound,
};
