import { rupeesOf } from "@pallu/contract";
import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { changePrice, changePriceList } from "../catalogue/prices.service.ts";
import type { PriceListOrder } from "../catalogue/prices.service.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import { findProductsPage } from "../catalogue/productSearch.repo.ts";
import { changeFlags, changeHidden } from "../catalogue/visibility.service.ts";
import type { FlagsOrder, HidingOrder } from "../catalogue/visibility.service.ts";
import { merchantCatalogueEndpoints as endpoints } from "./merchantCatalogue.rules.ts";
import { changesOf, priceOf, rupeesOfPrice, unexpectedPrice } from "./merchantPrices.ts";
import type { PriceInput } from "./merchantPrices.ts";
import { pageOf } from "./pages.ts";
import { refusedRows, unknown, unknownRows } from "./refusals.ts";

type FoundVariant = Awaited<ReturnType<typeof findProductsPage>>[number]["variants"][number];

const variantBody = (
  optionName: string,
  { optionValue, sku, offerPricePaise: offer, listPricePaise: list, ...variant }: FoundVariant,
) => ({
  ...variant,
  ...storedOptionOf({ optionName, optionValue, sku }),
  ...(offer === null ? {} : { offerPrice: rupeesOf(offer) }),
  ...(list === null ? {} : { listPrice: rupeesOf(list) }),
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

/** The endpoints of products, variants and prices. */
export const merchantCatalogueRoutes = ({ db, clock }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };

  const hide = async (order: HidingOrder & { dryRun: boolean }, caller: Caller) => {
    const { what, hidden, dryRun } = order;
    const outcome = await changeHidden(context, order, caller);
    if (outcome.kind === "unknown") throw unknown(what, outcome.ids[0] ?? "");
    if (outcome.kind === "emptied") {
      const [product] = outcome.products;
      throw merchantError(
        409,
        "last_variant",
        `No variant of ${product?.name} would be left: hide the product instead.`,
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
    if (outcome.kind !== "changed") throw unknown(what, order.id);
    const changes = outcome.changed.map(({ id, flags }) => ({
      id,
      before: Object.fromEntries(Object.entries(flags).map(([name, is]) => [name, !is])),
      after: flags,
    }));
    return { status: 200, body: { dryRun: order.dryRun, changes } } as const;
  };

  const setPrice = async (
    {
      id,
      expected,
      dryRun,
      ...price
    }: PriceInput & {
      id: string;
      expected?: PriceInput;
      dryRun: boolean;
    },
    caller: Caller,
  ) => {
    const order = { ...priceOf(price), ...(expected && { expected: priceOf(expected) }) };
    const outcome = await changePrice(context, { id, ...order, dryRun }, caller);
    if (outcome.kind === "unknown") throw unknown("product", id);
    if (outcome.kind === "unexpected") {
      const { code, message } = unexpectedPrice(id, outcome.price, outcome.expected);
      throw merchantError(409, code, message);
    }
    if (outcome.kind === "above_list")
      throw merchantError(422, "invalid", "The offer price is above the list price.");
    return { status: 200, body: { dryRun, changes: changesOf([{ id, ...outcome }]) } } as const;
  };

  const setPriceList = async (order: PriceListOrder & { dryRun: boolean }, caller: Caller) => {
    const outcome = await changePriceList(context, order, caller);
    if (outcome.kind === "unknown") throw unknownRows("product", outcome.ids);
    if (outcome.kind === "unexpected")
      throw refusedRows(
        409,
        outcome.found.map(({ id, price, expected }) => unexpectedPrice(id, price, expected)),
      );
    const body = { dryRun: order.dryRun, changes: changesOf(outcome.changes) };
    return { status: 200, body } as const;
  };

  return [
    keyRoute(endpoints.listAllProducts, "catalogue:read", async ({ query }) => {
      const { find, hidden, subCategoryId, after, limit } = query;
      const filter = {
        find,
        hidden,
        subCategoryId,
        isWithoutPicture: query.withoutPicture,
        isSoldOut: query.withoutStock,
        afterId: after,
      };
      const found = await findProductsPage(db.desk, filter, limit + 1);
      const { rows, next } = pageOf(found, limit);
      const products = rows.map(
        ({ offerPricePaise, listPricePaise, optionName, image, variants, ...product }) => ({
          ...product,
          ...rupeesOfPrice({ offerPricePaise, listPricePaise }),
          picture: image === "" ? null : image,
          stock: variants.reduce(
            (sum, { stock, hidden: isHidden }) => sum + (isHidden ? 0 : stock),
            0,
          ),
          variants: variants.map((variant) => variantBody(optionName, variant)),
        }),
      );
      return { status: 200, body: { products, next } };
    }),
    keyRoute(endpoints.changeProduct, "catalogue:write", async ({ params, body, caller }) => {
      const { productId: id } = params;
      const { action, flags = {}, price, dryRun } = body;
      if (action === "flag") return flag("product", { id, flags, dryRun }, caller);
      if (price) return setPrice({ ...price, id, dryRun }, caller);
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
      setPriceList({ prices: priceRowsOf(body.rows), dryRun: body.dryRun }, caller),
    ),
  ];
};
