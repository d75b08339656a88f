import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { page } from "./platform/routing/page.tsx";
import type { ShopRoute } from "./platform/routing/route.ts";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { matchRoute } from "./routes/match.ts";

const notFoundPage = page(() => import("./routes/not-found/NotFoundPage.tsx"));

/** Secondary routes: kept out of the entry chunk, because few visitors need them. */
export const secondaryRoutes = [
  { path: "/cart", title: "Cart", page: page(() => import("./routes/cart/CartPage.tsx")) },
  {
    path: "/checkout",
    title: "Checkout",
    page: page(() => import("./routes/checkout/CheckoutPage.tsx")),
  },
  { path: "/login", title: "Login", page: page(() => import("./routes/login/LoginPage.tsx")) },
  {
    path: "/thank-you",
    title: "Thank you",
    page: page(() => import("./routes/thank-you/ThankYouPage.tsx")),
  },
  {
    path: "/register",
    title: "Register",
    page: page(() => import("./routes/register/RegisterPage.tsx")),
  },
  {
    path: "/forger-password",
    title: "Forgot password",
    page: page(() => import("./routes/forger-password/ForgerPasswordPage.tsx")),
  },
  {
    path: "/my-profile",
    title: "My profile",
    page: page(() => import("./routes/my-profile/MyProfilePage.tsx")),
  },
  {
    path: "/edit-account",
    title: "Edit account",
    page: page(() => import("./routes/edit-account/EditAccountPage.tsx")),
  },
  {
    path: "/order-history",
    title: "Order history",
    page: page(() => import("./routes/order-history/OrderHistoryPage.tsx")),
  },
  {
    path: "/invoice/:orderId",
    title: "Invoice",
    page: page(() => import("./routes/invoice/InvoicePage.tsx")),
  },
  {
    path: "/wishlist",
    title: "Wishlist",
    page: page(() => import("./routes/wishlist/WishlistPage.tsx")),
  },
  {
    path: "/contact",
    title: "Contact",
    page: page(() => import("./routes/contact/ContactPage.tsx")),
  },
  {
    path: "/about",
    title: "About us",
    page: page(() => import("./routes/about/AboutPage.tsx")),
  },
  {
    path: "/team",
    title: "Team",
    page: page(() => import("./routes/team/TeamPage.tsx")),
  },
  {
    path: "/our-clients",
    title: "Our clients",
    page: page(() => import("./routes/our-clients/OurClientsPage.tsx")),
  },
  {
    path: "/pricing",
    title: "Pricing",
    page: page(() => import("./routes/pricing/PricingPage.tsx")),
  },
  {
    path: "/faq",
    title: "Questions",
    page: page(() => import("./routes/faq/FaqPage.tsx")),
  },
  {
    path: "/terms-and-conditions",
    title: "Terms & conditions",
    page: page(() => import("./routes/terms-and-conditions/TermsPage.tsx")),
  },
  {
    path: "/shipping-method",
    title: "Shipping",
    page: page(() => import("./routes/shipping-method/ShippingMethodPage.tsx")),
  },
  {
    path: "/payment-method",
    title: "Payment",
    page: page(() => import("./routes/payment-method/PaymentMethodPage.tsx")),
  },
  {
    path: "/payment-confirmation",
    title: "Confirm your payment",
    page: page(() => import("./routes/payment-confirmation/PaymentConfirmationPage.tsx")),
  },
  {
    path: "/payment-success",
    title: "Payment completed",
    page: page(() => import("./routes/payment-success/PaymentSuccessPage.tsx")),
  },
  {
    path: "/payment-failure",
    title: "Payment failed",
    page: page(() => import("./routes/payment-failure/PaymentFailurePage.tsx")),
  },
  {
    path: "/coming-soon",
    title: "Coming soon",
    page: page(() => import("./routes/coming-soon/ComingSoonPage.tsx")),
  },
  {
    path: "/my-account",
    title: "My account",
    page: page(() => import("./routes/my-account/MyAccountPage.tsx")),
  },
  { path: "/error", title: "Page not found", page: notFoundPage },
  {
    path: "/blog-v1",
    title: "Blog",
    page: page(() => import("./routes/blog-v1/BlogV1Page.tsx")),
  },
  {
    path: "/blog-v2",
    title: "Blog, eight posts",
    page: page(() => import("./routes/blog-v2/BlogV2Page.tsx")),
  },
  {
    path: "/blog-tag",
    title: "Blog by tag",
    page: page(() => import("./routes/blog-tag/BlogTagPage.tsx")),
  },
  {
    path: "/blog-details-v1",
    title: null,
    page: page(() => import("./routes/blog-details-v1/BlogDetailsV1Page.tsx")),
  },
  {
    path: "/blog-details-v1/:id",
    title: null,
    page: page(() => import("./routes/blog-details-v1/BlogDetailsV1Page.tsx")),
  },
  {
    path: "/blog-details-v2",
    title: null,
    page: page(() => import("./routes/blog-details-v2/BlogDetailsV2Page.tsx")),
  },
  {
    path: "/blog-details-v2/:id",
    title: null,
    page: page(() => import("./routes/blog-details-v2/BlogDetailsV2Page.tsx")),
  },
  {
    path: "/blog-details-v3",
    title: "How a jacquard loom thinks",
    page: page(() => import("./routes/blog-details-v3/BlogDetailsV3Page.tsx")),
  },
  {
    path: "/portfolio-v1",
    title: "Portfolio",
    page: page(() => import("./routes/portfolio-v1/PortfolioV1Page.tsx")),
  },
  {
    path: "/portfolio-v2",
    title: "Portfolio, by room",
    page: page(() => import("./routes/portfolio-v2/PortfolioV2Page.tsx")),
  },
  {
    path: "/portfolio-v3",
    title: "Portfolio, told",
    page: page(() => import("./routes/portfolio-v3/PortfolioV3Page.tsx")),
  },
  {
    path: "/portfolio-details-v1",
    title: null,
    page: page(() => import("./routes/portfolio-details-v1/PortfolioDetailsV1Page.tsx")),
  },
  {
    path: "/portfolio-details-v1/:id",
    title: null,
    page: page(() => import("./routes/portfolio-details-v1/PortfolioDetailsV1Page.tsx")),
  },
  {
    path: "/portfolio-details-v2",
    title: null,
    page: page(() => import("./routes/portfolio-details-v2/PortfolioDetailsV2Page.tsx")),
  },
  {
    path: "/portfolio-details-v2/:id",
    title: null,
    page: page(() => import("./routes/portfolio-details-v2/PortfolioDetailsV2Page.tsx")),
  },
  {
    path: "/index-v2",
    title: "Stylish",
    page: page(() => import("./routes/index-v2/StylishPage.tsx")),
  },
  {
    path: "/index-v3",
    title: "Accessories",
    page: page(() => import("./routes/index-v3/AccessoriesPage.tsx")),
  },
  {
    path: "/index-v4",
    title: "Collection",
    page: page(() => import("./routes/index-v4/CollectionPage.tsx")),
  },
  {
    path: "/index-v5",
    title: "Luxury",
    page: page(() => import("./routes/index-v5/LuxuryPage.tsx")),
  },
  {
    path: "/index-v6",
    title: "Retro",
    page: page(() => import("./routes/index-v6/RetroPage.tsx")),
  },
  {
    path: "/shop-v1",
    title: "The whole shop",
    page: page(() => import("./routes/shop-v1/ShopV1Page.tsx")),
  },
  {
    path: "/shop-v2",
    title: "Twelve samples",
    page: page(() => import("./routes/shop-v2/ShopV2Page.tsx")),
  },
  {
    path: "/shop-v3",
    title: "Furniture, line by line",
    page: page(() => import("./routes/shop-v3/ShopV3Page.tsx")),
  },
  {
    path: "/shop-v4",
    title: "Furniture on the wall",
    page: page(() => import("./routes/shop-v4/ShopV4Page.tsx")),
  },
  {
    path: "/product-category",
    title: "Room by room",
    page: page(() => import("./routes/product-category/ProductCategoryPage.tsx")),
  },
  { path: "*", title: "Page not found", page: notFoundPage },
] as const satisfies ShopRoute[];

export type SecondaryPath = (typeof secondaryRoutes)[number]["path"];

/**
 * Loads the page of a path in advance.
 * @public Called by `pages` in `routes.tsx`.
 */
export const preload = (pathname: string): Promise<void> =>
  matchRoute(secondaryRoutes, pathname).route.page.preload(pathname);

const SecondaryPages = (): ReactElement => {
  const { pathname } = useLocation();
  const {
    route: { page: Page },
    match,
  } = matchRoute<ShopRoute>(secondaryRoutes, pathname);
  return (
    <RouteParams value={match.params}>
      <Page />
    </RouteParams>
  );
};

export default SecondaryPages;
