import { readdirSync } from "node:fs";
import { beforeAll, describe, expect } from "vitest";
import { openBuyer } from "../account.ts";
import type { Account } from "../account.ts";
import { visitFirst, visitInHardestMode } from "../a11yMatrix.ts";
import { routes } from "../../apps/store/src/routes.ts";
import { screens, screenOf } from "../screens.ts";
import { test, url } from "../fixtures.ts";

let account: Account;
let orderId: string;
beforeAll(async () => {
  ({ account, orderId } = await openBuyer(url));
});

/** Pages with data in their first view. They then read products or variants in the browser. */
const livePages = routes
  .filter(({ folder }) =>
    readdirSync(new URL(`../../apps/store/src/${folder}`, import.meta.url)).some((file) =>
      file.endsWith(".load.ts"),
    ),
  )
  .flatMap(({ paths }) => paths.map(screenOf));

/** Main headings of pages, with the statements that they prove. */
const headings: [ids: string, path: string, heading: string][] = [
  [
    "[PDP-01]",
    "/product-details/kanchipuram-temple-border",
    "Kanchipuram temple border silk saree",
  ],
  ["[CAT-01]", "/allproducts", "All products"],
  ["[CAT-18]", "/shop-v1", "The whole shop"],
  ["[CAT-23]", "/shop-v2", "Twelve to begin with"],
  ["[CAT-24]", "/shop-v3", "Furniture, line by line"],
  ["[CAT-25]", "/shop-v4", "Furniture on the wall"],
  ["[CAT-26]", "/product-category", "Room by room"],
  ["[CON-01]", "/contact", "Contact"],
  ["[BLOG-01]", "/blog-v1", "The cloth journal"],
  ["[BLOG-02]", "/blog-v2", "Eight to read"],
  ["[BLOG-03]", "/blog-details-v1", "Choosing a first silk saree"],
  ["[BLOG-03]", "/blog-details-v1/2", "What zari is, and how to tell"],
  ["[BLOG-04]", "/blog-details-v2", "Choosing a first silk saree"],
  ["[BLOG-04]", "/blog-details-v2/5", "Indigo, or how a colour moves in"],
  ["[BLOG-05]", "/blog-details-v3", "How a jacquard loom thinks"],
  ["[BLOG-06]", "/blog-tag", "The journal by tag"],
  ["[PORT-01]", "/portfolio-v1", "Rooms we have furnished"],
  ["[PORT-06]", "/portfolio-v2", "Portfolio"],
  ["[PORT-14]", "/portfolio-v3", "Nine rooms and their reasons"],
  ["[PORT-15]", "/portfolio-details-v1", "Classic Interior Set"],
  ["[PORT-16]", "/portfolio-details-v1/2", "A corner for one reader"],
  ["[PORT-18]", "/portfolio-details-v2", "Classic Interior Set"],
  ["[PORT-17]", "/portfolio-details-v2/8", "A desk with its back to the sea"],
  ["[INFO-01]", "/thank-you", "Thank You"],
  ["[INFO-05]", "/shipping-method", "Shipping Method"],
  ["[INFO-12]", "/payment-method", "Payment Method"],
  ["[INFO-21]", "/payment-confirmation", "Confirm your payment"],
  ["[INFO-24]", "/payment-success", "Payment Completed"],
  ["[INFO-27]", "/payment-failure", "Payment Failed"],
  ["[INFO-29]", "/coming-soon", "Something new is on the loom"],
  ["[INFO-36]", "/error", "Oops Sorry ! Page not found"],
  ["[GLB-12]", "/no-such-page", "Oops Sorry ! Page not found"],
  ["[INFO-40]", "/pricing", "Pricing"],
  ["[INFO-46]", "/about", "About Us"],
  ["[INFO-49]", "/team", "Team Member"],
  ["[INFO-51]", "/our-clients", "Our Clients"],
  ["[INFO-52]", "/faq", "Frequently asked questions"],
  ["[INFO-59]", "/terms-and-conditions", "Terms & Conditions"],
];

const hardestMode = { theme: "dark", dir: "rtl", currency: "USD", violations: [] };

/** Returns the expected visit of a screen: it is itself, between one header and one footer, with one main heading. */
const soundVisit = (path: string, mode: object): object => {
  const [address = "", query] = path.split("?");
  const heading = headings.find(([, at]) => at === address)?.[2] ?? (expect.any(String) as unknown);
  return {
    ...mode,
    headings: [heading],
    overflow: [0, 0],
    smallFields: [],
    address: query === undefined ? address : path,
    frame: [1, 1, 1],
    // A live page reads only what its document lacks.
    readsCatalogue: livePages.includes(address) ? (expect.any(Boolean) as unknown) : false,
  };
};

/** With one page of cards, which are alike. */
const catalogue = "/allproducts?q=jamdani";

/** One screen of each layout. */
const layouts = [
  "/",
  catalogue,
  "/product-details/kanchipuram-temple-border",
  "/login",
  "/about",
  "/blog-v1",
  "/blog-details-v1/2",
  "/portfolio-v1",
  "/no-such-page",
];

/** Five pages run at once; axe needs longest for the catalogue. */
const timeoutMs = 240_000;

const withIds = (paths: readonly string[]): [ids: string, path: string][] =>
  paths.map((path) => [headings.find(([, at]) => at === path)?.[0] ?? "", path]);

// The specified log entry of a visitor is no fault (ROL-07 to ROL-10).
describe.concurrent("every screen logs nothing, fits its viewport and meets WCAG 2.2 AA", () => {
  test.for(withIds(screens.map((path) => (path === "/allproducts" ? catalogue : path))))(
    "[GLB-06] [GLB-07] [GLB-11] [HDR-01] [FTR-01] %s dark, right to left and 320 px wide for a visitor: %s",
    { timeout: timeoutMs },
    async ([, path], { sharedPage }) => {
      expect(await visitInHardestMode(sharedPage, path)).toEqual(soundVisit(path, hardestMode));
    },
  );

  test.for(layouts)(
    "light, left to right and 1280 px wide for a new visitor: %s",
    async (path, { sharedPage }) => {
      const mode = { theme: "system", dir: "ltr", currency: "INR" };
      expect(await visitFirst(sharedPage, path)).toEqual(soundVisit(path, mode));
    },
  );

  test.for([
    "/cart",
    "/checkout",
    "/my-profile",
    "/wishlist",
    "/edit-account",
    "/order-history",
    "/invoice/:orderId",
  ])(
    "[GLB-11] dark, right to left and 320 px wide for a customer with cart, wishes and an order: %s",
    { timeout: timeoutMs },
    async (line, { sharedPage }) => {
      const path = line.replace(":orderId", orderId);
      const { storageState } = account;
      expect(await visitInHardestMode(sharedPage, path, storageState)).toEqual(
        soundVisit(path, hardestMode),
      );
    },
  );
});

test("every known heading is one of a screen", () => {
  expect(screens).toEqual(expect.arrayContaining(headings.map(([, path]) => path)));
});
