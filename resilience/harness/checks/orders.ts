import type { ShownOrder } from "./exports.ts";
import type { Journal, Submission } from "./journal.ts";
import { amountsOf, discountPaiseOf, sum, toCurrency, toMinorUnits } from "./amounts.ts";
import type { CheckInput } from "./checkInput.ts";
import { isResponseLost } from "../client.ts";
import { groupBy } from "../groupBy.ts";

function* checkOrderContent(
  order: ShownOrder,
  submission: Submission,
  { sizes }: Journal,
): Generator<string> {
  const { id, currency } = order;
  const shown = amountsOf(submission);
  const expected = [shown.subTotal, shown.discount, shown.total];
  const stored = [order.subTotal, order.discount, order.total].map(toMinorUnits);
  if (expected.join() !== stored.join())
    yield `money: ${id} was shown as ${expected.join()} and is stored as ${stored.join()}`;
  if (currency !== submission.currency || (order.couponCode ?? "") !== submission.coupon)
    yield `orders: ${id} has another currency or coupon than its submission`;
  const linesText = (lines: readonly (readonly [string, number, number])[]): string =>
    JSON.stringify(lines.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const submitted = submission.lines.map(
    (line) => [line.variantId, line.quantity, toCurrency(line.unitPaise, currency)] as const,
  );
  const ordered = order.lines.map(
    (line) => [line.variantId, line.quantity, toMinorUnits(line.unitPrice)] as const,
  );
  if (linesText(submitted) !== linesText(ordered))
    yield `orders: ${id} has other lines than its bag`;
  for (const { variantId, sku } of order.lines)
    if (sku !== sizes.get(variantId)?.sku)
      yield `orders: ${id} has the SKU ${sku} for ${variantId}`;
}

/** Every acknowledged order exists once, as the shopper saw it. All other orders belong to lost responses. */
export function* checkOrders({ journal, exports, submissions }: CheckInput): Generator<string> {
  for (const [remark, orders] of groupBy(exports.orders, (order) => order.additionalText)) {
    const submission = submissions.get(remark);
    if (!submission) {
      yield `orders: ${orders.map(({ id }) => id).join(", ")} was never submitted`;
      continue;
    }
    if (orders.length > 1)
      yield `orders: one submission has ${orders.length} orders: ${orders.map(({ id }) => id).join(", ")}`;
    for (const order of orders) yield* checkOrderContent(order, submission, journal);
  }
  const placed = new Map(exports.orders.map((order) => [order.additionalText, order.id]));
  for (const { remark, responses, coupon, discountPaise, lines } of journal.submissions) {
    const acknowledged = new Set(
      responses.flatMap(({ status, orderId }) => (status === 200 ? [orderId] : [])),
    );
    const isOutcomeUnknown = responses.some(isResponseLost);
    const id = placed.get(remark);
    if (acknowledged.size > 1)
      yield `orders: one submission was answered with ${[...acknowledged].join(", ")}`;
    for (const each of acknowledged)
      if (each !== id) yield `orders: ${each} was acknowledged and does not exist`;
    if (id !== undefined && acknowledged.size === 0 && !isOutcomeUnknown)
      yield `orders: ${id} was refused and exists`;
    const rule = journal.coupons.find(({ code }) => code === coupon);
    const paise = sum(lines, ({ unitPaise, quantity }) => unitPaise * quantity);
    if (coupon !== "" && discountPaiseOf(rule, paise) !== discountPaise)
      yield `money: ${coupon} was announced as ${discountPaise} paise off ${paise}`;
  }
}
