import type { Context } from "../../context.ts";
import { MAX_TOTAL } from "../../totals.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import { countVariants, findVariantsPage } from "../catalogue/inventory.repo.ts";
import type { Count } from "../catalogue/inventory.rules.ts";
import { changeStock, changeStockList } from "../catalogue/inventory.service.ts";
import { merchantStockEndpoints as endpoints } from "./merchantStock.rules.ts";
import { pageOf } from "./pages.ts";
import { refusedRows, unknown, unknownRows } from "./refusals.ts";

/** The endpoints of stock. */
export const merchantStockRoutes = ({ db, clock }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };

  const count = async (id: string, counted: Count, caller: Caller) => {
    const outcome = await changeStock(context, { id, count: counted }, caller);
    if (outcome.kind === "unknown") throw unknown("variant", id);
    if (outcome.kind === "refused") {
      const { code, reason, found } = outcome;
      const message = `${reason}.`;
      throw merchantError(409, code, message, { refused: [{ id, code, message, found }] });
    }
    const { onHand, reserved, stock } = outcome.after;
    const body = { id, before: outcome.before.onHand, onHand, reserved, stock };
    return { status: 200, body } as const;
  };

  return [
    keyRoute(endpoints.listStock, "stock:read", async ({ query }) => {
      const { after, limit, total, ...filter } = query;
      const found = await findVariantsPage(db.desk, { ...filter, afterId: after }, limit + 1);
      const { rows, next } = pageOf(found, limit);
      const variants = rows.map(({ optionName, optionValue, sku, barcode, ...variant }) => ({
        ...variant,
        ...storedOptionOf({ optionName, optionValue, sku }),
        ...(barcode === null ? {} : { barcode }),
      }));
      const count = total ? { total: await countVariants(db.desk, filter, MAX_TOTAL) } : {};
      return { status: 200, body: { variants, next, ...count } };
    }),
    keyRoute(endpoints.setStock, "stock:write", async ({ params, body, caller }) =>
      count(params.variantId, body, caller),
    ),
    keyRoute(endpoints.adjustStock, "stock:write", async ({ params, body, caller }) =>
      count(params.variantId, body, caller),
    ),
    keyRoute(endpoints.setStockList, "stock:write", async ({ body, caller }) => {
      const { rows, dryRun } = body;
      const counts = new Map(rows.map(({ id, ...counted }) => [id, counted]));
      const outcome = await changeStockList(context, { counts, dryRun }, caller);
      if (outcome.kind === "unknown") throw unknownRows("variant", outcome.ids);
      if (outcome.kind === "refused")
        throw refusedRows(
          409,
          outcome.refusals.map(({ reason, ...refusal }) => ({ ...refusal, message: `${reason}.` })),
        );
      const changes = outcome.changes.map(({ id, before, after }) => ({
        id,
        before: { onHand: before },
        after: { onHand: after },
      }));
      return { status: 200, body: { dryRun, changes } };
    }),
  ];
};
