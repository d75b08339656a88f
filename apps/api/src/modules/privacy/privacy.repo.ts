import { asc, eq, getTableColumns, inArray, like, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../http/auth/sessions.tables.ts";
import { cartLines } from "../cart/cart.tables.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { outbox } from "../mail/mail.tables.ts";
import { findAnswers } from "../messages/messages.repo.ts";
import { contactMessages, newsletterSubscriptions } from "../messages/messages.tables.ts";
import { messageMailId } from "../owner/ownerMails.rules.ts";
import { clearAddressChanges } from "../orders/addressChanges.repo.ts";
import { clearImportedOrders, clearOrdersOf } from "../orders/orderStates.repo.ts";
import {
  orderAddressChanges,
  orderChanges,
  orderLines,
  orderNotes,
  orders,
} from "../orders/orders.tables.ts";
import { forgetAttempts, unknownBrowserKey } from "../users/login.repo.ts";
import { emailKey } from "../users/users.repo.ts";
import { passwordResets, users } from "../../http/auth/users.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { erasures } from "./privacy.tables.ts";

const hasEmail = (column: AnyPgColumn, email: string) => eq(sql`lower(${column})`, emailKey(email));

const namedVariant = {
  variantId: variants.id,
  productName: products.name,
  colourName: variants.colourName,
  optionName: products.optionName,
  optionValue: variants.optionValue,
  sku: variants.sku,
};

export const findCart = (db: Db, userId: string) =>
  db
    .select({
      ...namedVariant,
      quantity: cartLines.quantity,
      changedAt: cartLines.changedAt,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.seq));

export const findWishlist = (db: Db, userId: string) =>
  db
    .select({ ...namedVariant, addedAt: wishlistEntries.addedAt })
    .from(wishlistEntries)
    .innerJoin(variants, eq(variants.id, wishlistEntries.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(wishlistEntries.userId, userId))
    .orderBy(asc(wishlistEntries.seq));

export const findOrders = async (db: Db, userId: string) => {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.seq));
  const ids = rows.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
};

/** Returns the notes about a user's orders, oldest first. */
export const findOrderNotes = (db: Db, userId: string) =>
  db
    .select({
      orderId: orderNotes.orderId,
      writtenAt: orderNotes.writtenAt,
      text: orderNotes.text,
    })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderNotes.id));

/** Returns the changes of the addresses of a user's orders, oldest first. */
export const findAddressChangesOf = (db: Db, userId: string) =>
  db
    .select({
      orderId: orderAddressChanges.orderId,
      changedAt: orderAddressChanges.changedAt,
      before: orderAddressChanges.before,
      after: orderAddressChanges.after,
    })
    .from(orderAddressChanges)
    .innerJoin(orders, eq(orders.id, orderAddressChanges.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderAddressChanges.id));

/** Returns when a user logged in and was last seen, never a session's secrets. */
export const findSessions = (db: Db, userId: string) =>
  db
    .select({ startedAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));

/** Returns the messages from an email address, by any sender, with all answers. */
export const findMessages = async (db: Db, email: string) => {
  const { answer: _last, ...columns } = getTableColumns(contactMessages);
  const messages = await db
    .select(columns)
    .from(contactMessages)
    .where(hasEmail(contactMessages.email, email))
    .orderBy(asc(contactMessages.createdAt));
  const answers = await findAnswers(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => ({
    ...message,
    answers: answers
      .filter(({ messageId }) => messageId === message.id)
      .map(({ text, answeredAt }) => ({ text, answeredAt })),
  }));
};

export const findSubscriptions = (db: Db, email: string) =>
  db
    .select({ email: newsletterSubscriptions.email, since: newsletterSubscriptions.createdAt })
    .from(newsletterSubscriptions)
    .where(hasEmail(newsletterSubscriptions.email, email));

/** Deletes the data of an email address. Only its proved owner may request it. */
const eraseEmail = async (tx: Db, email: string): Promise<void> => {
  await tx.delete(newsletterSubscriptions).where(hasEmail(newsletterSubscriptions.email, email));
  const messages = await tx
    .delete(contactMessages)
    .where(hasEmail(contactMessages.email, email))
    .returning({ id: contactMessages.id });
  for (const { id } of messages)
    await tx.delete(outbox).where(like(outbox.id, `${messageMailId(id)}-%`));
  await tx.delete(outbox).where(hasEmail(outbox.recipient, email));
  await clearImportedOrders(tx, emailKey(email));
  await tx.delete(passwordResets).where(hasEmail(passwordResets.email, email));
  await forgetAttempts(tx, unknownBrowserKey(email));
};

/**
 * Erases a user except for the invoices, which lose their link to the account. Orders that have not ended keep phone number
 * and email address until they do. Foreign keys cascade to the rest.
 */
export const eraseUser = async (
  tx: Db,
  { id, provedEmail }: { id: string; provedEmail: string | null },
  erasedAt: Date,
): Promise<void> => {
  await tx.insert(erasures).values({ userId: id, erasedAt }).onConflictDoNothing();
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  await tx
    .update(orders)
    .set({ submissionKey: sql`${orders.id}`, idempotencyKey: null })
    .where(eq(orders.userId, id));
  // After the orders are locked, so that no change of one adds to its history.
  await tx.update(orderChanges).set({ reason: "" }).where(inArray(orderChanges.orderId, own));
  await clearAddressChanges(tx, own);
  await clearOrdersOf(tx, id);
  if (provedEmail !== null) await eraseEmail(tx, provedEmail);
  await tx.delete(users).where(eq(users.id, id));
};

export const listErasures = async (db: Db): Promise<string[]> =>
  (await db.select({ userId: erasures.userId }).from(erasures)).map(({ userId }) => userId);

/** Returns which of the erased accounts exist again. */
export const findErased = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: users.id, provedEmail: users.provedEmail })
        .from(users)
        .where(inArray(users.id, [...ids]));
