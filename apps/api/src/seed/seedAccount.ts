import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import { findOwner, insertUser } from "../modules/users/users.repo.ts";
import { hashPassword } from "../modules/users/passwords.ts";

export const demoAccount = {
  username: "Demo Shopper",
  phonenumber: "9876543210",
  email: "demo@pallu.test",
  password: "weave-and-wear-26",
} as const;

/** Inserts the public demo account. */
export const seedAccount = async (db: Db, clock: Clock): Promise<void> => {
  if (await findOwner(db, demoAccount.email)) return;
  const { password, ...person } = demoAccount;
  const passwordHash = await hashPassword(password);
  await insertUser(db, { ...person, passwordHash, provedEmail: person.email }, clock.now());
};
