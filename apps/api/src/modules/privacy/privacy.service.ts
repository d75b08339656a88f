import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TaskContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { storedOptionOf } from "../catalogue/catalogue.rules.ts";
import { deliveryStatusOf, paymentStatusOf } from "../orders/orderStates.rules.ts";
import { amountOf } from "../orders/orders.rules.ts";
import { findBrowsers } from "../users/browsers.repo.ts";
import { findUser, lockUser } from "../users/users.repo.ts";
import { dropMailFiles } from "./mailFiles.ts";
import {
  eraseUser,
  findAddressChangesOf,
  findCart,
  findErased,
  findMessages,
  findOrderNotes,
  findOrders,
  findSessions,
  findSubscriptions,
  findWishlist,
} from "./privacy.repo.ts";

const toOrder = ({ order, lines }: Awaited<ReturnType<typeof findOrders>>[number]) => ({
  orderId: order.id,
  createdAt: order.createdAt,
  deliveryStatus: deliveryStatusOf(order.state),
  paymentStatus: paymentStatusOf(order.paymentState),
  currency: order.currency,
  subTotal: amountOf(order.subTotalMinor),
  discount: amountOf(order.discountMinor),
  total: amountOf(order.totalMinor),
  couponCode: order.couponCode,
  fullName: order.fullName,
  email: order.email,
  phoneNo: order.phoneNo,
  townCity: order.townCity,
  zipCode: order.zipCode,
  addressLine1: order.addressLine1,
  addressLine2: order.addressLine2,
  additionalText: order.additionalText,
  trackingNumber: order.trackingNumber,
  trackingLink: order.trackingLink,
  lines: lines.map((line) => ({
    productName: line.productName,
    colourName: line.colourName,
    ...storedOptionOf(line),
    quantity: line.quantity,
    unitPrice: amountOf(line.unitMinor),
    total: amountOf(line.lineMinor),
  })),
});

/** Leaves out the option and the SKU that a variant has not. */
const toNamed = <Row extends Parameters<typeof storedOptionOf>[0]>({
  optionName,
  optionValue,
  sku,
  ...row
}: Row) => ({ ...row, ...storedOptionOf({ optionName, optionValue, sku }) });

/** Returns the personal data of an account. */
export const exportAccount = async (db: Db, userId: string) => {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const { id, username, phonenumber, email, provedEmail, createdAt, passwordChangedAt } = user;
  return {
    profile: { id, username, phonenumber, email, provedEmail, createdAt, passwordChangedAt },
    cart: (await findCart(db, userId)).map(toNamed),
    wishlist: (await findWishlist(db, userId)).map(toNamed),
    orders: (await findOrders(db, userId)).map(toOrder),
    sessions: await findSessions(db, userId),
    browsers: await findBrowsers(db, userId),
  };
};

/**
 * Returns all personal data of a user: the account, notes about its orders, their earlier addresses, and messages and subscriptions under its proved
 * email address.
 * Those forms check no email address, so only an operator who knows the person may request them.
 */
export const exportPerson = async (db: Db, userId: string) => {
  const account = await exportAccount(db, userId);
  if (!account) return undefined;
  const { provedEmail: email } = account.profile;
  return {
    ...account,
    notes: await findOrderNotes(db, userId),
    addressChanges: await findAddressChangesOf(db, userId),
    messages: email === null ? [] : await findMessages(db, email),
    newsletter: email === null ? [] : await findSubscriptions(db, email),
  };
};

export type AccountExport = NonNullable<Awaited<ReturnType<typeof exportAccount>>>;

/**
 * Returns the file with the ids of erased accounts, one per line. It lies outside the database because a restored
 * backup does not contain them.
 */
export const erasuresFile = (dataDir: string): string => join(dataDir, "erasures.txt");

const knownErased = async (dataDir: string): Promise<Set<string>> => {
  const text = await readFile(erasuresFile(dataDir), "utf8").catch(() => "");
  return new Set(text.split(/\s+/).filter(Boolean));
};

/** Adds ids to that file, each once. */
export const rememberErased = async (dataDir: string, ids: readonly string[]): Promise<void> => {
  const known = await knownErased(dataDir);
  const fresh = [...new Set(ids)].filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  await mkdir(dataDir, { recursive: true });
  const lines = fresh.map((id) => `${id}\n`).join("");
  await appendFile(erasuresFile(dataDir), lines, { mode: 0o600 });
};

/** Erases a user except for the invoices. Returns false for an unknown id. Without an `actor` the user did it. */
export const erasePerson = async (
  { db, clock, config }: TaskContext,
  userId: string,
  actor?: Actor,
): Promise<boolean> => {
  const erased = await transact(db, async (tx) => {
    // Locked first, so that no order is placed between the step that clears the orders and the end of the account.
    const user = await lockUser(tx, userId);
    if (user) {
      const now = clock.now();
      await eraseUser(tx, user, now);
      if (actor)
        await insertAudit(tx, { actor, action: "user:delete", changedAt: now }, [
          { target: `account ${userId}`, before: { erased: false }, after: { erased: true } },
        ]);
    }
    return user;
  });
  if (!erased) return false;
  await rememberErased(config.dataDir, [userId]);
  if (erased.provedEmail !== null) await dropMailFiles(config.dataDir, erased.provedEmail);
  return true;
};

/** Erases the accounts that a restored backup brought back. Returns how many. */
export const eraseAgain = async (db: Db, ids: readonly string[], now: Date): Promise<number> =>
  transact(db, async (tx) => {
    const found = await findErased(tx, ids);
    for (const user of found) await eraseUser(tx, user, now);
    return found.length;
  });
