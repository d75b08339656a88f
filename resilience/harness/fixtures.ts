import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import {
  cartLines,
  categories,
  products,
  sessions,
  subcategories,
  users,
  variants,
} from "@pallu/api/schema";
import { totalsOf } from "@pallu/contract";
import type { Submission } from "./checks/journal.ts";

export interface StockItem {
  variantId: string;
  name: string;
  unitPaise: number;
  /** Initial stock. */
  stock: number;
}

/** A user with a session and a filled cart. */
export interface Shopper {
  userId: string;
  email: string;
  token: string;
  /** The secret of the session's cookie. */
  cookie: string;
  /** The client IP address of the requests. */
  ip: string;
  lines: { cartId: string; variantId: string; quantity: number }[];
  /** The checkout request of the store. */
  body: object;
  /** What the shopper saw, and the responses to each checkout. */
  submission: Submission;
}

/** Products and shoppers of one run, identified by a tag. */
export interface Fixtures {
  tag: string;
  items: StockItem[];
  shoppers: Shopper[];
}

export interface CartFixture {
  lines: readonly { item: number; quantity: number }[];
}

/** Carts of one piece of the first item. */
export const singleCarts = (count: number): CartFixture[] =>
  Array.from({ length: count }, () => ({ lines: [{ item: 0, quantity: 1 }] }));

const CHUNK = 500;
const inChunks = async <T>(rows: readonly T[], write: (rows: T[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK));
};

/** Inserts one product with one variant for each stock figure. */
export const createItems = async (
  db: Db,
  tag: string,
  stocks: readonly number[],
): Promise<StockItem[]> => {
  const items = stocks.map((stock, index) => ({
    variantId: `${tag}-${index}`,
    name: `${tag} saree ${index}`,
    unitPaise: 1_234_50 + index * 1_000,
    stock,
  }));
  await db
    .insert(categories)
    .values({ id: "chaos", name: "Chaos", position: 0 })
    .onConflictDoNothing();
  await db
    .insert(subcategories)
    .values({ id: "chaos", categoryId: "chaos", name: "Chaos", position: 0 })
    .onConflictDoNothing();
  await db.insert(products).values(
    items.map(({ variantId, name, unitPaise }, position) => ({
      id: `product-${variantId}`,
      subcategoryId: "chaos",
      name,
      image: "chaos.webp",
      offerPricePaise: unitPaise,
      listPricePaise: unitPaise,
      description: "A saree that is fought over.",
      brandName: "Pallu",
      material: "Silk",
      tag: "",
      origin: "Kanchipuram",
      weave: "Hand loom",
      size: "6.3 m",
      care: "Dry clean",
      position,
    })),
  );
  await db.insert(variants).values(
    items.map(({ variantId, stock }) => ({
      id: variantId,
      productId: `product-${variantId}`,
      image: "chaos.webp",
      colour: "#c2185b",
      colourName: "rani pink",
      stock,
      bestSeller: false,
      newArrival: false,
      trending: false,
      position: 0,
    })),
  );
  return items;
};

let ipCount = 0;
const nextIp = (): string => {
  const count = ++ipCount;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** Returns the checkout request of the store. The remark of the order is the user's id, by which checks find it. */
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

const shopperOf = (tag: string, items: readonly StockItem[], { lines }: CartFixture): Shopper => {
  const userId = randomUUID();
  const email = `${userId}@${tag}.example`;
  const found = lines.map(({ item, quantity }) => {
    const { variantId = "", unitPaise = 0 } = items[item] ?? {};
    return { cartId: randomUUID(), variantId, unitPaise, quantity };
  });
  const { subTotal } = totalsOf(found, "INR");
  const now = Date.now();
  return {
    userId,
    email,
    token: newSecret(),
    cookie: newSecret(),
    ip: nextIp(),
    lines: found.map(({ cartId, variantId, quantity }) => ({ cartId, variantId, quantity })),
    body: checkoutBody(userId, found, subTotal),
    submission: {
      remark: userId,
      email,
      isProved: true,
      currency: "INR",
      lines: found.map((line) => ({ ...line, productId: `product-${line.variantId}` })),
      coupon: "",
      discountPaise: 0,
      readAt: now,
      sentAt: now,
      responses: [],
    },
  };
};

/** Inserts a session for each user. */
export const createSessions = async (
  db: Db,
  shoppers: readonly Pick<Shopper, "userId" | "token" | "cookie">[],
): Promise<void> => {
  const now = new Date();
  await inChunks(shoppers, (rows) =>
    db.insert(sessions).values(
      rows.map(({ userId, token, cookie }) => ({
        id: randomUUID(),
        userId,
        cookieHash: hashSecret(cookie),
        tokenHash: hashSecret(token),
        createdAt: now,
        seenAt: now,
      })),
    ),
  );
};

/** Inserts users with sessions and filled carts directly into the tables, which avoids the password hash of a login. */
export const createShoppers = async (
  db: Db,
  tag: string,
  items: readonly StockItem[],
  carts: readonly CartFixture[],
): Promise<Shopper[]> => {
  const shoppers = carts.map((cart) => shopperOf(tag, items, cart));
  const now = new Date();
  await inChunks(shoppers, (rows) =>
    db.insert(users).values(
      rows.map(({ userId, email }) => ({
        id: userId,
        username: "Asha Rao",
        phonenumber: "9876543210",
        email,
        provedEmail: email,
        passwordHash: "none",
        createdAt: now,
        passwordChangedAt: now,
      })),
    ),
  );
  await createSessions(db, shoppers);
  const lines = shoppers.flatMap((shopper) =>
    shopper.lines.map(({ cartId, variantId, quantity }) => ({
      id: cartId,
      userId: shopper.userId,
      variantId,
      quantity,
    })),
  );
  await inChunks(lines, (rows) => db.insert(cartLines).values(rows));
  return shoppers;
};
