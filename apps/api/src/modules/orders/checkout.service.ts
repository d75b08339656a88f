import { paiseOf } from "@pallu/contract";
import type { Currency, ProblemCode } from "@pallu/contract";
import { days, hours, addMs } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Pools } from "../../db/client.ts";
import { brokenConstraint, isConflict } from "../../db/databaseErrors.ts";
import { problem } from "../../http/httpError.ts";
import { findCoupon } from "../coupons/coupons.repo.ts";
import { couponMessages, evaluateCoupon } from "../coupons/coupons.rules.ts";
import type { Coupon } from "../coupons/coupons.rules.ts";
import { newOrderMails } from "../owner/ownerMails.rules.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import type { BrandConfig } from "../shop/shopParts.repo.ts";
import { emailKey, findOwner } from "../users/users.repo.ts";
import { guards } from "./checkout.repo.ts";
import type { CheckoutRepo, Placement } from "./checkout.repo.ts";
import { confirmationMail, orderMessages } from "./orderMessages.rules.ts";
import type { Recipient } from "./orderMessages.rules.ts";
import { unpaidPiecesOf } from "./orderStates.repo.ts";
import { findByIdempotencyKey, findBySubmission } from "./orders.repo.ts";
import {
  draftOrder,
  hasDetails,
  isSameCart,
  isTotalRight,
  submissionKeyOf,
  subTotalPaiseOf,
} from "./orders.rules.ts";
import type { Billing, CheckoutLine, CartQuantity } from "./orders.rules.ts";

export interface CheckoutRequest {
  userId: string;
  billing: Billing;
  lines: readonly CartQuantity[];
  /** The total that the shopper saw, in rupees for every currency (docs/decisions/0004). */
  totalRupees: number;
  /** Normalized by `couponCodeOf`. Empty without a coupon. */
  couponCode: string;
  currency: Currency;
  /** The client's idempotency key, so that it may retry the submission. Null without one. */
  idempotencyKey: string | null;
}

interface Pricing {
  coupon: Coupon | undefined;
  discountPaise: number;
}

interface Shop {
  db: Pools;
  repo: CheckoutRepo;
  clock: Clock;
  config: BrandConfig;
  /** Maximum unpaid pieces of an account within 24 hours (UNPAID_PIECES). Default 0: no limit. */
  unpaidPieces?: number;
  /** The addresses that are told of the order (MAIL_OWNER). Default: none. */
  owners?: readonly string[];
  /** Counts a coupon before it is checked. Errors: 429. */
  countCoupon: () => Promise<void>;
  /** Once aborted, no order is placed: the client has already received a 503. */
  deadline: AbortSignal;
}

const refuse = (code: ProblemCode<409>, message: string) => problem(409, code, message);

/** Returns the discount of the coupon at the stored prices. */
const priceOf = async (
  { db, countCoupon }: Shop,
  request: CheckoutRequest,
  lines: readonly CheckoutLine[],
  now: Date,
): Promise<Pricing> => {
  if (request.couponCode === "") return { coupon: undefined, discountPaise: 0 };
  await countCoupon();
  const coupon = await findCoupon(db.read, request.couponCode);
  const result = evaluateCoupon(coupon, subTotalPaiseOf(lines), now);
  if (result.kind === "refused") throw refuse("coupon_refused", result.message);
  return { coupon, discountPaise: result.discountPaise };
};

/** Returns the order of an earlier, equal submission. Throws for one of the same cart with other details. */
const earlierOrder = async (db: Db, request: CheckoutRequest, empty: boolean): Promise<string> => {
  const earlier = await findBySubmission(db, submissionKeyOf(request));
  if (!earlier)
    throw empty
      ? refuse("cart_empty", orderMessages.emptyCart)
      : refuse("cart_changed", orderMessages.changedCart);
  if (!hasDetails(earlier, request))
    throw refuse("already_ordered", orderMessages.alreadyOrdered(earlier.id));
  return earlier.id;
};

/** Returns the order with the same idempotency key. Throws when the key belongs to a different submission. */
const namedOrder = async (db: Db, request: CheckoutRequest): Promise<string | undefined> => {
  if (request.idempotencyKey === null) return undefined;
  const earlier = await findByIdempotencyKey(db, request.userId, request.idempotencyKey);
  if (!earlier) return undefined;
  if (earlier.submissionKey !== submissionKeyOf(request) || !hasDetails(earlier, request))
    throw problem(422, "idempotency_key_reused", orderMessages.keyUsed);
  return earlier.id;
};

const checkUnpaidPieces = async (
  { db, clock, unpaidPieces = 0 }: Shop,
  userId: string,
  lines: readonly CheckoutLine[],
): Promise<void> => {
  if (unpaidPieces === 0) return;
  const ordered = await unpaidPiecesOf(db.read, userId, addMs(clock.now(), -hours(24)));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (ordered + pieces > unpaidPieces)
    throw refuse("too_many_unpaid", orderMessages.tooManyUnpaid(unpaidPieces, ordered));
};

const CONFIRMATIONS_A_DAY = 5;

/**
 * Returns whether the confirmation may be sent. An unproved email address gets a few a day, and none if another account
 * has proved it. The quota is counted when the order is placed.
 */
const mailingOf = async (
  { db }: Shop,
  { email, isProved }: Recipient,
): Promise<Pick<Placement, "isMailed" | "mailQuota">> => {
  if (isProved) return { isMailed: true, mailQuota: undefined };
  const key = `confirmations ${emailKey(email)}`;
  const mailQuota = { key, most: CONFIRMATIONS_A_DAY, windowMs: days(1) };
  return (await findOwner(db.read, email))
    ? { isMailed: false, mailQuota: undefined }
    : { isMailed: true, mailQuota };
};

/**
 * Whether a concurrent change caused the error, so that the checkout can start again. Throws the refusal for a coupon
 * that the user has used before.
 */
const mayTryAgain = (error: unknown): boolean => {
  const guard = brokenConstraint(error);
  if (guard === guards.couponOnce) throw refuse("coupon_refused", couponMessages.usedByYou);
  return (
    isConflict(error) ||
    guard === guards.stock ||
    guard === guards.couponUses ||
    guard === guards.submission ||
    guard === guards.idempotency ||
    guard === guards.account
  );
};

/**
 * Reads and validates the cart, then places the order in one statement that checks again for concurrent changes.
 * Returns null after such a change.
 */
const tryCheckout = async (shop: Shop, request: CheckoutRequest): Promise<string | null> => {
  const { db, repo, clock, owners = [] } = shop;
  const createdAt = clock.now();
  const [{ recipient, lines }, brand] = await Promise.all([
    repo.cartOf(request.userId),
    readBrand(db.read, shop.config),
  ]);
  const named = await namedOrder(db.read, request);
  if (named !== undefined) return named;
  if (lines.length === 0 || !isSameCart(request.lines, lines))
    return earlierOrder(db.read, request, lines.length === 0);

  const { coupon, discountPaise } = await priceOf(shop, request, lines, createdAt);
  if (!isTotalRight(paiseOf(request.totalRupees), lines, discountPaise))
    throw refuse("total_changed", orderMessages.changedTotal);
  const short = lines.find((line) => line.quantity > line.stock);
  if (short)
    throw refuse("out_of_stock", orderMessages.shortOfStock(short.productName, short.stock));

  await checkUnpaidPieces(shop, request.userId, lines);

  const draft = draftOrder({ ...request, lines, discountPaise, createdAt });
  const mail = confirmationMail(recipient, draft, brand);
  const mailing = await mailingOf(shop, recipient);
  const ownerMails = newOrderMails(owners, draft);
  const placement = { ...draft, cart: lines, coupon, mail, ownerMails, ...mailing };
  shop.deadline.throwIfAborted();
  try {
    return (await repo.place(placement)) ? draft.order.id : null;
  } catch (error) {
    if (mayTryAgain(error)) return null;
    throw error;
  }
};

/** Maximum number of attempts under concurrent changes. */
const TRIES = 5;

/**
 * Returns the id of the placed order, or of the first one for a repeated submission. Errors: 409 with a message for the
 * shopper, 422 an idempotency key of another submission.
 */
export const checkout = async (shop: Shop, request: CheckoutRequest): Promise<string> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const orderId = await tryCheckout(shop, request);
    if (orderId !== null) return orderId;
  }
  throw refuse("cart_changed", orderMessages.changedCart);
};
