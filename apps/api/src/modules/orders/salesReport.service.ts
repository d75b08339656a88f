import { shopTimestamp } from "@pallu/contract";
import type { Db } from "../../db/client.ts";
import { amountOf } from "./orders.rules.ts";
import type { Period } from "./period.rules.ts";
import { bestSellers, salesByState } from "./salesReport.repo.ts";

const MAX_BEST_SELLERS = 10;

/** Reports the orders of a period, by currency, state and payment, and the best sellers. Amounts are in minor units. */
export const reportSales = async (db: Db, period: Period) => ({
  period,
  groups: await salesByState(db, period),
  bestSellers: await bestSellers(db, period, MAX_BEST_SELLERS),
});

/** Returns a report for programs: its times in the shop's time zone, its amounts in rupees and dollars. */
export const salesBodyOf = ({
  period,
  groups,
  bestSellers: best,
}: Awaited<ReturnType<typeof reportSales>>) => ({
  from: shopTimestamp(period.from),
  to: shopTimestamp(period.to),
  sales: groups.map(({ subTotalMinor, discountMinor, totalMinor, ...group }) => ({
    ...group,
    subTotal: amountOf(subTotalMinor),
    discount: amountOf(discountMinor),
    total: amountOf(totalMinor),
  })),
  bestSellers: best,
});
