import { groupBy } from "./catalogue.rules.ts";
import type { ImportIssue, ProductRow, VariantRow } from "./catalogueCsv.rules.ts";
import type { StoredProduct, StoredVariant } from "./catalogue.tables.ts";

/** Values of a product's option at most. */
export const MAX_OPTION_VALUES = 40;

type StoredOption = Pick<StoredProduct, "id" | "optionName">;
type StoredValue = Pick<
  StoredVariant,
  "id" | "productId" | "colourName" | "optionValue" | "hidden"
>;

interface Rows {
  products: readonly ProductRow[];
  variants: readonly VariantRow[];
}

/** A variant as it is after the import. `line` is undefined if the files do not name it. */
interface Value extends StoredValue {
  line: number | undefined;
}

const valuesAfter = (
  rows: readonly VariantRow[],
  stored: readonly StoredValue[],
): ReadonlyMap<string, Value[]> => {
  const values = new Map<string, Value>(
    stored.map((variant) => [variant.id, { ...variant, line: undefined }]),
  );
  for (const { id, productId, line, colourName, optionValue } of rows) {
    const before = values.get(id);
    values.set(id, {
      id,
      productId,
      line,
      colourName: colourName ?? before?.colourName ?? "",
      optionValue: optionValue ?? before?.optionValue ?? "",
      hidden: before?.hidden ?? false,
    });
  }
  return groupBy(values.values(), ({ productId }) => productId);
};

/**
 * Returns what is wrong with the options of some products, after an import of their rows: a value without an option, an
 * option without a value, the same value twice in a colour, too many values.
 */
export const optionIssuesOf = (
  { products, variants }: Rows,
  stored: { products: readonly StoredOption[]; variants: readonly StoredValue[] },
): ImportIssue[] => {
  const names = new Map(stored.products.map(({ id, optionName }) => [id, optionName]));
  for (const { id, optionName } of products) names.set(id, optionName ?? names.get(id) ?? "");
  const lines = new Map(products.map(({ id, line }) => [id, line]));
  const ofProduct = valuesAfter(variants, stored.variants);
  return [...names].flatMap(([id, name]) => {
    const issues: ImportIssue[] = [];
    /** Reports a variant, or its product if the files do not name the variant. */
    const add = ({ line }: Value, reason: string, ofOther: string): void => {
      const other = lines.get(id);
      if (line !== undefined)
        issues.push({ file: "variants.csv", line, column: "option_value", reason });
      else if (other !== undefined)
        issues.push({ file: "products.csv", line: other, column: "option", reason: ofOther });
    };
    const seen = new Map<string, Value>();
    const different = new Set<string>();
    for (const value of ofProduct.get(id) ?? []) {
      const text = value.optionValue;
      if (text === "") {
        if (name !== "" && !value.hidden)
          add(
            value,
            `it is empty, and '${id}' has the option '${name}': write the value of each variant`,
            `'${name}' has no value for the variant '${value.id}': add its row to variants.csv`,
          );
        continue;
      }
      if (name === "") {
        add(
          value,
          `'${text}' is a value, and '${id}' has no option: name it in the column option of products.csv`,
          `it is empty, and the variant '${value.id}' has the value '${text}'`,
        );
        continue;
      }
      const key = JSON.stringify([value.colourName.toLowerCase(), text.toLowerCase()]);
      const first = seen.get(key);
      if (first !== undefined) {
        const [named = value, other = first] = value.line === undefined ? [first, value] : [];
        const place = other.line === undefined ? `that of '${other.id}'` : `in line ${other.line}`;
        const reason = `'${text}' in this colour is already ${place}`;
        add(named, reason, reason);
      }
      seen.set(key, value);
      different.add(text.toLowerCase());
      if (different.size === MAX_OPTION_VALUES + 1) {
        const reason = `'${id}' has more than ${MAX_OPTION_VALUES} values of '${name}': divide it into several products`;
        add(value, reason, reason);
      }
    }
    return issues;
  });
};
