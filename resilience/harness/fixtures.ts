import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sessions, users } from "@pallu/api/schema";

/** A user with a session. */
export interface Shopper {
  userId: string;
  email: string;
  token: string;
  /** The secret of the session's cookie. */
  cookie: string;
  /** The client IP address of the requests. */
  ip: string;
}

let ipCount = 0;
const nextIp = (): string => {
  const count = ++ipCount;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** Returns the checkout request of the store. */
export const checkoutBody = (
  userId: string,
  cart: readonly { cartId: string | undefined; quantity: number }[],
  totalPaise: number,
): object => ({
  billData: { userId, fullName: "Asha Rao", additionalText: userId },
  userId,
  products: cart.map(({ cartId, quantity }) => ({ cartId, quantity })),
  total: totalPaise / 100,
  couponCodeName: "",
});

/** Inserts a session for each user. */
export const createSessions = async (
  db: Db,
  shoppers: readonly Pick<Shopper, "userId" | "token" | "cookie">[],
): Promise<void> => {
  const now = new Date();
  await db.insert(sessions).values(
    shoppers.map(({ userId, token, cookie }) => ({
      id: randomUUID(),
      userId,
      cookieHash: hashSecret(cookie),
      tokenHash: hashSecret(token),
      createdAt: now,
      seenAt: now,
    })),
  );
};

/** Inserts users with sessions directly into the tables, which avoids the password hash of a log-in. */
export const createShoppers = async (
  db: Db,
  count: number,
  passwordHash = "none",
): Promise<Shopper[]> => {
  const shoppers = Array.from({ length: count }, () => {
    const userId = randomUUID();
    const email = `${userId}@shoppers.example`;
    return { userId, email, token: newSecret(), cookie: newSecret(), ip: nextIp() };
  });
  const now = new Date();
  await db.insert(users).values(
    shoppers.map(({ userId, email }) => ({
      id: userId,
      username: "Asha Rao",
      phonenumber: "9876543210",
      email,
      provedEmail: email,
      passwordHash,
      createdAt: now,
      passwordChangedAt: now,
    })),
  );
  await createSessions(db, shoppers);
  return shoppers;
};
