import { routes } from "../apps/store/src/routes.ts";

/** All routes of the URL table; the last one matches unknown paths. */
export const table: readonly string[] = routes.flatMap(({ paths }) => paths);

/** Sample values of parameters and of unknown paths. */
const samples: Readonly<Record<string, string>> = {
  "/product-details/:id": "/product-details/kanchipuram-temple-border",
  "/invoice/:orderId": "/invoice/PL-NONE",
  "/blog-details-v1/:id": "/blog-details-v1/2",
  "/blog-details-v2/:id": "/blog-details-v2/5",
  "/portfolio-details-v1/:id": "/portfolio-details-v1/2",
  "/portfolio-details-v2/:id": "/portfolio-details-v2/8",
  "*": "/no-such-page",
};

/** Returns a URL of a route. */
export const screenOf = (route: string): string => samples[route] ?? route;

/** A URL for every route. A route without a sample fails as an unknown page. */
export const screens: readonly string[] = table.map(screenOf);

/** Screens with an error status, which Chromium reports. */
export const expectedStatuses: Readonly<Record<string, number[]>> = {
  "/error": [404],
  "/no-such-page": [404],
};

/** Pages with data, on a host whose product is 3 and whose order is 7. */
export const hostScreens: readonly string[] = [
  "/",
  "/allproducts",
  "/product-details/3",
  "/cart",
  "/checkout",
  "/wishlist",
  "/order-history",
  "/invoice/7",
  "/my-profile",
  "/edit-account",
];

const matches = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** Returns the route of a path. */
export const routeOf = (path: string): string =>
  table.find((route) => route !== "*" && matches(route, path)) ?? "*";
