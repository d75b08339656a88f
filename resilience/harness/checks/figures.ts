import { isResponseLost } from "../client.ts";
import { sum } from "./amounts.ts";
import type { CheckInput } from "./checkInput.ts";

/** Counts what happened in the week. */
export const figuresOf = (input: CheckInput): Record<string, number> => {
  const { journal, exports } = input;
  const { orders } = exports;
  const everIn = (state: string): number =>
    orders.filter(({ history }) => history.some(({ after }) => after === state)).length;
  const withOutcome = (outcome: string): number =>
    journal.attempts.filter((each) => each.outcome === outcome).length;
  const distinct = new Set(journal.mails.map(({ messageId }) => messageId)).size;
  const lost = journal.submissions.filter(({ responses }) => responses.some(isResponseLost)).length;
  return {
    orders: orders.length,
    "submissions without an answer": lost,
    cancelled: everIn("cancelled"),
    returned: everIn("returned"),
    refunded: everIn("refunded"),
    "state changes": sum(orders, ({ history }) => history.length),
    "commands and calls done": withOutcome("done"),
    refused: withOutcome("refused"),
    "cut off": withOutcome("unknown"),
    "while the shop was down": withOutcome("absent"),
    kills: journal.kills.length,
    variants: exports.stock.length,
    mails: distinct,
    "mails sent again after a kill": journal.mails.length - distinct,
    events: new Set(journal.events.map(({ id }) => id)).size,
    deliveries: journal.events.length,
    "audit entries": exports.audit.length,
    "coupon uses": sum(exports.coupons, (coupon) => coupon.orders),
  };
};
