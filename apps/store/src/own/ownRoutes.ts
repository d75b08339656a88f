import type { PartName } from "@pallu/contract/shop";
import type { ShopRoute } from "../platform/routing/route.ts";
import { partPath } from "../platform/shop/parts.ts";
import type { ViewLoader } from "../platform/data/firstView.ts";
import type { ShopFrame } from "../platform/shop/parts.ts";
import { routesOf } from "../platform/routing/routesOf.ts";
import { routes } from "../routes.ts";
import { ownPageLoaders } from "./ownPages.ts";

/** Pages of a shop of one's own, which take the place of the demo's with the same path. */
export const ownPages = routesOf(
  ownPageLoaders,
  import.meta.glob<readonly string[]>("./own/*/route.ts", {
    base: "../",
    eager: true,
    import: "paths",
  }),
);

/** Folders of the demo's pages that a shop of one's own may switch on. */
const switchedOn: Partial<Record<NonNullable<ShopFrame["features"]>[number], readonly string[]>> = {
  templateHomes: ["index-v2", "index-v3", "index-v4", "index-v5", "index-v6"],
  sampleShops: ["shop-v1", "shop-v2", "shop-v3", "shop-v4", "product-category"],
  samplePayments: ["payment-confirmation", "payment-success", "payment-failure"],
  portfolio: [
    "portfolio-v1",
    "portfolio-v2",
    "portfolio-v3",
    "portfolio-details-v1",
    "portfolio-details-v2",
  ],
};

/** The part without which a page does not exist, by its folder. */
const required: Record<string, PartName> = {
  "./own/about/": "about",
  "./own/blog-v1/": "posts",
  "./own/faq/": "faq",
  "./own/payment-method/": "payment",
  "./own/shipping-method/": "shipping",
  "./own/team/": "team",
  "./own/terms-and-conditions/": "terms",
};

/** Other parts that pages show, by their folders. */
const optional: Record<string, readonly PartName[]> = {
  "./own/contact/": ["contact", "legal"],
  "./own/home/": ["home", "posts"],
  "./routes/checkout/": ["payment"],
  "./routes/product/": ["product"],
  "./routes/thank-you/": ["payment"],
};

/** Returns the part without which a page does not exist, undefined for pages that always exist. */
export const partOf = ({ folder }: ShopRoute): PartName | undefined => required[folder];

/** Returns the loaders of the parts that a page shows, as far as the shop has them. */
export const partLoaders = ({ folder }: ShopRoute, { parts }: ShopFrame): ViewLoader[] =>
  [required[folder] ?? [], optional[folder] ?? []]
    .flat()
    .filter((name) => parts.includes(name))
    .map((name) => ({
      key: partPath(name),
      load: ({ read }) => read(partPath(name)),
    }));

/** Returns the URL table of a shop of one's own. All other pages of the demo do not exist there. */
export const ownRoutesOf = ({ features = [] }: ShopFrame): ShopRoute[] => {
  const folders = new Set(features.flatMap((name) => switchedOn[name] ?? []));
  return [
    ...ownPages,
    ...routes.filter(
      ({ folder }) =>
        folder.startsWith("./routes/") || folders.has(folder.slice("./demo/".length, -1)),
    ),
  ];
};
