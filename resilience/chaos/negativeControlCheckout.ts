import { randomUUID } from "node:crypto";
import { draftOrder, queueMail } from "@pallu/api/internals";
import type { Billing, CheckoutLine, Clock, Db } from "@pallu/api/internals";
import { cartLines, orderLines, orders, products, users, variants } from "@pallu/api/schema";
import type { NewOrder, NewOrderLine } from "@pallu/api/schema";
import { eq, inArray } from "drizzle-orm";

/** Stores an order with its lines and deletes its cart lines, in one statement. */
const storeOrder = async (
  tx: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  cartIds: readonly string[],
): Promise<void> => {
  const placed = tx
    .$with("placed")
    .as(tx.insert(orders).values(order).returning({ id: orders.id }));
  const removed = tx.$with("removed").as(
    tx
      .delete(cartLines)
      .where(inArray(cartLines.id, [...cartIds]))
      .returning({ id: cartLines.id }),
  );
  await tx
    .with(placed, removed)
    .insert(orderLines)
    .values([...lines]);
};

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

const billing: Billing = {
  fullName: "",
  email: "",
  phoneNo: "",
  townCity: "",
  zipCode: "",
  addressLine1: "",
  addressLine2: "",
  additionalText: "",
};

/**
 * Negative control: a checkout that reads cart and stock, decides, and writes the computed values. It takes no locks,
 * checks nothing again, and detects no repeated submission. Returns null when the stock is too small.
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
      billing,
      lines,
      couponCode: "",
      currency: "INR",
      discountPaise: 0,
      createdAt: clock.now(),
      idempotencyKey: null,
    });
    const order = { ...draft.order, submissionKey: randomUUID() };
    await storeOrder(
      tx,
      order,
      draft.lines,
      lines.map(({ cartId }) => cartId),
    );
    await queueMail(tx, { to: first.email, subject: "Your order", text: "Thank you." }, clock);
    for (const line of lines)
      await tx
        .update(variants)
        .set({ stock: line.stock - line.quantity })
        .where(eq(variants.id, line.variantId));
    return order.id;
  });
