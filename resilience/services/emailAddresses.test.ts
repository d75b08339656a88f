import { randomUUID } from "node:crypto";
import { hashPassword, hashSecret, hours, addMs, newSecret } from "@pallu/api/internals";
import { passwordResets, users } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApi, openRaceDatabase } from "./openRaceShop.ts";
import type { RaceDatabase } from "./openRaceShop.ts";

const CODE = "271828";

let shop: RaceDatabase;
let processes: Awaited<ReturnType<typeof openApi>>[];
let codeHash: string;
beforeAll(async () => {
  shop = await openRaceDatabase();
  processes = [await openApi(shop.url), await openApi(shop.url)];
  codeHash = await hashPassword(CODE);
});
afterAll(async () => {
  for (const { close } of processes) await close();
  await shop.close();
});

let turns = 0;
const send = async (
  url: string,
  payload: Record<string, string>,
  cookies: Record<string, string> = {},
  isForm = false,
): Promise<number> => {
  turns++;
  const answer = await processes[turns % 2]?.app.inject({
    method: "POST",
    url,
    cookies,
    remoteAddress: `10.9.${turns >> 8}.${turns & 255}`,
    ...(isForm
      ? {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams(payload).toString(),
        }
      : { payload }),
  });
  return answer?.statusCode ?? 0;
};

const openAccount = async (email: string, provedEmail: string | null): Promise<string> => {
  const id = randomUUID();
  const now = new Date();
  const person = { username: "A", phonenumber: "1", passwordHash: "none" };
  await shop.db
    .insert(users)
    .values({ ...person, id, email, provedEmail, createdAt: now, passwordChangedAt: now });
  return id;
};

/** Requests a proof code for an account's email address in a browser. */
const askForProof = async (userId: string, email: string): Promise<string> => {
  const browser = newSecret();
  const createdAt = new Date();
  await shop.db.insert(passwordResets).values({
    id: randomUUID(),
    purpose: "proof",
    userId,
    email,
    browserHash: hashSecret(browser),
    codeHash,
    createdAt,
    expiresAt: addMs(createdAt, hours(1)),
  });
  return browser;
};

const prove = (browser: string) =>
  send("/api/users/prove-email", { code: CODE }, { browser }, true);

const ownersOf = (email: string) =>
  shop.db.$count(users, eq(sql`lower(${users.provedEmail})`, email));

describe("on PostgreSQL, two processes", () => {
  test("an email address that many accounts prove at once has one owner, and the others are told", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const email = `${randomUUID()}@example.com`;
      const browsers = await Promise.all(
        Array.from({ length: 6 }, async () => askForProof(await openAccount(email, null), email)),
      );
      const statuses = await Promise.all(browsers.map(prove));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await ownersOf(email)).toBe(1);
    }
  });
});
