import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { readSubcategory } from "./catalogueCsv.rules.ts";
import type { ImportIssue } from "./catalogueCsv.rules.ts";
import { readStored, writeCategories } from "./catalogueImport.repo.ts";
import { changesOf } from "./catalogueImport.rules.ts";
import { slugOf } from "./ids.rules.ts";
import { lockNewProduct } from "./productEditor.repo.ts";
import { sentenceOf } from "./productEditor.rules.ts";

/** A group of products, which the files call a subcategory, and the group above it. */
export interface Group {
  id: string;
  name: string;
  categoryName: string;
}

export interface GroupOrder {
  name: string;
  /** The name of the group above it, which is added if there is none of that name. */
  categoryName: string;
}

export type GroupOutcome =
  | { kind: "taken"; group: Group }
  | { kind: "faulty"; faults: { path: string; message: string }[] }
  | { kind: "added"; group: Group };

const MAX_GROUP_SLUG = 50;
const MAX_CATEGORY_SLUG = 40;

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Adds a group, as an import of its row would. */
export const addGroup = (
  { db, clock, transaction = transact }: ChangeContext,
  { name: given, categoryName: above }: GroupOrder,
  actor: Actor,
): Promise<GroupOutcome> =>
  transaction(db, async (tx): Promise<GroupOutcome> => {
    await lockNewProduct(tx, "groups");
    const stored = await readStored(tx, []);
    const [name, categoryName] = [given.trim(), above.trim()];
    const category = stored.categories.find((each) => isSameName(each.name, categoryName));
    const categoryId = category?.id ?? slugOf(categoryName || "-", MAX_CATEGORY_SLUG);
    const present = stored.subcategories.find(
      (each) => each.categoryId === categoryId && isSameName(each.name, name),
    );
    if (present)
      return { kind: "taken", group: { id: present.id, name: present.name, categoryName } };
    const own = slugOf(name || "-", MAX_GROUP_SLUG);
    const isTaken = stored.subcategories.some(({ id }) => id === own);
    const cells = {
      id: isTaken ? `${categoryId}--${own}` : own,
      name,
      category: categoryId,
      category_name: category?.name ?? categoryName,
    };
    const issues: ImportIssue[] = [];
    const row = readSubcategory({ line: 1, cells: new Map(Object.entries(cells)) }, issues);
    if (issues.length > 0)
      return {
        kind: "faulty",
        faults: issues
          .filter(({ column }) => column === "name" || column === "category_name")
          .map(({ column, reason }) => ({
            path: column === "name" ? "name" : "categoryName",
            message: sentenceOf(reason, column),
          })),
      };
    const tables = { subcategories: [row], products: [], variants: [] };
    const changes = changesOf(tables, stored, [], (picture) => picture, -1);
    await writeCategories(tx, changes.categories, changes.subcategories);
    await insertAudit(tx, { actor, action: "group:add", changedAt: clock.now() }, [
      { target: `group ${row.id}`, after: { name: row.name, category: row.categoryName } },
    ]);
    return { kind: "added", group: { id: row.id, name: row.name, categoryName: row.categoryName } };
  });
