/**
 * Checks a week by the journal of its clients and by the exports of the shop. Shares no code with the shop: amounts,
 * stock, coupons and states are calculated here from docs/operations.md and docs/shopkeeper.md.
 */
import { checkAudit } from "./checks/audit.ts";
import { checkInputOf } from "./checks/checkInput.ts";
import { checkCoupons } from "./checks/coupons.ts";
import { checkEvents } from "./checks/events.ts";
import { figuresOf } from "./checks/figures.ts";
import { checkCommands, checkHistories } from "./checks/history.ts";
import { checkMails } from "./checks/mails.ts";
import { checkMessages } from "./checks/messages.ts";
import { checkMoney } from "./checks/money.ts";
import { checkOrders } from "./checks/orders.ts";
import { checkPrices, checkSales } from "./checks/sales.ts";
import { checkStock } from "./checks/stock.ts";
import { checkViews } from "./checks/views.ts";
import type { Exports } from "./exports.ts";
import type { Journal } from "./journal.ts";

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
    ...checkMails(input),
    ...checkEvents(input),
    ...checkAudit(input),
    ...checkMessages(input),
    ...checkViews(input),
  ];
  return { breaches, figures: figuresOf(input) };
};
