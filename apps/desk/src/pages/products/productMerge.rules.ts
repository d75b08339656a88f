/** What becomes of a form when somebody else has saved the product. */
import { isSameForm } from "./productForm.rules.ts";
import type { FormRow, ProductForm } from "./productForm.rules.ts";
import type { FactName, FactValue, Picture } from "./products.types.ts";

/** A field of the form whose stored value is another one than the editor knows and has typed. */
export interface Conflict {
  path: string;
  label: string;
  theirs: unknown;
  mine: unknown;
}

const fieldLabels = {
  name: "Name",
  subCategoryId: "Group",
  offerPrice: "Price",
  listPrice: "List price",
  description: "Description",
  tag: "Word on the picture",
  optionName: "Name of the option",
  hidden: "Hidden",
} as const;

const fieldNames = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];

const ownRowLabels = {
  colourName: "Colour",
  colour: "Shade",
  optionValue: "Size",
  sku: "SKU",
  barcode: "Barcode",
  weightGrams: "Weight",
  offerPrice: "Own price",
  listPrice: "Own list price",
  bestSeller: "Best seller",
  newArrival: "New arrival",
  trending: "Trending",
  hidden: "Hidden",
  pictures: "Pictures",
  clothPicture: "Picture of the cloth",
  borderPicture: "Picture of the border",
} as const;

const rowNames = Object.keys(ownRowLabels) as (keyof typeof ownRowLabels)[];

export const rowLabels = { ...ownRowLabels, onHand: "Stock" } as const;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface Merge {
  /** My form upon the stored product: what only they changed is theirs, what only I changed mine. */
  merged: ProductForm;
  /** What both changed, differently. `merged` has my values. */
  conflicts: Conflict[];
}

/**
 * Brings what was typed upon a product that somebody else changed. `base` is the form as it was read. The stock is mine as a
 * difference to what is there now.
 */
export const mergeForms = (
  base: ProductForm,
  mine: ProductForm,
  theirs: ProductForm,
  factLabels: ReadonlyMap<string, string>,
): Merge => {
  const conflicts: Conflict[] = [];
  const choose = <Value>(path: string, label: string, values: [Value, Value, Value]): Value => {
    const [before, own, stored] = values;
    if (isSame(own, before) || isSame(own, stored)) return stored;
    if (!isSame(stored, before)) conflicts.push({ path, label, theirs: stored, mine: own });
    return own;
  };
  const fields = Object.fromEntries(
    fieldNames.map((name) => [
      name,
      choose<unknown>(name, fieldLabels[name], [base[name], mine[name], theirs[name]]),
    ]),
  ) as Pick<ProductForm, (typeof fieldNames)[number]>;
  const facts = Object.fromEntries(
    (Object.keys(theirs.facts) as FactName[]).map((name) => [
      name,
      choose<FactValue>(`facts.${name}`, factLabels.get(name) ?? name, [
        base.facts[name],
        mine.facts[name],
        theirs.facts[name],
      ]),
    ]),
  ) as unknown as ProductForm["facts"];
  const baseRows = new Map(base.rows.map((row) => [row.id, row]));
  const theirRows = new Map(theirs.rows.map((row) => [row.id, row]));
  const mineIds = new Set(mine.rows.flatMap(({ id }) => id ?? []));
  const rows = mine.rows.flatMap((row): FormRow[] => {
    const stored = row.id === undefined ? undefined : theirRows.get(row.id);
    // They have removed it.
    if (row.id !== undefined && !stored) return [];
    const before = baseRows.get(row.id);
    if (!stored || !before) return [row];
    const name = [row.colourName, row.optionValue].filter(Boolean).join(", ");
    const changed = Object.fromEntries(
      rowNames.map((field) => [
        field,
        choose<unknown>(
          `variants.${row.id}.${field}`,
          name === "" ? rowLabels[field] : `${rowLabels[field]} of ${name}`,
          [before[field], row[field], stored[field]],
        ),
      ]),
    ) as Partial<FormRow>;
    const difference = (row.onHand ?? row.before ?? 0) - (row.before ?? 0);
    const onHand = (stored.before ?? 0) + difference;
    if (difference !== 0 && stored.before !== row.before)
      conflicts.push({
        path: `variants.${row.id}.onHand`,
        label: name === "" ? rowLabels.onHand : `${rowLabels.onHand} of ${name}`,
        theirs: stored.before,
        mine: onHand,
      });
    return [{ ...row, ...changed, before: stored.before, reserved: stored.reserved, onHand }];
  });
  const added = theirs.rows.filter(
    ({ id }) => id !== undefined && !mineIds.has(id) && !baseRows.has(id),
  );
  return {
    merged: { slug: mine.slug, ...fields, facts, rows: [...rows, ...added] },
    conflicts,
  };
};

/**
 * Brings what was typed since a form was sent upon the product that was answered. The rows of `answered` are those of `sent`,
 * in the same order.
 */
export const typedSince = (
  sent: ProductForm,
  mine: ProductForm,
  answered: ProductForm,
): ProductForm => {
  if (isSameForm(sent, mine)) return answered;
  const saved = new Map(
    sent.rows.map((row, at) => {
      const stored = { id: answered.rows[at]?.id, before: row.onHand ?? row.before };
      return [row.key, { ...row, ...stored }];
    }),
  );
  const rows = mine.rows.map((row) => {
    const { id, before } = saved.get(row.key) ?? row;
    return { ...row, id, before };
  });
  const base = { ...sent, rows: [...saved.values()] };
  return { ...mergeForms(base, { ...mine, rows }, answered, new Map()).merged, slug: "" };
};

/** Returns the form with their values of the conflicts. */
export const takeTheirs = (
  form: ProductForm,
  theirs: ProductForm,
  conflicts: readonly Conflict[],
): ProductForm => {
  const paths = new Set(conflicts.map(({ path }) => path));
  const theirRows = new Map(theirs.rows.map((row) => [row.id, row]));
  return {
    ...form,
    ...Object.fromEntries(
      fieldNames.filter((name) => paths.has(name)).map((name) => [name, theirs[name]]),
    ),
    facts: {
      ...form.facts,
      ...Object.fromEntries(
        (Object.keys(theirs.facts) as FactName[])
          .filter((name) => paths.has(`facts.${name}`))
          .map((name) => [name, theirs.facts[name]]),
      ),
    },
    rows: form.rows.map((row) => {
      const stored = row.id === undefined ? undefined : theirRows.get(row.id);
      if (!stored) return row;
      const names = [...rowNames, "onHand" as const].filter((name) =>
        paths.has(`variants.${row.id}.${name}`),
      );
      return { ...row, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
    }),
  };
};

/** Returns a value as text, for a table of differences. */
export const valueText = (value: unknown, groups: ReadonlyMap<string, string>): string => {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return groups.get(value) ?? value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value
    .map((one: unknown) =>
      typeof one === "string" ? one : `${(one as Picture).image} (${(one as Picture).alt})`,
    )
    .join(", ");
};
