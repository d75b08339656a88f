import type { PartName, ShopParts } from "@pallu/contract/shop";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { countTogether } from "../../db/rows.ts";
import type { Scope } from "../../http/auth/keys.rules.ts";
import { countLowStock } from "../catalogue/inventory.repo.ts";
import { LOW_STOCK } from "../catalogue/inventory.rules.ts";
import { shopkeeperFindings } from "../doctor/doctor.service.ts";
import { countMessages } from "../messages/messages.repo.ts";
import { MAX_TOTAL } from "../../totals.ts";
import { countFoundOrders, countStates, countView } from "../orders/orderList.repo.ts";
import type { OrderFilter } from "../orders/orderList.repo.ts";
import { undoingStates } from "../orders/orderStates.rules.ts";
import { shopFindings, wordedFindings } from "../shop/shopFindings.rules.ts";
import { listParts, readShopState } from "../shop/shopParts.repo.ts";
import { countProducts } from "./today.repo.ts";

interface TodayContext {
  db: Db;
  clock: Clock;
  config: Config;
}

/** Returns what a new shop still needs. The demo needs nothing. */
const checklistOf = async ({ db, config }: TodayContext) => {
  const { kind } = await readShopState(db, config);
  if (kind === "demo") return [];
  const rows = await listParts(db);
  const parts = Object.fromEntries(
    rows.map(({ name, value }) => [name as PartName, value]),
  ) as Partial<ShopParts>;
  return wordedFindings(shopFindings(parts), parts);
};

/** Orders whose money is to be given back. */
const dueRefunds: OrderFilter = { states: undoingStates, paymentStates: ["paid"], isOwn: true };

/**
 * Returns what waits for the shopkeeper, as numbers: each is read by an index or from a small table. What a caller has no
 * scope for is absent. Warnings and the checklist are for those who may read reports. A brief answer has only orders and
 * messages, which every page of the desk counts: the rest asks the disk and a dozen tables.
 */
export const readToday = async (
  context: TodayContext,
  scopes: readonly Scope[],
  isBrief: boolean,
) => {
  const { db } = context;
  const may = (scope: Scope): boolean => scopes.includes(scope);
  const mayAtLength = (scope: Scope): boolean => !isBrief && may(scope);
  const { placed = 0, confirmed = 0, packed = 0 } = await countStates(db, "toDo");
  const { some, unpaid, toRefund, open } = await countTogether(db, {
    some: countFoundOrders(db, { isOwn: true }, 1),
    unpaid: countView(db, "unpaid"),
    toRefund: countFoundOrders(db, dueRefunds, MAX_TOTAL),
    open: countMessages(db, { state: "open" }),
  });
  return {
    orders: {
      any: some > 0,
      toConfirm: placed,
      toPack: confirmed,
      toSend: packed,
      unpaid,
      toRefund,
    },
    ...(may("messages:read") && { messages: { open } }),
    ...(mayAtLength("stock:read") && { stock: { low: await countLowStock(db), level: LOW_STOCK } }),
    ...(mayAtLength("catalogue:read") && { products: await countProducts(db) }),
    ...(mayAtLength("reports:read") && {
      warnings: await shopkeeperFindings(context),
      checklist: await checklistOf(context),
    }),
  };
};
