import type { Db } from "../../db/client.ts";
import { findNamed, findOwner, findUser } from "../users/users.repo.ts";

export type FoundPerson =
  | { kind: "unknown" }
  /** Several accounts name the address, and none has proved it. */
  | { kind: "ambiguous"; ids: string[] }
  | { kind: "found"; id: string };

/** Returns the account of an id or an email address: the address's owner, or the only account that names it. */
export const findPerson = async (db: Db, named: string): Promise<FoundPerson> => {
  if (!named.includes("@")) {
    const user = await findUser(db, named);
    return user ? { kind: "found", id: user.id } : { kind: "unknown" };
  }
  const accounts = await findNamed(db, named);
  const [user, ...others] = accounts;
  const owner = await findOwner(db, named);
  if (owner) return { kind: "found", id: owner.id };
  if (!user) return { kind: "unknown" };
  return others.length > 0
    ? { kind: "ambiguous", ids: accounts.map(({ id }) => id) }
    : { kind: "found", id: user.id };
};
