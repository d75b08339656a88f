import { paiseOf } from "@pallu/contract";
import type { Currency } from "@pallu/contract";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { problem } from "../../http/problem.ts";
import { claimCoupon, findCoupon } from "../coupons/coupons.repo.ts";
import { couponMessages, judgeCoupon } from "../coupons/coupons.rules.ts";
import type { Coupon } from "../coupons/coupons.rules.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { confirmationMail, orderMessages } from "./orders.messages.ts";
import {
  findByIdempotencyKey,
  findBySubmission,
  lockCart,
  stockOf,
  storeOrder,
  takeStock,
} from "./orders.repo.ts";
import {
  draftOrder,
  isSameBilling,
  isSameCart,
  isTotalRight,
  quantityByVariant,
  submissionKeyOf,
  subTotalPaiseOf,
} from "./orders.rules.ts";
import type { Billing, CheckoutLine, WantedLine } from "./orders.rules.ts";

export interface CheckoutRequest {
  userId: string;
  billing: Billing;
  lines: readonly WantedLine[];
  /** The total that the shopper saw, in rupees whatever the currency (decision 6). */
  totalRupees: number;
  /** As `couponCodeOf` gives it; empty for none. */
  couponCode: string;
  currency: Currency;
  /** What the client calls this submission, so that it may send it again; null for no name. */
  idempotencyKey: string | null;
}

interface Pricing {
  coupon: Coupon | undefined;
  discountPaise: number;
}

const refuse = (message: string) => problem(409, message);

/** What the coupon takes off at the prices of the database. */
const priceOf = async (
  tx: Db,
  request: CheckoutRequest,
  lines: readonly CheckoutLine[],
  now: Date,
): Promise<Pricing> => {
  if (request.couponCode === "") return { coupon: undefined, discountPaise: 0 };
  const coupon = await findCoupon(tx, request.couponCode);
  const judgement = judgeCoupon(coupon, subTotalPaiseOf(lines), now);
  if (judgement.kind === "refused") throw refuse(judgement.message);
  return { coupon, discountPaise: judgement.discountPaise };
};

/** The order of an earlier, equal submission; one with other billing details is named, not repeated. */
const earlierOrder = async (tx: Db, request: CheckoutRequest, empty: boolean): Promise<string> => {
  const earlier = await findBySubmission(tx, submissionKeyOf(request));
  if (!earlier) throw refuse(empty ? orderMessages.emptyCart : orderMessages.changedCart);
  if (!isSameBilling(earlier, request.billing))
    throw refuse(orderMessages.alreadyOrdered(earlier.id));
  return earlier.id;
};

/** The order that was placed under the same name; a name that stood for something else is refused. */
const namedOrder = async (tx: Db, request: CheckoutRequest): Promise<string | undefined> => {
  if (request.idempotencyKey === null) return undefined;
  const earlier = await findByIdempotencyKey(tx, request.userId, request.idempotencyKey);
  if (!earlier) return undefined;
  if (
    earlier.submissionKey !== submissionKeyOf(request) ||
    !isSameBilling(earlier, request.billing)
  )
    throw problem(422, orderMessages.keyUsed);
  return earlier.id;
};

/** Throws unless all of it can be had: the last word of a checkout, on rows that others may be after. */
const takeAll = async (tx: Db, lines: readonly CheckoutLine[]): Promise<void> => {
  const { missing } = await takeStock(tx, quantityByVariant(lines));
  const line = lines.find(({ variantId }) => missing.includes(variantId));
  if (!line) return;
  throw refuse(orderMessages.shortOfStock(line.productName, await stockOf(tx, line.variantId)));
};

/**
 * One checkout in one transaction. What every buyer of a sale fights over (the use of a coupon, then the stock)
 * is taken last, so that nobody waits longer for it than a commit takes.
 */
const placeOrder = async (tx: Db, request: CheckoutRequest, clock: Clock): Promise<string> => {
  const { userId, billing, couponCode, currency, idempotencyKey } = request;
  const createdAt = clock.now();
  const { email, lines } = await lockCart(tx, userId);
  const named = await namedOrder(tx, request);
  if (named !== undefined) return named;
  if (lines.length === 0 || !isSameCart(request.lines, lines))
    return earlierOrder(tx, request, lines.length === 0);

  const { coupon, discountPaise } = await priceOf(tx, request, lines, createdAt);
  if (!isTotalRight(paiseOf(request.totalRupees), lines, discountPaise))
    throw refuse(orderMessages.changedTotal);
  const short = lines.find((line) => line.quantity > line.stock);
  if (short) throw refuse(orderMessages.shortOfStock(short.productName, short.stock));

  const draft = draftOrder({
    userId,
    billing,
    lines,
    couponCode,
    currency,
    discountPaise,
    createdAt,
    idempotencyKey,
  });
  const cartIds = lines.map((line) => line.cartId);
  await storeOrder(tx, draft.order, draft.lines, cartIds);
  await queueMail(tx, confirmationMail(email, draft), clock);
  if (coupon) {
    const claim = await claimCoupon(tx, { coupon, orderId: draft.order.id, userId });
    if (claim !== "claimed") throw refuse(couponMessages[claim]);
  }
  await takeAll(tx, lines);
  return draft.order.id;
};

/**
 * The id of the placed order, or of the first one for a repeated submission. Problems: 409 in plain words, 422 an
 * idempotency key that named another submission.
 */
export const checkout = (
  { db, clock }: { db: Db; clock: Clock },
  request: CheckoutRequest,
): Promise<string> => transact(db, (tx) => placeOrder(tx, request, clock));
