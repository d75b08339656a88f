import { isResponseLost } from "../client.ts";
import { sum } from "./amounts.ts";
import type { CheckInput } from "./checkInput.ts";

/** Counts what happened in the week. */
export const figuresOf = (input: CheckInput): Record<string, number> => {
  const { journal, exports } = input;
  const { orders } = exports;
  const everIn = (state: string): number =>
    orders.filter(({ history }) => history.some(({ after }) => after === state)).length;
  const distinct = new Set(journal.mails.map(({ messageId }) => messageId)).size;
  const lost = journal.submissions.filter(({ responses }) => responses.some(isResponseLost)).length;
  return {
    orders: orders.length,
    "submissions without an answer": lost,
    cancelled: everIn("cancelled"),
    returned: everIn("returned"),
    refunded: everIn("refunded"),
    "state changes": sum(orders, ({ history }) => history.length),
    "commands and calls": journal.attempts.length,
    kills: journal.kills.length,
    faults: journal.faults.length,
    messages: exports.messages.length,
    answers: sum(exports.messages, ({ answers }) => answers.length),
    mails: distinct,
    "mails sent again after a fault": journal.mails.length - distinct,
    events: new Set(journal.events.map(({ id }) => id)).size,
    "coupon uses": sum(exports.coupons, (coupon) => coupon.orders),
  };
};
