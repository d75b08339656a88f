import { accessories } from "@pallu/ui/themes/accessories";
import { collection } from "@pallu/ui/themes/collection";
import { luxury } from "@pallu/ui/themes/luxury";
import { retro } from "@pallu/ui/themes/retro";
import { stylish } from "@pallu/ui/themes/stylish";
import type { TemplateTheme } from "@pallu/ui/themes/stylish";
import type { PageSource, ServedRoute } from "./platform/routing/route.ts";
import { pageMetas } from "./routes.meta.ts";
import type { SecondaryPath } from "./routes.secondary.tsx";
import type { RoutePath } from "./routes.tsx";
import { postPages } from "./sections/blog/blog.meta.ts";
import { loadCatalogue } from "./routes/catalogue/catalogue.load.ts";
import { loadHome } from "./routes/home/home.load.ts";
import { loadLuxury } from "./routes/index-v5/luxury.load.ts";
import { projectPages } from "./sections/portfolio/portfolio.meta.ts";
import { productPages } from "./routes/product/product.meta.ts";
import { loadProduct } from "./routes/product/product.load.ts";
import { loadShopV1 } from "./routes/shop-v1/shopV1.load.ts";

const product: PageSource = {
  source: "src/routes/product/ProductPage.tsx",
  load: loadProduct,
  query: ["variant"],
  pages: productPages,
};

const posts = (version: 1 | 2): PageSource => ({
  source: `src/routes/blog-details-v${version}/BlogDetailsV${version}Page.tsx`,
  styles: ["src/sections/blog/ArticleStatic.tsx"],
  pages: async () => [],
});

const postList = (source: string): PageSource => ({
  source,
  styles: ["src/sections/blog/PostsStatic.tsx"],
});

const project = (version: 1 | 2): PageSource => ({
  source: `src/routes/portfolio-details-v${version}/PortfolioDetailsV${version}Page.tsx`,
  styles: ["src/sections/portfolio/ProjectStatic.tsx"],
  pages: async () => [],
});

const home = ({ fonts }: TemplateTheme, source: string, styles: string[]): PageSource => ({
  source,
  styles: ["src/sections/templates/TemplateEnd.tsx", ...styles],
  fonts,
});

const notFound: PageSource = {
  source: "src/routes/not-found/NotFoundPage.tsx",
};

/** Server-side properties of every route. */
const pageSources: Record<RoutePath | SecondaryPath, PageSource> = {
  "/": {
    source: "src/routes/home/HomePage.tsx",
    styles: ["src/routes/home/HomeStatic.tsx"],
    load: loadHome,
  },
  "/allproducts": {
    source: "src/routes/catalogue/CataloguePage.tsx",
    load: loadCatalogue,
    query: ["q", "sub", "tag", "min", "max", "sort", "show"],
  },
  // Shows the first product, which is listed under its own path.
  "/product-details": { ...product, pages: async () => [] },
  "/product-details/:id": product,
  "/cart": {
    source: "src/routes/cart/CartPage.tsx",
  },
  "/checkout": {
    source: "src/routes/checkout/CheckoutPage.tsx",
  },
  "/thank-you": {
    source: "src/routes/thank-you/ThankYouPage.tsx",
  },
  "/login": {
    source: "src/routes/login/LoginPage.tsx",
  },
  "/register": {
    source: "src/routes/register/RegisterPage.tsx",
  },
  "/order-history": {
    source: "src/routes/order-history/OrderHistoryPage.tsx",
  },
  "/invoice/:orderId": {
    source: "src/routes/invoice/InvoicePage.tsx",
  },
  "/wishlist": {
    source: "src/routes/wishlist/WishlistPage.tsx",
  },
  "/my-profile": {
    source: "src/routes/my-profile/MyProfilePage.tsx",
  },
  "/edit-account": {
    source: "src/routes/edit-account/EditAccountPage.tsx",
  },
  "/forger-password": {
    source: "src/routes/forger-password/ForgerPasswordPage.tsx",
  },
  "/contact": {
    source: "src/routes/contact/ContactPage.tsx",
  },
  "/about": {
    source: "src/routes/about/AboutPage.tsx",
    styles: ["src/routes/about/AboutStory.tsx"],
  },
  "/team": {
    source: "src/routes/team/TeamPage.tsx",
    styles: ["src/routes/team/TeamWall.tsx"],
  },
  "/our-clients": {
    source: "src/routes/our-clients/OurClientsPage.tsx",
    styles: ["src/routes/our-clients/ClientWall.tsx"],
  },
  "/pricing": {
    source: "src/routes/pricing/PricingPage.tsx",
  },
  "/faq": {
    source: "src/routes/faq/FaqPage.tsx",
    styles: ["src/routes/faq/Questions.tsx"],
  },
  "/terms-and-conditions": {
    source: "src/routes/terms-and-conditions/TermsPage.tsx",
    styles: ["src/routes/terms-and-conditions/Terms.tsx"],
  },
  "/shipping-method": {
    source: "src/routes/shipping-method/ShippingMethodPage.tsx",
    styles: ["src/routes/shipping-method/ShippingOptions.tsx"],
  },
  "/payment-method": {
    source: "src/routes/payment-method/PaymentMethodPage.tsx",
    styles: ["src/routes/payment-method/MethodList.tsx"],
  },
  "/payment-confirmation": {
    source: "src/routes/payment-confirmation/PaymentConfirmationPage.tsx",
  },
  "/payment-success": {
    source: "src/routes/payment-success/PaymentSuccessPage.tsx",
  },
  "/payment-failure": {
    source: "src/routes/payment-failure/PaymentFailurePage.tsx",
  },
  "/coming-soon": {
    source: "src/routes/coming-soon/ComingSoonPage.tsx",
  },
  "/my-account": {
    source: "src/routes/my-account/MyAccountPage.tsx",
    styles: ["src/routes/my-account/DemoAccount.tsx"],
  },
  "/error": notFound,
  "/blog-v1": postList("src/routes/blog-v1/BlogV1Page.tsx"),
  "/blog-v2": postList("src/routes/blog-v2/BlogV2Page.tsx"),
  "/blog-tag": postList("src/routes/blog-tag/BlogTagPage.tsx"),
  "/blog-details-v1": posts(1),
  "/blog-details-v1/:id": { ...posts(1), pages: postPages },
  "/blog-details-v2": posts(2),
  "/blog-details-v2/:id": posts(2),
  "/blog-details-v3": {
    source: "src/routes/blog-details-v3/BlogDetailsV3Page.tsx",
    styles: ["src/sections/blog/ArticleStatic.tsx"],
    pages: async () => [],
  },
  "/portfolio-v1": {
    source: "src/routes/portfolio-v1/PortfolioV1Page.tsx",
  },
  "/portfolio-v2": {
    source: "src/routes/portfolio-v2/PortfolioV2Page.tsx",
  },
  "/portfolio-v3": {
    source: "src/routes/portfolio-v3/PortfolioV3Page.tsx",
    styles: ["src/sections/portfolio/StoriesStatic.tsx"],
  },
  "/portfolio-details-v1": project(1),
  "/portfolio-details-v1/:id": { ...project(1), pages: projectPages },
  "/portfolio-details-v2": project(2),
  "/portfolio-details-v2/:id": project(2),
  "/index-v2": home(stylish, "src/routes/index-v2/StylishPage.tsx", [
    "src/routes/index-v2/StylishStatic.tsx",
  ]),
  "/index-v3": home(accessories, "src/routes/index-v3/AccessoriesPage.tsx", [
    "src/routes/index-v3/AccessoriesStatic.tsx",
  ]),
  "/index-v4": home(collection, "src/routes/index-v4/CollectionPage.tsx", [
    "src/routes/index-v4/CollectionStatic.tsx",
  ]),
  "/index-v5": {
    ...home(luxury, "src/routes/index-v5/LuxuryPage.tsx", ["src/routes/index-v5/LuxuryStatic.tsx"]),
    load: loadLuxury,
  },
  "/index-v6": home(retro, "src/routes/index-v6/RetroPage.tsx", [
    "src/routes/index-v6/RetroStatic.tsx",
  ]),
  "/shop-v1": {
    source: "src/routes/shop-v1/ShopV1Page.tsx",
    styles: ["src/routes/shop-v1/BrandCards.tsx"],
    load: loadShopV1,
  },
  "/shop-v2": {
    source: "src/routes/shop-v2/ShopV2Page.tsx",
  },
  "/shop-v3": {
    source: "src/routes/shop-v3/ShopV3Page.tsx",
    styles: ["src/routes/shop-v3/PriceList.tsx"],
  },
  "/shop-v4": {
    source: "src/routes/shop-v4/ShopV4Page.tsx",
    styles: ["src/routes/shop-v4/FurnitureWall.tsx"],
  },
  "/product-category": {
    source: "src/routes/product-category/ProductCategoryPage.tsx",
    styles: ["src/routes/product-category/Rooms.tsx"],
  },
  "*": notFound,
};

const withMeta = (path: RoutePath | SecondaryPath): ServedRoute => ({
  ...pageMetas[path],
  ...pageSources[path],
});

/** Metadata and server-side properties of every route. */
export const servedRoutes = Object.fromEntries(
  Object.keys(pageSources).map((path) => [path, withMeta(path as RoutePath | SecondaryPath)]),
) as Record<RoutePath | SecondaryPath, ServedRoute>;
