import type { ReactElement } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { page } from "./platform/page.tsx";
import type { ShopRoute } from "./platform/route.ts";
import { useTitle } from "./platform/useTitle.ts";
import { matchIn } from "./routes/match.ts";

/** The rest of the URL table: pages whose lines not every visitor needs to carry. */
export const furtherRoutes = [
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
    path: "*",
    title: "Page not found",
    page: page(() => import("./routes/not-found/NotFoundPage.tsx")),
  },
] as const satisfies ShopRoute[];

export type FurtherPath = (typeof furtherRoutes)[number]["path"];

/** Loads the page of a path ahead. */
export const preload = (pathname: string): Promise<void> =>
  matchIn(furtherRoutes, pathname).route.page.preload(pathname);

const FurtherPages = (): ReactElement => {
  const { pathname } = useLocation();
  const { path, title, page: Page } = matchIn(furtherRoutes, pathname).route;
  useTitle(title);
  return (
    <Routes>
      <Route key={path} path={path} element={<Page />} />
    </Routes>
  );
};

export default FurtherPages;
