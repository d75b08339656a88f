import { rupeesOf, paiseOf } from "@pallu/contract";
import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { bannerFault } from "../catalogue/banners.rules.ts";
import { listBanners, setBanner } from "../catalogue/banners.service.ts";
import type { BannerOrder } from "../catalogue/banners.service.ts";
import type { Price } from "../catalogue/inventory.rules.ts";
import { changePriceList } from "../catalogue/prices.service.ts";
import type { PriceListOrder } from "../catalogue/prices.service.ts";
import { findProductsPage } from "../catalogue/productSearch.repo.ts";
import { changeFlags, changeHidden } from "../catalogue/visibility.service.ts";
import type { FlagsOrder, HidingOrder } from "../catalogue/visibility.service.ts";
import { merchantCatalogueEndpoints as endpoints } from "./merchantCatalogue.rules.ts";
import { pageOf } from "./pages.ts";
import { refusedRows, unknown, unknownRows } from "./refusals.ts";

interface PriceInput {
  offerPrice: number;
  listPrice: number;
}

const priceOf = ({ offerPrice, listPrice }: PriceInput): Price => ({
  offerPricePaise: paiseOf(offerPrice),
  listPricePaise: paiseOf(listPrice),
});

const rupeesOfPrice = ({ offerPricePaise, listPricePaise }: Price): PriceInput => ({
  offerPrice: rupeesOf(offerPricePaise),
  listPrice: rupeesOf(listPricePaise),
});

const priceRowsOf = (
  rows: readonly (PriceInput & { id: string; expected?: PriceInput })[],
): PriceListOrder["prices"] =>
  new Map(
    rows.map(({ id, expected, ...price }) => [
      id,
      { ...priceOf(price), ...(expected && { expected: priceOf(expected) }) },
    ]),
  );

const costs = ({ offerPricePaise, listPricePaise }: Price): string =>
  `${rupeesOf(offerPricePaise)} of ${rupeesOf(listPricePaise)}`;

const bannerFaults = {
  picture_alone: "A banner of a collection is a picture alone: it has a link and an alt.",
  no_headline: 'The field "linkText" needs a headline.',
} as const;

/** The endpoints of banners, products, variants and prices. */
export const merchantCatalogueRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };

  const answerBanner = async (order: BannerOrder & { dryRun: boolean }, caller: Caller) => {
    const { place, number, dryRun } = order;
    const outcome = await setBanner(context, order, caller);
    switch (outcome.kind) {
      case "unknown_picture":
        throw merchantError(404, "unknown_picture", "The shop has no picture of that name.");
      case "unknown_number":
        throw merchantError(
          404,
          "unknown_banner",
          `There are ${outcome.count} banners of ${place}: there is no number ${number}.`,
        );
      case "unexpected":
        throw merchantError(
          409,
          "unexpected_banner",
          `Banner ${number} of ${place} has ${outcome.image ?? "no picture"}, not ${order.expected ?? "none"} as expected: read it again.`,
        );
      case "changed":
        return {
          status: 200,
          body: { dryRun, place, number, before: outcome.before, after: outcome.after },
        } as const;
    }
  };

  const hide = async (order: HidingOrder & { dryRun: boolean }, caller: Caller) => {
    const { what, hidden, dryRun } = order;
    const outcome = await changeHidden(context, order, caller);
    if (outcome.kind === "unknown") throw unknown(what, outcome.ids[0] ?? "");
    if (outcome.kind === "emptied") {
      const [product] = outcome.products;
      throw merchantError(
        409,
        "last_variant",
        `No variant of ${product?.name} would be left: hide the product ${product?.id} instead.`,
      );
    }
    const changes = outcome.changes
      .filter(({ isChanged }) => isChanged)
      .map(({ id }) => ({ id, before: { hidden: !hidden }, after: { hidden } }));
    return { status: 200, body: { dryRun, changes } } as const;
  };

  const flag = async (
    what: HidingOrder["what"],
    order: FlagsOrder & { dryRun: boolean },
    caller: Caller,
  ) => {
    const outcome = await changeFlags(context, { ...order, what }, caller);
    if (outcome.kind === "unknown") throw unknown(what, order.id);
    const changes = outcome.changed.map(({ id, flags }) => ({
      id,
      before: Object.fromEntries(Object.entries(flags).map(([name, is]) => [name, !is])),
      after: flags,
    }));
    return { status: 200, body: { dryRun: order.dryRun, changes } } as const;
  };

  const setPrices = async (order: PriceListOrder & { dryRun: boolean }, caller: Caller) => {
    const outcome = await changePriceList(context, order, caller);
    if (outcome.kind === "unknown") throw unknownRows("product", outcome.ids);
    if (outcome.kind === "unexpected")
      throw refusedRows(
        409,
        outcome.found.map(({ id, price, expected }) => ({
          id,
          code: "unexpected_price",
          message: `${id} costs ${costs(price)}, not ${costs(expected)} as expected: read it again.`,
        })),
      );
    const changes = outcome.changes.map(({ id, before, after }) => ({
      id,
      before: rupeesOfPrice(before),
      after: rupeesOfPrice(after),
    }));
    return { status: 200, body: { dryRun: order.dryRun, changes } } as const;
  };

  return [
    keyRoute(endpoints.listAllBanners, "catalogue:read", async () => ({
      status: 200,
      body: { banners: await listBanners(db.read) },
    })),
    keyRoute(endpoints.setBanner, "catalogue:write", async ({ params, body, caller }) => {
      const { image, expected, dryRun, ...content } = body;
      const fault = bannerFault(params.place, content);
      if (fault) throw merchantError(422, "invalid", bannerFaults[fault]);
      return answerBanner({ ...params, picture: image, content, expected, dryRun }, caller);
    }),
    keyRoute(endpoints.removeBanner, "catalogue:write", async ({ params, query, caller }) => {
      const { expected, dryRun = false } = query;
      return answerBanner({ ...params, picture: null, expected, dryRun }, caller);
    }),
    keyRoute(endpoints.listAllProducts, "catalogue:read", async ({ query }) => {
      const { find, hidden, after, limit } = query;
      const found = await findProductsPage(db.read, { find, hidden, afterId: after }, limit + 1);
      const { rows, next } = pageOf(found, limit);
      const products = rows.map(({ offerPricePaise, listPricePaise, ...product }) => ({
        ...product,
        ...rupeesOfPrice({ offerPricePaise, listPricePaise }),
      }));
      return { status: 200, body: { products, next } };
    }),
    keyRoute(endpoints.changeProduct, "catalogue:write", async ({ params, body, caller }) => {
      const { productId: id } = params;
      const { action, flags = {}, price, dryRun } = body;
      if (action === "flag") return flag("product", { id, flags, dryRun }, caller);
      if (price) return setPrices({ prices: priceRowsOf([{ ...price, id }]), dryRun }, caller);
      const hidden = action === "hide";
      return hide({ what: "product", ids: [id], hidden, dryRun }, caller);
    }),
    keyRoute(endpoints.changeVariant, "catalogue:write", async ({ params, body, caller }) => {
      const { variantId: id } = params;
      const { action, flags = {}, dryRun } = body;
      if (action === "flag") return flag("variant", { id, flags, dryRun }, caller);
      const hidden = action === "hide";
      return hide({ what: "variant", ids: [id], hidden, dryRun }, caller);
    }),
    keyRoute(endpoints.setPriceList, "catalogue:write", async ({ body, caller }) =>
      setPrices({ prices: priceRowsOf(body.rows), dryRun: body.dryRun }, caller),
    ),
  ];
};
