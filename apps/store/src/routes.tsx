import { page } from "./platform/page.tsx";
import type { ShopRoute } from "./platform/route.ts";

const productPage = page(() => import("./routes/product/ProductPage.tsx"));

/** The URL table: reading it is reading the shop. What the server adds stands in `routes.server.ts`. */
export const routes = [
  { path: "/", title: "", page: page(() => import("./routes/home/HomePage.tsx")) },
  {
    path: "/allproducts",
    title: "All products",
    page: page(() => import("./routes/catalogue/CataloguePage.tsx")),
  },
  { path: "/product-details", title: null, page: productPage },
  { path: "/product-details/:id", title: null, page: productPage },
  { path: "/cart", title: "Cart", page: page(() => import("./routes/cart/CartPage.tsx")) },
  {
    path: "/checkout",
    title: "Checkout",
    page: page(() => import("./routes/checkout/CheckoutPage.tsx")),
  },
  {
    path: "/thank-you",
    title: "Thank you",
    page: page(() => import("./routes/thank-you/ThankYouPage.tsx")),
  },
  { path: "/login", title: "Login", page: page(() => import("./routes/login/LoginPage.tsx")) },
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
    path: "*",
    title: "Page not found",
    page: page(() => import("./routes/not-found/NotFoundPage.tsx")),
  },
] as const satisfies ShopRoute[];

export type RoutePath = (typeof routes)[number]["path"];
