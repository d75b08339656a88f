import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Scope } from "../../http/auth/keys.rules.ts";
import { staff } from "../../http/auth/staff.tables.ts";
import { variantNameOf } from "../catalogue/catalogue.rules.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { authorName } from "./authorName.repo.ts";
import type { FoundEntry } from "./audit.repo.ts";

const findStaffNames = (db: Db, emails: string[]) =>
  db
    .select({ id: sql<string>`lower(${staff.email})`, name: authorName(sql`${staff}.email`) })
    .from(staff)
    .where(inArray(sql`lower(${staff.email})`, emails));

const findProductNames = (db: Db, ids: string[]) =>
  db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));

const findVariantNames = async (db: Db, ids: string[]) => {
  const found = await db
    .select({
      id: variants.id,
      productName: products.name,
      colourName: variants.colourName,
      optionValue: variants.optionValue,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  return found.map((variant) => ({ id: variant.id, name: variantNameOf(variant) }));
};

const findSenders = (db: Db, ids: string[]) =>
  db
    .select({ id: contactMessages.id, name: contactMessages.name })
    .from(contactMessages)
    .where(inArray(contactMessages.id, ids));

const keyOfStaff = (email: string): string => `staff ${email.toLowerCase()}`;

const keyOfTarget = (target: string): string =>
  target.startsWith("staff ") ? target.toLowerCase() : target;

export interface NamedEntry extends FoundEntry {
  /** The name of a member of staff. Null for keys and operators. */
  actorName: string | null;
  /** Null for what has no name, or is gone. */
  targetName: string | null;
}

/** Adds to entries how people call what they are about, today. Callers who may read messages see who sent them. */
export const nameEntries = async (
  db: Db,
  entries: readonly FoundEntry[],
  scopes: readonly Scope[],
): Promise<NamedEntry[]> => {
  const keys = new Set(
    entries.flatMap(({ actorKind, actor, target }) => [
      keyOfTarget(target),
      ...(actorKind === "staff" ? [keyOfStaff(actor)] : []),
    ]),
  );
  const sources = {
    staff: findStaffNames,
    product: findProductNames,
    variant: findVariantNames,
    ...(scopes.includes("messages:read") ? { message: findSenders } : {}),
  };
  const names = new Map<string, string>();
  for (const [what, find] of Object.entries(sources)) {
    const ids = [...keys]
      .filter((key) => key.startsWith(`${what} `))
      .map((key) => key.slice(what.length + 1));
    if (ids.length === 0) continue;
    for (const { id, name } of await find(db, ids)) names.set(`${what} ${id}`, name);
  }
  return entries.map((entry) => ({
    ...entry,
    actorName: entry.actorKind === "staff" ? (names.get(keyOfStaff(entry.actor)) ?? null) : null,
    targetName: names.get(keyOfTarget(entry.target)) ?? null,
  }));
};
