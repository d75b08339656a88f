import type {
  Field,
  ForeignRow,
  ForeignTable,
  Format,
  OptionColumns,
} from "./foreignFormat.types.ts";
import { googleMerchant } from "./googleMerchant.rules.ts";
import { shopify } from "./shopify.rules.ts";
import { woocommerce } from "./woocommerce.rules.ts";

/** In the order in which they are tried. */
const formats: readonly Format[] = [shopify, woocommerce, googleMerchant];

export const platformNames = formats.map(({ name }) => name);

/** What to do with a header in a language that no format has, without a full stop. */
export const OTHER_LANGUAGE =
  "An export of WooCommerce is read in English, German, French and Spanish: with another language set yours in WordPress to English (Profile, Language) and export again";

/** All names of columns that tell a file, for finding the sign between its columns. */
export const knownColumns: readonly string[] = [
  ...new Set(
    formats.flatMap(({ signs, columns }) => [...signs.flat(), ...Object.values(columns).flat()]),
  ),
];

/** Returns the platform's format that a header has, undefined for another one. */
export const formatOfHeader = (names: readonly string[]): Format | undefined =>
  formats.find(({ signs }) => signs.some((sign) => sign.every((name) => names.includes(name))));

const numbered = ({ name, value }: OptionColumns, n: number): OptionColumns => {
  const numberIn = (text: string): string => text.replace("{n}", String(n));
  return {
    name: "column" in name ? { column: numberIn(name.column) } : name,
    value: numberIn(value),
  };
};

/** The choices that a file has columns for. */
const optionsIn = (option: OptionColumns, names: ReadonlySet<string>): OptionColumns[] => {
  if (!option.value.includes("{n}")) return names.has(option.value) ? [option] : [];
  const found: OptionColumns[] = [];
  for (let n = 1; ; n++) {
    const one = numbered(option, n);
    if (!names.has(one.value)) return found;
    found.push(one);
  }
};

/** Returns what the columns of a file mean. `header` has their names as written, in the order of `names`. */
export const tableOf = (
  format: Format,
  names: readonly string[],
  header: readonly string[],
): ForeignTable => {
  const present = new Set(names);
  const columns = Object.fromEntries(
    Object.entries(format.columns).flatMap(([field, wanted]) => {
      const own = wanted.filter((name) => present.has(name));
      return own.length > 0 ? [[field, own]] : [];
    }),
  ) as ForeignTable["columns"];
  return {
    format,
    header: new Map(names.map((name, index) => [name, header[index]?.trim() ?? name])),
    columns,
    options: format.options.flatMap((option) => optionsIn(option, present)),
  };
};

/** Returns the columns of a format that a file lacks. */
export const missingColumns = ({ format, header }: ForeignTable): string[] =>
  [
    ...new Set([
      ...Object.values(format.columns).flat(),
      ...format.options.map(({ value }) => value),
    ]),
  ].filter((name) => !header.has(name));

/** Returns the columns that a table reads. */
export const readColumns = ({ columns, options }: ForeignTable): Set<string> =>
  new Set([
    ...Object.values(columns).flat(),
    ...options.flatMap(({ name, value }) => ["column" in name ? name.column : "", value]),
  ]);

export interface FoundCell {
  text: string;
  /** The name of its column in the file. Undefined if the file has no such column. */
  column: string | undefined;
}

/** Returns the first cell of a field that is not empty in some rows. */
export const cellOf = (
  { columns, header }: ForeignTable,
  field: Field,
  ...rows: readonly ForeignRow[]
): FoundCell => {
  const names = columns[field] ?? [];
  for (const { cells } of rows)
    for (const name of names) {
      const text = cells[name];
      if (text !== undefined && text !== "") return { text, column: header.get(name) };
    }
  return { text: "", column: names[0] === undefined ? undefined : header.get(names[0]) };
};
