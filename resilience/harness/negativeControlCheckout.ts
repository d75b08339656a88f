import { randomUUID } from "node:crypto";
import { draftOrder, queueMail } from "@pallu/api/internals";
import type { Billing, CheckoutLine, Clock, Db } from "@pallu/api/internals";
import { cartLines, orderLines, orders, products, users, variants } from "@pallu/api/schema";
import { eq, inArray } from "drizzle-orm";

const readCart = (tx: Db, userId: string): Promise<(CheckoutLine & { email: string })[]> =>
  tx
    .select({
      cartId: cartLines.id,
      seq: cartLines.seq,
      quantity: cartLines.quantity,
      variantId: variants.id,
      productName: products.name,
      colourName: variants.colourName,
      image: variants.image,
      unitPaise: products.offerPricePaise,
      stock: variants.stock,
      email: users.email,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(users, eq(users.id, cartLines.userId))
    .where(eq(cartLines.userId, userId));

const billingOf = (additionalText: string): Billing => ({
  fullName: "",
  email: "",
  phoneNo: "",
  townCity: "",
  zipCode: "",
  addressLine1: "",
  addressLine2: "",
  additionalText,
});

/**
 * Negative control: a checkout that reads cart and stock, decides, and writes the computed values. It takes no locks,
 * checks nothing again, and detects no repeated submission. Otherwise the order is right, as the checks see it. Returns
 * null when the stock is too small.
 */
export const negativeControlCheckout = (
  db: Db,
  clock: Clock,
  userId: string,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const lines = await readCart(tx, userId);
    const [first] = lines;
    if (!first || lines.some((line) => line.stock < line.quantity)) return null;
    const draft = draftOrder({
      userId,
      billing: billingOf(userId),
      lines,
      couponCode: "",
      currency: "INR",
      discountPaise: 0,
      createdAt: clock.now(),
      idempotencyKey: null,
    });
    const order = { ...draft.order, submissionKey: randomUUID() };
    await tx.insert(orders).values(order);
    await tx.insert(orderLines).values(draft.lines);
    const cartIds = lines.map(({ cartId }) => cartId);
    await tx.delete(cartLines).where(inArray(cartLines.id, cartIds));
    const subject = `Your order ${order.id}`;
    await queueMail(tx, { to: first.email, subject, text: "Thank you." }, clock);
    for (const line of lines)
      await tx
        .update(variants)
        .set({ stock: line.stock - line.quantity })
        .where(eq(variants.id, line.variantId));
    return order.id;
  });
