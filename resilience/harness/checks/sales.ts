import type { CheckInput } from "./checkInput.ts";

/**
 * Carts that were read after the price import have the new prices, those sent before it the old ones. A variant with a price
 * of its own has that one.
 */
export function* checkPrices({ journal }: CheckInput): Generator<string> {
  const imports = journal.attempts.filter(({ action }) => action === "price:import");
  const begin = Math.min(...imports.map(({ startedAt }) => startedAt));
  const end = Math.max(...imports.map(({ endedAt }) => endedAt));
  const prices = new Map(journal.prices.map((price) => [price.productId, price]));
  for (const { lines, readAt, sentAt, remark } of journal.submissions)
    for (const { variantId, productId, unitPaise } of lines) {
      const ownPaise = journal.sizes.get(variantId)?.ownPaise;
      if (ownPaise !== undefined) {
        if (unitPaise !== ownPaise)
          yield `price: ${variantId} was shown as ${unitPaise}, not ${ownPaise} (${remark})`;
        continue;
      }
      const price = prices.get(productId);
      if (!price) continue;
      if (readAt > end && unitPaise !== price.afterPaise)
        yield `price: ${productId} was shown as ${unitPaise} after the import (${remark})`;
      if (sentAt < begin && unitPaise !== price.beforePaise)
        yield `price: ${productId} was shown as ${unitPaise} before the import (${remark})`;
    }
}

/** No order has a hidden product, a hidden variant or a coupon that had ended. */
export function* checkSales({ journal, submissions, exports }: CheckInput): Generator<string> {
  const succeededAt = (action: string, target: string): number =>
    Math.min(
      ...journal.attempts
        .filter((each) => each.action === action && each.targets.includes(target))
        .filter(({ outcome }) => outcome === "done")
        .map(({ endedAt }) => endedAt),
    );
  const firstAttemptAt = (action: string, target: string): number =>
    Math.min(
      ...journal.attempts
        .filter((each) => each.action === action && each.targets.includes(target))
        .map(({ startedAt }) => startedAt),
    );
  for (const kind of ["product", "variant"]) {
    const hides = journal.attempts.filter(({ action }) => action === `${kind}:hide`);
    for (const target of new Set(hides.flatMap(({ targets }) => targets))) {
      const [from, to] = [
        succeededAt(`${kind}:hide`, target),
        firstAttemptAt(`${kind}:show`, target),
      ];
      for (const { id, additionalText } of exports.orders) {
        const submission = submissions.get(additionalText);
        const last = submission?.responses.at(-1)?.at ?? Number.POSITIVE_INFINITY;
        const isHidden = submission?.lines.some(
          (line) => `${kind} ${kind === "product" ? line.productId : line.variantId}` === target,
        );
        if (isHidden && submission && submission.sentAt > from && last < to)
          yield `hidden: ${id} has ${target}, which was hidden`;
      }
    }
  }
  for (const { code } of journal.coupons) {
    const end = succeededAt("coupon:end", `coupon ${code}`);
    for (const { id, additionalText, couponCode } of exports.orders)
      if (couponCode === code && (submissions.get(additionalText)?.sentAt ?? 0) > end)
        yield `coupon: ${id} used ${code}, which had ended`;
  }
}
