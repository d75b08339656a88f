/** Every route of the shop that is live, for checks that go through all of them. */
export const screens = [
  "/",
  "/allproducts",
  "/product-details",
  "/product-details/kanchipuram-temple-border",
  "/cart",
  "/checkout",
  "/thank-you",
  "/login",
  "/register",
  "/order-history",
  "/invoice/PL-NONE",
  "/wishlist",
  "/my-profile",
  "/edit-account",
  "/forger-password",
  "/contact",
  "/blog-v1",
  "/blog-v2",
  "/blog-tag",
  "/blog-details-v1/2",
  "/blog-details-v2/5",
  "/blog-details-v3",
  "/portfolio-v1",
  "/portfolio-v2",
  "/portfolio-v3",
  "/portfolio-details-v1/2",
  "/portfolio-details-v2/8",
  "/no-such-page",
] as const;

/** Screens that come with an error status: the browser reports it. */
export const expectedStatuses: Readonly<Record<string, number[]>> = {
  "/no-such-page": [404],
};
