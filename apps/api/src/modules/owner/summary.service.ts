import { formatShopDay, SHOP_UTC_OFFSET, shopTimestamp } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import { addMs, days } from "../../clock.ts";
import type { TaskContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { lowStock } from "../catalogue/inventory.repo.ts";
import { countMails, hasMail, queueMails } from "../mail/mail.repo.ts";
import { countMessages } from "../messages/messages.repo.ts";
import { countOrders, salesByState } from "../orders/salesReport.repo.ts";
import { summaryMailId, summaryMails } from "./ownerMails.rules.ts";
import type { DayFigures } from "./ownerMails.rules.ts";

/** Maximum number of variants that a summary names. */
const MAX_NAMED = 20;

/** Returns the figures of the day before a moment, and of what waits. */
const figuresOf = async (db: Db, now: Date): Promise<DayFigures> => {
  const midnight = new Date(`${shopTimestamp(now).slice(0, 10)}T00:00:00${SHOP_UTC_OFFSET}`);
  const from = addMs(midnight, -days(1));
  const orders = new Map<Currency, { currency: Currency; count: number; totalMinor: number }>();
  let cancelled = 0;
  for (const sale of await salesByState(db, { from, to: addMs(midnight, -1) })) {
    if (sale.state === "cancelled") {
      cancelled += sale.orders;
      continue;
    }
    const { currency } = sale;
    const sum = orders.get(currency) ?? { currency, count: 0, totalMinor: 0 };
    sum.count += sale.orders;
    sum.totalMinor += sale.totalMinor;
    orders.set(currency, sum);
  }
  const { variants, count } = await lowStock(db, MAX_NAMED);
  return {
    day: formatShopDay(from),
    orders: [...orders.values()],
    cancelled,
    toConfirm: await countOrders(db, "placed"),
    toPack: await countOrders(db, "confirmed"),
    toShip: await countOrders(db, "packed"),
    openMessages: await countMessages(db, { state: "open" }),
    failedMails: (await countMails(db)).failed,
    lowStock: count,
    scarcest: variants.map(({ id, stock }) => ({ id, stock })),
  };
};

/**
 * Queues the summary of the day before if its time has come and it was not queued yet, by this process or another one. A
 * shop that was away sends it late. Returns whether it queued one.
 */
export const queueSummary = async ({
  db,
  clock,
  config: { mailOwner, mailSummary },
}: Pick<TaskContext, "db" | "clock" | "config">): Promise<boolean> => {
  if (mailSummary === undefined) return false;
  const now = clock.now();
  const [date = "", time = ""] = shopTimestamp(now).split("T");
  if (time.slice(0, 5) < mailSummary || (await hasMail(db, `${summaryMailId(date)}-1`)))
    return false;
  const mails = summaryMails(mailOwner, date, await figuresOf(db, now));
  return (await queueMails(db, mails, now)) > 0;
};
