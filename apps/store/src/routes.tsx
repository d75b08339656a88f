import { readList, sameId } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { page } from "./platform/page.tsx";
import type { Meta, ShopRoute } from "./platform/route.ts";
import { shopTitle } from "./platform/shopTitle.ts";
import { catalogueAddress } from "./features/catalogue/catalogue.data.ts";
import { primeCatalogue } from "./routes/catalogue/catalogue.prime.ts";
import { primeHome } from "./routes/home/home.data.ts";
import { primeProduct } from "./routes/product/product.prime.ts";

const fixed =
  (title: string, description: string) =>
  (): Meta => ({ title: shopTitle(title), description });

const productPage = page(() => import("./routes/product/ProductPage.tsx"));
const productSource = "src/routes/product/ProductPage.tsx";
const anyProduct = fixed("Products", "Cloth and things for the home, one piece at a time.");

const productMeta: ShopRoute["meta"] = ({ params }, read) => {
  const product = readList<ProductAnswer>(read(catalogueAddress.products)).find(({ productId }) =>
    sameId(productId, params["id"]),
  );
  if (!product?.productName) return anyProduct();
  return {
    title: shopTitle(product.productName),
    description: (product.productDescription ?? "").slice(0, 160),
  };
};

/** The URL table: which page answers a path, what it says of itself, what its first view needs. */
export const routes: ShopRoute[] = [
  {
    path: "/",
    page: page(() => import("./routes/home/HomePage.tsx")),
    source: "src/routes/home/HomePage.tsx",
    meta: () => ({
      title: shopTitle(),
      description:
        "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
    }),
    prime: primeHome,
  },
  {
    path: "/allproducts",
    page: page(() => import("./routes/catalogue/CataloguePage.tsx")),
    source: "src/routes/catalogue/CataloguePage.tsx",
    meta: fixed("All products", "Every saree, kurti and piece for the home, in every colour."),
    prime: primeCatalogue,
  },
  {
    path: "/product-details",
    page: productPage,
    source: productSource,
    meta: anyProduct,
    prime: primeProduct,
  },
  {
    path: "/product-details/:id",
    page: productPage,
    source: productSource,
    meta: productMeta,
    prime: primeProduct,
  },
  {
    path: "/cart",
    page: page(() => import("./routes/cart/CartPage.tsx")),
    source: "src/routes/cart/CartPage.tsx",
    meta: fixed("Cart", "What you have put into your bag."),
  },
  {
    path: "/checkout",
    page: page(() => import("./routes/checkout/CheckoutPage.tsx")),
    source: "src/routes/checkout/CheckoutPage.tsx",
    meta: fixed("Checkout", "Where your order goes, and what it comes to."),
    bare: true,
  },
  {
    path: "/thank-you",
    page: page(() => import("./routes/thank-you/ThankYouPage.tsx")),
    source: "src/routes/thank-you/ThankYouPage.tsx",
    meta: fixed("Thank you", "Your order has been placed."),
  },
  {
    path: "/login",
    page: page(() => import("./routes/login/LoginPage.tsx")),
    source: "src/routes/login/LoginPage.tsx",
    meta: fixed("Login", "Log in to keep a bag, a wishlist and your orders."),
  },
  {
    path: "/register",
    page: page(() => import("./routes/register/RegisterPage.tsx")),
    source: "src/routes/register/RegisterPage.tsx",
    meta: fixed("Register", "Open an account with Pallu."),
  },
  {
    path: "/order-history",
    page: page(() => import("./routes/order-history/OrderHistoryPage.tsx")),
    source: "src/routes/order-history/OrderHistoryPage.tsx",
    meta: fixed("Order history", "Your orders and where they are."),
  },
  {
    path: "/invoice/:orderId",
    page: page(() => import("./routes/invoice/InvoicePage.tsx")),
    source: "src/routes/invoice/InvoicePage.tsx",
    meta: fixed("Invoice", "The invoice of one order, to print or keep."),
  },
  {
    path: "/wishlist",
    page: page(() => import("./routes/wishlist/WishlistPage.tsx")),
    source: "src/routes/wishlist/WishlistPage.tsx",
    meta: fixed("Wishlist", "What you have your eye on."),
  },
  {
    path: "*",
    page: page(() => import("./routes/not-found/NotFoundPage.tsx")),
    source: "src/routes/not-found/NotFoundPage.tsx",
    meta: fixed("Page not found", "There is no page at this address."),
    status: 404,
  },
];
