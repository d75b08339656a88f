/**
 * Checks a week by the journal of its clients and by the exports of the shop. Shares no code with the shop: amounts,
 * stock, coupons and states are calculated here from docs/runbook.md and docs/shopkeeper.md.
 */
import { checkAudit } from "../harness/checks/audit.ts";
import { checkInputOf } from "../harness/checks/checkInput.ts";
import { checkCoupons } from "../harness/checks/coupons.ts";
import { checkEvents } from "../harness/checks/events.ts";
import { figuresOf } from "../harness/checks/figures.ts";
import { checkCommands, checkHistories } from "../harness/checks/history.ts";
import { checkMails } from "../harness/checks/mails.ts";
import { checkMessages } from "../harness/checks/messages.ts";
import { checkMoney } from "../harness/checks/money.ts";
import { checkOrders } from "../harness/checks/orders.ts";
import { checkPrices, checkSales } from "../harness/checks/sales.ts";
import { checkStock } from "../harness/checks/stock.ts";
import { checkViews } from "../harness/checks/views.ts";
import type { Exports } from "../harness/checks/exports.ts";
import type { Journal } from "../harness/checks/journal.ts";

export interface CheckResult {
  /** Violated statements. */
  breaches: string[];
  /** Counts of what happened. */
  figures: Record<string, number>;
}

/** Runs all checks on a week. */
export const checkWeek = (journal: Journal, exports: Exports): CheckResult => {
  const input = checkInputOf(journal, exports);
  const breaches = [
    ...checkOrders(input),
    ...checkPrices(input),
    ...checkSales(input),
    ...checkHistories(input),
    ...checkCommands(input),
    ...checkStock(input),
    ...checkCoupons(input),
    ...checkMoney(input),
    ...checkMessages(input),
    ...checkMails(input),
    ...checkEvents(input),
    ...checkAudit(input),
    ...checkViews(input),
  ];
  return { breaches, figures: figuresOf(input) };
};
