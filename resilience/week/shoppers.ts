import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { toMinorUnits } from "../harness/checks/amounts.ts";
import type { Currency, Journal, ShownLine, Submission } from "../harness/checks/journal.ts";
import { bodyOf, isResponseLost } from "../harness/client.ts";
import type { ClientRequest, Reply } from "../harness/client.ts";
import type { Random } from "../harness/random.ts";
import { retryUntilResponse } from "./retryUntilResponse.ts";
import type { Send } from "./retryUntilResponse.ts";

export interface Shopper {
  email: string;
  userId: string;
  token: string;
  isProved: boolean;
  /** Orders that an unproved account may still place: the shop limits its confirmation mails. */
  ordersLeft: number;
  send: Send;
  retryUntilResponse: Send;
}

let ipCount = 0;
const nextIp = (): string => `10.${++ipCount % 250}.${ipCount % 17}.9`;

const UNPROVED_ORDERS = 2;
const CODE_TIMEOUT_MS = 60_000;

/** Waits for the mail that carries the code for an email address. */
const waitForCode = async (journal: Journal, email: string): Promise<string> => {
  const began = performance.now();
  while (performance.now() - began < CODE_TIMEOUT_MS) {
    const mail = journal.mails.find(
      ({ to, subject }) => to.includes(email) && subject === "Welcome to Pallu",
    );
    const code = mail && /enter the code (\d{6})/.exec(mail.text.replaceAll(/\s+/g, " "))?.[1];
    if (code !== undefined) return code;
    await wait(50);
  }
  throw new Error(`No code arrived for ${email}.`);
};

/** Registers, logs in and, if `isProved`, proves the email address with the mailed code. */
export const registerShopper = async (
  send: Send,
  journal: Journal,
  number: number,
  isProved: boolean,
): Promise<Shopper> => {
  const ip = nextIp();
  const sendFromIp = (request: ClientRequest): Promise<Reply> => send({ ...request, ip });
  const email = `shopper-${number}-${randomUUID().slice(0, 8)}@week.example`;
  const password = `loom-${randomUUID()}`;
  journal.secrets.push(email, password);
  const registered = await retryUntilResponse(sendFromIp, {
    method: "POST",
    path: "/api/users/register",
    body: { username: "Meena Rao", phonenumber: "9876543210", email, password },
  });
  if (registered.status !== 201) throw new Error(`Registering answered ${registered.status}.`);
  const cookie = (registered.headers["set-cookie"] ?? [])
    .map((each) => each.split(";")[0] ?? "")
    .find((each) => each.startsWith("browser="));
  const loggedIn = await retryUntilResponse(sendFromIp, {
    method: "POST",
    path: "/api/users/login",
    cookie,
    body: { email, password },
  });
  const { token, user } = bodyOf(loggedIn) as { token: string; user: { id: string } };
  journal.secrets.push(token);
  if (isProved) {
    const proved = await retryUntilResponse(sendFromIp, {
      method: "POST",
      path: `/api/users/${user.id}/prove-email`,
      cookie,
      token,
      body: { otp: await waitForCode(journal, email) },
    });
    if (proved.status !== 200) throw new Error(`Proving an address answered ${proved.status}.`);
  }
  journal.accounts.push({ email, isProved });
  return {
    email,
    userId: user.id,
    token,
    isProved,
    ordersLeft: isProved ? Number.POSITIVE_INFINITY : UNPROVED_ORDERS,
    send: (request) => sendFromIp({ ...request, token }),
    retryUntilResponse: (request) => retryUntilResponse(sendFromIp, { ...request, token }),
  };
};

interface WireCartLine {
  cartId: string;
  quantity: number;
  ProductVariant: {
    productVariantId: string;
    Product: { productId: string; productOfferPrice: number };
  };
}

type CartLine = ShownLine & { cartId: string };

const readCart = async (shopper: Shopper): Promise<CartLine[]> => {
  const path = `/api/cart/${shopper.userId}`;
  const cart = bodyOf(await shopper.retryUntilResponse({ method: "GET", path }));
  return (cart as WireCartLine[]).map(({ cartId, quantity, ProductVariant }) => ({
    cartId,
    quantity,
    variantId: ProductVariant.productVariantId,
    productId: ProductVariant.Product.productId,
    unitPaise: toMinorUnits(ProductVariant.Product.productOfferPrice),
  }));
};

/** Returns the visible variants that are in stock, each size of a product too. */
const readVariants = async (shopper: Shopper): Promise<string[]> => {
  const path = "/api/products";
  const products = bodyOf(await shopper.retryUntilResponse({ method: "GET", path })) as {
    Variants: { productVariantId: string; stockQuantity: number }[];
  }[];
  return products
    .flatMap(({ Variants }) => Variants)
    .filter(({ stockQuantity }) => stockQuantity > 0)
    .map(({ productVariantId }) => productVariantId);
};

const fillCart = async (
  shopper: Shopper,
  random: Random,
  send: Send = shopper.retryUntilResponse,
): Promise<void> => {
  const variants = random.shuffled(await readVariants(shopper));
  for (const productVariantId of variants.slice(0, random.between(1, 3))) {
    const quantity = random.between(1, 3);
    const { userId } = shopper;
    await send({
      method: "POST",
      path: "/api/cart/add",
      body: { userId, productVariantId, quantity },
    });
  }
};

/**
 * Fills the cart for the next order, without repeating what the shop does not take now. With carts that were filled before it, a
 * fault that stops the carts meets checkouts too.
 */
export const fillNextCart = (shopper: Shopper, random: Random): Promise<void> =>
  fillCart(shopper, random, shopper.send);

const sumOf = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);

/** Validates a coupon like the cart page. Returns the announced discount, 0 for a refused coupon and without an answer. */
const validateCoupon = async (
  shopper: Shopper,
  couponCodeName: string,
  subTotalPaise: number,
): Promise<number> => {
  const reply = await shopper.send({
    method: "POST",
    path: "/api/coupons/validate",
    body: { couponCodeName, cartTotal: subTotalPaise / 100 },
  });
  if (isResponseLost(reply)) return 0;
  const { success, discount } = bodyOf(reply) as { success: boolean; discount: number };
  return success ? toMinorUnits(discount) : 0;
};

const billing = ({ userId, email }: Shopper, additionalText: string): object => ({
  userId,
  fullName: "Meena Rao",
  email,
  phoneNo: "9876543210",
  townCity: "Coimbatore",
  zipCode: "641012",
  addressLine1: "12, Cross Cut Road",
  addressLine2: "Gandhipuram",
  additionalText,
});

/** Sends a submission. After a lost response it sends it again or, sometimes, gives up. */
const submit = async (
  shopper: Shopper,
  submission: Submission,
  cart: readonly CartLine[],
  random: Random,
): Promise<Reply> => {
  const { userId } = shopper;
  const request: ClientRequest = {
    method: "POST",
    path: "/api/orders/checkout",
    idempotencyKey: submission.remark,
    body: {
      billData: billing(shopper, submission.remark),
      userId,
      products: cart.map(({ cartId, quantity }) => ({ cartId, quantity })),
      total: (sumOf(submission.lines) - submission.discountPaise) / 100,
      couponCodeName: submission.coupon,
      currency: submission.currency,
    },
  };
  for (;;) {
    const response = await shopper.send(request);
    const { orderId } = (bodyOf(response) ?? {}) as { orderId?: string };
    submission.responses.push({ status: response.status, orderId, at: Date.now() });
    if (!isResponseLost(response) || !random.chance(0.8)) return response;
    await wait(random.between(200, 1500));
  }
};

const subjects = ["Payment Problem", "Damaged Product", "Shipping Problem"];

/** Sends a message by the contact form. */
export const writeMessage = async (
  shopper: Shopper,
  { journal, random }: Pick<ShopperContext, "journal" | "random">,
): Promise<void> => {
  const { email } = shopper;
  const subject = random.pick(subjects) ?? "";
  const comments = `week-message-${randomUUID().slice(0, 8)}`;
  journal.messages.push({ email, subject, comments });
  const body = { name: "Meena Rao", email, phoneNumber: "9876543210", subject, comments };
  const { status } = await shopper.retryUntilResponse({
    method: "POST",
    path: "/api/contacts",
    body,
  });
  if (status !== 201) throw new Error(`A message was answered ${status}.`);
};

export interface ShopperContext {
  journal: Journal;
  random: Random;
  /** Returns the coupon codes that shoppers know at that moment. */
  codes: () => readonly string[];
}

let remarks = 0;

/** Fills an empty cart and checks out. Returns whether the order was placed, or its response did not arrive. */
export const placeOrder = async (shopper: Shopper, context: ShopperContext): Promise<boolean> => {
  const { journal, random, codes } = context;
  if ((await readCart(shopper)).length === 0) await fillCart(shopper, random);
  for (let attempt = 0; attempt < 4; attempt++) {
    const readAt = Date.now();
    const cart = await readCart(shopper);
    if (cart.length === 0) return false;
    const code = attempt < 2 && random.chance(0.35) ? (random.pick(codes()) ?? "") : "";
    const discountPaise = code === "" ? 0 : await validateCoupon(shopper, code, sumOf(cart));
    const currency: Currency = random.chance(0.12) ? "USD" : "INR";
    const submission: Submission = {
      remark: `week-${++remarks}-${randomUUID().slice(0, 8)}`,
      email: shopper.email,
      isProved: shopper.isProved,
      currency,
      lines: cart.map(({ cartId: _cartId, ...line }) => line),
      coupon: discountPaise === 0 ? "" : code,
      discountPaise,
      readAt,
      sentAt: Date.now(),
      responses: [],
    };
    journal.submissions.push(submission);
    const { status } = await submit(shopper, submission, cart, random);
    if (status === 200 || isResponseLost({ status })) {
      shopper.ordersLeft--;
      return status === 200 || status === 0;
    }
    if (status !== 409) throw new Error(`A checkout answered ${status}.`);
    // The stock is too small: empties the cart and fills it with other variants.
    if (attempt === 2)
      for (const { cartId } of cart)
        await shopper.retryUntilResponse({ method: "DELETE", path: `/api/cart/${cartId}` });
    if (attempt === 2) await fillCart(shopper, random);
  }
  return false;
};
