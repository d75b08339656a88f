import { randomUUID } from "node:crypto";
import {
  days,
  hashPassword,
  hashSecret,
  addMs,
  minutes,
  newSecret,
  rowsOf,
} from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { passwordResets, sessions } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import type { Client } from "../../harness/client.ts";
import type { Shopper } from "../../harness/fixtures.ts";
import { withClockSkew } from "../../harness/shopProcess.ts";
import type { Scenario } from "../scenario.ts";

const SKEW_MS = minutes(5);
/** Remaining lifetime of a code or session. Less than the clock skew, more than the delays of a slow machine. */
const MARGIN_MS = minutes(2);
const CODE = "482913";

const timeOf = async (db: Db): Promise<Date> => {
  const [row] = await rowsOf<{ now: Date | string }>(db, sql`SELECT clock_timestamp() AS now`);
  return new Date(row?.now ?? Number.NaN);
};

/** Returns the clock skew that a process printed at startup. */
const skewOf = (output: string): number =>
  Date.parse(/My clock shows (\S+)\./.exec(output)?.[1] ?? "") - Date.now();

interface Trial {
  db: Db;
  client: Client;
  codeHash: string;
}

/** Tries a code with a given expiry at one of the processes. */
const tryCode = async (
  { db, client, codeHash }: Trial,
  { userId, email, ip }: Shopper,
  remainingMs: number,
): Promise<boolean> => {
  const now = await timeOf(db);
  const expiresAt = addMs(now, remainingMs);
  const createdAt = addMs(expiresAt, -minutes(10));
  const browser = newSecret();
  await db.insert(passwordResets).values({
    id: randomUUID(),
    userId,
    email,
    browserHash: hashSecret(browser),
    codeHash,
    createdAt,
    expiresAt,
  });
  const { status } = await client.send({
    method: "POST",
    path: "/api/users/verify-otp",
    ip,
    cookie: `browser=${browser}`,
    body: { email, otp: CODE },
  });
  return status === 200;
};

/** Uses an idle session with a given expiry at one of the processes. */
const trySession = async ({ db, client }: Trial, shopper: Shopper, remainingMs: number) => {
  const seenAt = addMs(await timeOf(db), remainingMs - days(14));
  await db.update(sessions).set({ seenAt }).where(eq(sessions.userId, shopper.userId));
  const { userId, token, ip } = shopper;
  const path = `/api/cart/${userId}`;
  return (await client.send({ method: "GET", path, token, ip })).status === 200;
};

/** Requests a code at one of the processes. Returns how far its expiry is from the expected one. */
const requestCode = async ({ db, client }: Trial, { email, ip }: Shopper): Promise<number> => {
  const path = "/api/users/forgot-password";
  await client.send({ method: "POST", path, ip, body: { email } });
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.email, email));
  const expected = addMs(await timeOf(db), minutes(10)).getTime();
  return Math.abs((row?.expiresAt.getTime() ?? Number.NaN) - expected);
};

function* checkAcceptance(name: string, isValid: boolean, isAccepted: boolean): Generator<string> {
  if (isValid && !isAccepted) yield `${name} that was valid was refused`;
  if (!isValid && isAccepted) yield `${name} that had ended was taken`;
}

export const skewedClocks: Scenario = {
  id: "F14",
  name: "the clocks of two processes are five minutes fast and five minutes slow",
  goals: "G9",
  needs: ["postgres"],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const { db, url } = await harness.database();
    const { shoppers } = await harness.createFixtures(db, [10], 12);
    const next = (): Shopper => {
      const shopper = shoppers.shift();
      if (!shopper) throw new Error("There are too few shoppers.");
      return shopper;
    };
    const codeHash = await hashPassword(CODE);
    const breaches: string[] = [];
    const skews: number[] = [];
    let attempts = 0;
    for (const skew of [SKEW_MS, -SKEW_MS]) {
      const env = { DATABASE_URL: url, ...withClockSkew(skew) };
      const shop = await harness.start(env, isNegativeControl && "unguarded");
      const trial = { db, client: shop.client, codeHash };
      skews.push(skewOf(shop.output()));
      for (const remainingMs of [MARGIN_MS, -MARGIN_MS]) {
        const isCodeAccepted = await tryCode(trial, next(), remainingMs);
        const isSessionAccepted = await trySession(trial, next(), remainingMs);
        breaches.push(...checkAcceptance("a code", remainingMs > 0, isCodeAccepted));
        breaches.push(...checkAcceptance("a session", remainingMs > 0, isSessionAccepted));
        attempts += 2;
      }
      if (!((await requestCode(trial, next())) < MARGIN_MS))
        breaches.push("a new code lives longer or shorter than ten minutes");
      attempts++;
      await shop.stop();
    }
    const isSkewed = skews.every((skew) => Math.abs(skew) > SKEW_MS - MARGIN_MS);
    const text = skews.map((skew) => `${(skew / 60_000).toFixed(1)}`).join(" and ");
    return {
      faultEvidence: isSkewed ? `clocks wrong by ${text} minutes` : "",
      breaches,
      figure: `${attempts - breaches.length} of ${attempts} codes and sessions near their end were judged by the database's time`,
    };
  },
};
