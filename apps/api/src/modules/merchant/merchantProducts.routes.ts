import { badgeTags, factEntries, paiseOf } from "@pallu/contract";
import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError, merchantErrorBody } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { readStored } from "../catalogue/catalogueImport.repo.ts";
import { addGroup } from "../catalogue/groups.service.ts";
import { changeFlagList, changePricesByPercent } from "../catalogue/productChanges.service.ts";
import type { PercentOrder } from "../catalogue/productChanges.service.ts";
import { findKnownTexts } from "../catalogue/productEditor.repo.ts";
import type { FieldFault } from "../catalogue/productEditor.rules.ts";
import {
  createProduct,
  readProductForEditor,
  saveProduct,
} from "../catalogue/productEditor.service.ts";
import type { SavingOutcome } from "../catalogue/productEditor.service.ts";
import type { Flags } from "../catalogue/visibility.rules.ts";
import { changeHidden } from "../catalogue/visibility.service.ts";
import { changesOf, unexpectedPrice } from "./merchantPrices.ts";
import { merchantProductEndpoints as endpoints } from "./merchantProducts.rules.ts";
import { refusedRows, unknown, unknownRows } from "./refusals.ts";

/** Returns the name of a column in words: making_days is "Making days". */
const wordsOf = (column: string): string =>
  `${column.slice(0, 1).toUpperCase()}${column.slice(1).replaceAll("_", " ")}`;

const facts = factEntries.map(([name, fact]) => {
  const { kind, column, label, description } = fact;
  const common = { name, kind, label: label ?? wordsOf(column), description };
  if (fact.kind === "number") return { ...common, min: fact.min, max: fact.max, unit: fact.unit };
  return "maxLength" in fact ? { ...common, maxLength: fact.maxLength } : common;
});

const tags: string[] = [...badgeTags];

/** Returns the body of a refusal with more than its words. */
const bodyOf = <More extends object>(error: HttpError, more: More) => ({
  ...merchantErrorBody(error),
  allowed: [...error.allowed],
  refused: undefined,
  ...more,
});

/** As every refusal. */
const headers = { "cache-control": "no-store" };

const faulty = (fields: FieldFault[]) => {
  const [first] = fields;
  const more = fields.length > 1 ? ` ${fields.length - 1} more must be corrected.` : "";
  const error = merchantError(422, "invalid", `${first?.message ?? ""}${more} Nothing was saved.`);
  return { status: 422, headers, body: bodyOf(error, { fields }) } as const;
};

const refusedSaving = (id: string, outcome: Exclude<SavingOutcome, { kind: "saved" }>) => {
  if (outcome.kind === "unknown") throw unknown("product", id);
  if (outcome.kind === "faulty") return faulty(outcome.faults);
  if (outcome.kind === "taken") {
    const { name, free } = outcome;
    const words = `'${name}' has this address already: choose another one, such as ${free}.`;
    return {
      status: 409,
      headers,
      body: bodyOf(merchantError(409, "product_exists", words), { free }),
    } as const;
  }
  const { differences, product } = outcome;
  const words = `${product.name} was changed since you opened it: compare both values. Nothing was saved.`;
  return {
    status: 409,
    headers,
    body: bodyOf(merchantError(409, "changed_meanwhile", words), {
      fields: differences,
      product,
    }),
  } as const;
};

/** The endpoints of one product, and of changes to several. */
export const merchantProductRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };

  const hide = async (ids: string[], hidden: boolean, dryRun: boolean, caller: Caller) => {
    const outcome = await changeHidden(context, { what: "product", ids, hidden, dryRun }, caller);
    if (outcome.kind === "unknown") throw unknownRows("product", outcome.ids);
    if (outcome.kind === "emptied") throw unknownRows("product", ids);
    return outcome.changes
      .filter(({ isChanged }) => isChanged)
      .map(({ id }) => ({ id, before: { hidden: !hidden }, after: { hidden } }));
  };

  const flag = async (ids: string[], flags: Flags, dryRun: boolean, caller: Caller) => {
    const outcome = await changeFlagList(context, { ids, flags, dryRun }, caller);
    if (outcome.kind === "unknown") throw unknownRows("product", outcome.ids);
    return outcome.changed.map(({ id, flags: after }) => ({
      id,
      before: Object.fromEntries(Object.entries(after).map(([name, is]) => [name, !is])),
      after,
    }));
  };

  const reprice = async (order: PercentOrder, caller: Caller) => {
    const outcome = await changePricesByPercent(context, order, caller);
    if (outcome.kind === "unknown") throw unknownRows("product", outcome.ids);
    if (outcome.kind === "unexpected")
      throw refusedRows(
        409,
        outcome.found.map(({ id, price, expected }) => unexpectedPrice(id, price, expected)),
      );
    return changesOf(outcome.changes);
  };

  return [
    keyRoute(endpoints.showProductForm, "catalogue:read", async () => {
      const { categories, subcategories } = await readStored(db.read, []);
      const names = new Map(categories.map(({ id, name }) => [id, name]));
      const groups = subcategories.map(({ id, name, categoryId }) => ({
        id,
        name,
        categoryName: names.get(categoryId) ?? "",
      }));
      const known = await findKnownTexts(db.read);
      return { status: 200, body: { facts, groups, tags, ...known } };
    }),
    keyRoute(endpoints.addGroup, "catalogue:write", async ({ body, caller }) => {
      const outcome = await addGroup(context, body, caller);
      if (outcome.kind === "faulty") return faulty(outcome.faults);
      if (outcome.kind === "taken")
        throw merchantError(
          409,
          "group_exists",
          `There is a group '${outcome.group.name}' already.`,
        );
      return { status: 201, body: outcome.group };
    }),
    keyRoute(endpoints.showProduct, "catalogue:read", async ({ params: { productId: id } }) => {
      const product = await readProductForEditor(db.read, id);
      if (!product) throw unknown("product", id);
      return { status: 200, body: product };
    }),
    keyRoute(endpoints.createProduct, "catalogue:write", async ({ body, caller }) => {
      const { id, ...product } = body;
      const outcome = await createProduct(context, { id, product }, caller);
      if (outcome.kind !== "saved") return refusedSaving(id ?? "", outcome);
      return { status: 201, body: outcome.product };
    }),
    keyRoute(endpoints.saveProduct, "catalogue:write", async ({ params, body, caller }) => {
      const { productId: id } = params;
      const { expected, ...product } = body;
      const outcome = await saveProduct(context, { id, product, expected }, caller);
      if (outcome.kind !== "saved") return refusedSaving(id, outcome);
      return { status: 200, body: outcome.product };
    }),
    keyRoute(endpoints.changeProducts, "catalogue:write", async ({ body, caller }) => {
      const { action, ids, flags = {}, percent = 0, roundTo, dryRun } = body;
      const expected =
        body.expected &&
        new Map(
          body.expected.map(({ id, offerPrice, listPrice }) => [
            id,
            { offerPricePaise: paiseOf(offerPrice), listPricePaise: paiseOf(listPrice) },
          ]),
        );
      const order = { ids, percent, roundToPaise: paiseOf(roundTo), expected, dryRun };
      const changes =
        action === "price"
          ? await reprice(order, caller)
          : action === "flag"
            ? await flag(ids, flags, dryRun, caller)
            : await hide(ids, action === "hide", dryRun, caller);
      return { status: 200, body: { dryRun, changes } };
    }),
  ];
};
