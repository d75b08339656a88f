import { readList, sameId } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress } from "./features/catalogue/catalogue.data.ts";
import type { ServedRoute } from "./platform/route.ts";
import type { FurtherPath } from "./routes.further.tsx";
import type { RoutePath } from "./routes.tsx";
import { primeCatalogue } from "./routes/catalogue/catalogue.prime.ts";
import { primeHome } from "./routes/home/home.prime.ts";
import { primeProduct } from "./routes/product/product.prime.ts";

const product: ServedRoute = {
  source: "src/routes/product/ProductPage.tsx",
  description: "Cloth and things for the home, one piece at a time.",
  prime: primeProduct,
  meta: ({ params }, read) => {
    const products = readList<ProductAnswer>(read(catalogueAddress.products));
    const shown = products.find(({ productId }) => sameId(productId, params["id"]));
    return shown?.productName
      ? {
          title: shown.productName,
          description: (shown.productDescription ?? shown.productName).slice(0, 160),
        }
      : null;
  },
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
  },
  "/product-details": product,
  "/product-details/:id": product,
  "/cart": {
    source: "src/routes/cart/CartPage.tsx",
    description: "What you have put into your bag.",
  },
  "/checkout": {
    source: "src/routes/checkout/CheckoutPage.tsx",
    description: "Where your order goes, and what it comes to.",
  },
  "/thank-you": {
    source: "src/routes/thank-you/ThankYouPage.tsx",
    description: "Your order has been placed.",
  },
  "/login": {
    source: "src/routes/login/LoginPage.tsx",
    description: "Log in to keep a bag, a wishlist and your orders.",
  },
  "/register": {
    source: "src/routes/register/RegisterPage.tsx",
    description: "Open an account with Pallu.",
  },
  "/order-history": {
    source: "src/routes/order-history/OrderHistoryPage.tsx",
    description: "Your orders and where they are.",
  },
  "/invoice/:orderId": {
    source: "src/routes/invoice/InvoicePage.tsx",
    description: "The invoice of one order, to print or keep.",
  },
  "/wishlist": {
    source: "src/routes/wishlist/WishlistPage.tsx",
    description: "What you have your eye on.",
  },
  "/my-profile": {
    source: "src/routes/my-profile/MyProfilePage.tsx",
    description: "Your name, phone number and email as Pallu has them.",
  },
  "/edit-account": {
    source: "src/routes/edit-account/EditAccountPage.tsx",
    description: "Change your name, phone number or email.",
  },
  "/forger-password": {
    source: "src/routes/forger-password/ForgerPasswordPage.tsx",
    description: "Set a new password with a one-time code.",
  },
  "/contact": {
    source: "src/routes/contact/ContactPage.tsx",
    description: "Write to Pallu, or find the house in Coimbatore.",
  },
  "*": {
    source: "src/routes/not-found/NotFoundPage.tsx",
    description: "There is no page at this address.",
    status: 404,
  },
};
