import { accessories } from "@pallu/ui/themes/accessories";
import { collection } from "@pallu/ui/themes/collection";
import { luxury } from "@pallu/ui/themes/luxury";
import { retro } from "@pallu/ui/themes/retro";
import { stylish } from "@pallu/ui/themes/stylish";
import type { TemplateTheme } from "@pallu/ui/themes/stylish";
import type { ServedRoute } from "./platform/route.ts";
import type { FurtherPath } from "./routes.further.tsx";
import type { RoutePath } from "./routes.tsx";
import { essayMeta, postMeta, postPages } from "./routes/blog/blog.meta.ts";
import { primeCatalogue } from "./routes/catalogue/catalogue.prime.ts";
import { primeHome } from "./routes/home/home.prime.ts";
import { primeLuxury } from "./routes/index-v5/luxury.prime.ts";
import { projectMetaOf, projectPages } from "./routes/portfolio/portfolio.meta.ts";
import { productMeta, productPages } from "./routes/product/product.meta.ts";
import { primeProduct } from "./routes/product/product.prime.ts";
import { primeShopV1 } from "./routes/shop-v1/shopV1.prime.ts";

const product: ServedRoute = {
  source: "src/routes/product/ProductPage.tsx",
  description: "Cloth and things for the home, one piece at a time.",
  prime: primeProduct,
  query: ["variant"],
  meta: productMeta,
  pages: productPages,
};

const posts = (version: 1 | 2): ServedRoute => ({
  source: `src/routes/blog-details-v${version}/BlogDetailsV${version}Page.tsx`,
  styles: ["src/routes/blog/ArticleStatic.tsx"],
  description: `Weaving, dyeing, care and rooms: a piece of writing, ${version === 1 ? "with its contents beside it" : "with wide pictures"}.`,
  meta: postMeta,
  pages: async () => [],
});

const postList = (source: string, description: string): ServedRoute => ({
  source,
  styles: ["src/routes/blog/PostsStatic.tsx"],
  description,
});

const project = (version: 1 | 2): ServedRoute => ({
  source: `src/routes/portfolio-details-v${version}/PortfolioDetailsV${version}Page.tsx`,
  styles: ["src/routes/portfolio/ProjectStatic.tsx"],
  description: `A room or a shop furnished with our cloth, ${version === 1 ? "on one plate" : "picture by picture"}.`,
  meta: projectMetaOf,
  pages: async () => [],
});

const home = (
  { faces }: TemplateTheme,
  source: string,
  styles: string[],
  description: string,
): ServedRoute => ({
  source,
  styles: ["src/routes/templates/TemplateEnd.tsx", ...styles],
  faces,
  description,
});

const notFound: ServedRoute = {
  source: "src/routes/not-found/NotFoundPage.tsx",
  description: "There is no page at this address.",
  status: 404,
};

/** What the server does for each line of both parts of the URL table: which answers it reads ahead, what it says of the page. */
export const servedRoutes: Record<RoutePath | FurtherPath, ServedRoute> = {
  "/": {
    source: "src/routes/home/HomePage.tsx",
    styles: ["src/routes/home/HomeStatic.tsx"],
    description:
      "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
    prime: primeHome,
  },
  "/allproducts": {
    source: "src/routes/catalogue/CataloguePage.tsx",
    description: "Every saree, kurti and piece for the home, in every colour.",
    prime: primeCatalogue,
    query: ["q", "sub", "tag", "min", "max", "sort", "show"],
  },
  // The first product, which has a page of its own.
  "/product-details": { ...product, pages: async () => [] },
  "/product-details/:id": product,
  "/cart": {
    source: "src/routes/cart/CartPage.tsx",
    description: "What you have put into your bag.",
    isPersonal: true,
  },
  "/checkout": {
    source: "src/routes/checkout/CheckoutPage.tsx",
    description: "Where your order goes, and what it comes to.",
    isPersonal: true,
  },
  "/thank-you": {
    source: "src/routes/thank-you/ThankYouPage.tsx",
    description: "Your order has been placed.",
    isPersonal: true,
  },
  "/login": {
    source: "src/routes/login/LoginPage.tsx",
    description: "Log in to keep a bag, a wishlist and your orders.",
    isPersonal: true,
  },
  "/register": {
    source: "src/routes/register/RegisterPage.tsx",
    description: "Open an account with Pallu.",
    isPersonal: true,
  },
  "/order-history": {
    source: "src/routes/order-history/OrderHistoryPage.tsx",
    description: "Your orders and where they are.",
    isPersonal: true,
  },
  "/invoice/:orderId": {
    source: "src/routes/invoice/InvoicePage.tsx",
    description: "The invoice of one order, to print or keep.",
    isPersonal: true,
  },
  "/wishlist": {
    source: "src/routes/wishlist/WishlistPage.tsx",
    description: "What you have your eye on.",
    isPersonal: true,
  },
  "/my-profile": {
    source: "src/routes/my-profile/MyProfilePage.tsx",
    description: "Your name, phone number and email as Pallu has them.",
    isPersonal: true,
  },
  "/edit-account": {
    source: "src/routes/edit-account/EditAccountPage.tsx",
    description: "Change your name, phone number or email.",
    isPersonal: true,
  },
  "/forger-password": {
    source: "src/routes/forger-password/ForgerPasswordPage.tsx",
    description: "Set a new password with a one-time code.",
    isPersonal: true,
  },
  "/contact": {
    source: "src/routes/contact/ContactPage.tsx",
    description: "Write to Pallu, or find the house in Coimbatore.",
  },
  "/about": {
    source: "src/routes/about/AboutPage.tsx",
    styles: ["src/routes/about/AboutStory.tsx"],
    description: "How Pallu began, how a piece comes about, and who it works with.",
  },
  "/team": {
    source: "src/routes/team/TeamPage.tsx",
    styles: ["src/routes/team/TeamWall.tsx"],
    description: "The people of the house, each with a portrait.",
  },
  "/our-clients": {
    source: "src/routes/our-clients/OurClientsPage.tsx",
    styles: ["src/routes/our-clients/ClientWall.tsx"],
    description: "Hotels, theatres and museums that live with cloth from Pallu.",
  },
  "/pricing": {
    source: "src/routes/pricing/PricingPage.tsx",
    description: "Plans for the care of cloth, by the month or by the year.",
  },
  "/faq": {
    source: "src/routes/faq/FaqPage.tsx",
    styles: ["src/routes/faq/Questions.tsx"],
    description: "Answers on shipping, warranty, payment and return.",
  },
  "/terms-and-conditions": {
    source: "src/routes/terms-and-conditions/TermsPage.tsx",
    styles: ["src/routes/terms-and-conditions/Terms.tsx"],
    description: "On shipping, return, payment, warranty and order cancellation, in plain words.",
  },
  "/shipping-method": {
    source: "src/routes/shipping-method/ShippingMethodPage.tsx",
    styles: ["src/routes/shipping-method/ShippingOptions.tsx"],
    description: "Four ways of sending, their times and prices, and the rules.",
  },
  "/payment-method": {
    source: "src/routes/payment-method/PaymentMethodPage.tsx",
    styles: ["src/routes/payment-method/MethodList.tsx"],
    description: "Seven ways to pay.",
  },
  "/payment-confirmation": {
    source: "src/routes/payment-confirmation/PaymentConfirmationPage.tsx",
    description: "A sample of the screen on which a payment is confirmed.",
  },
  "/payment-success": {
    source: "src/routes/payment-success/PaymentSuccessPage.tsx",
    description: "The state of your payment.",
  },
  "/payment-failure": {
    source: "src/routes/payment-failure/PaymentFailurePage.tsx",
    description: "The charge to your card failed; choose another way to pay.",
  },
  "/coming-soon": {
    source: "src/routes/coming-soon/ComingSoonPage.tsx",
    description: "Something new is on the loom.",
  },
  "/my-account": {
    source: "src/routes/my-account/MyAccountPage.tsx",
    styles: ["src/routes/my-account/DemoAccount.tsx"],
    description: "A sample account to look around in.",
  },
  "/error": notFound,
  "/blog-v1": postList(
    "src/routes/blog-v1/BlogV1Page.tsx",
    "How cloth is made, told apart and kept: ten pieces from the loom and the shop counter.",
  ),
  "/blog-v2": postList(
    "src/routes/blog-v2/BlogV2Page.tsx",
    "The latest eight pieces of the cloth journal, as a table of contents.",
  ),
  "/blog-tag": postList(
    "src/routes/blog-tag/BlogTagPage.tsx",
    "The cloth journal sorted by silk, weaving, dyeing, care and interior.",
  ),
  "/blog-details-v1": posts(1),
  "/blog-details-v1/:id": { ...posts(1), pages: postPages },
  "/blog-details-v2": posts(2),
  "/blog-details-v2/:id": posts(2),
  "/blog-details-v3": {
    source: "src/routes/blog-details-v3/BlogDetailsV3Page.tsx",
    styles: ["src/routes/blog/ArticleStatic.tsx"],
    description: "Weaving is a row of yes and no.",
    meta: essayMeta,
    pages: async () => [],
  },
  "/portfolio-v1": {
    source: "src/routes/portfolio-v1/PortfolioV1Page.tsx",
    description: "Nine rooms and shops furnished with our cloth, by kind of work.",
  },
  "/portfolio-v2": {
    source: "src/routes/portfolio-v2/PortfolioV2Page.tsx",
    description: "Interiors, lamps, tables and pieces for the wall, room by room.",
  },
  "/portfolio-v3": {
    source: "src/routes/portfolio-v3/PortfolioV3Page.tsx",
    styles: ["src/routes/portfolio/StoriesStatic.tsx"],
    description: "Nine rooms, each with its story and what went into it.",
  },
  "/portfolio-details-v1": project(1),
  "/portfolio-details-v1/:id": { ...project(1), pages: projectPages },
  "/portfolio-details-v2": project(2),
  "/portfolio-details-v2/:id": project(2),
  "/index-v2": home(
    stylish,
    "src/routes/index-v2/StylishPage.tsx",
    ["src/routes/index-v2/StylishStatic.tsx"],
    "A Madras check of a shop: furniture in handloom cotton, and a quarter off.",
  ),
  "/index-v3": home(
    accessories,
    "src/routes/index-v3/AccessoriesPage.tsx",
    ["src/routes/index-v3/AccessoriesStatic.tsx"],
    "Small things on a soft ground: vases, lamps, mirrors and watches.",
  ),
  "/index-v4": home(
    collection,
    "src/routes/index-v4/CollectionPage.tsx",
    ["src/routes/index-v4/CollectionStatic.tsx"],
    "A lookbook of furniture: three spreads, six pieces, five rooms.",
  ),
  "/index-v5": {
    ...home(
      luxury,
      "src/routes/index-v5/LuxuryPage.tsx",
      ["src/routes/index-v5/LuxuryStatic.tsx"],
      "Gold thread, counted by hand: the catalogue in five chapters.",
    ),
    prime: primeLuxury,
  },
  "/index-v6": home(
    retro,
    "src/routes/index-v6/RetroPage.tsx",
    ["src/routes/index-v6/RetroStatic.tsx"],
    "A hoarding of a shop: ten goods, one loud offer, today only.",
  ),
  "/shop-v1": {
    source: "src/routes/shop-v1/ShopV1Page.tsx",
    styles: ["src/routes/shop-v1/BrandCards.tsx"],
    description: "Every product of the shop, and the houses it comes from.",
    prime: primeShopV1,
  },
  "/shop-v2": {
    source: "src/routes/shop-v2/ShopV2Page.tsx",
    description: "Twelve samples: seven sarees and five kurtis.",
  },
  "/shop-v3": {
    source: "src/routes/shop-v3/ShopV3Page.tsx",
    styles: ["src/routes/shop-v3/PriceList.tsx"],
    description: "Chairs, tables, lamps and vases as a price list with pictures.",
  },
  "/shop-v4": {
    source: "src/routes/shop-v4/ShopV4Page.tsx",
    styles: ["src/routes/shop-v4/FurnitureWall.tsx"],
    description: "Chairs, tables, lamps and vases, hung on a wall.",
  },
  "/product-category": {
    source: "src/routes/product-category/ProductCategoryPage.tsx",
    styles: ["src/routes/product-category/Rooms.tsx"],
    description: "Nine rooms, and what goes well in each.",
  },
  "*": notFound,
};
