import { counted, formatCount } from "../../platform/format.ts";
import type { Output } from "../../platform/callTypes.ts";

export type CatalogueImport = Output<"GET /api/desk/imports/:importId">;

export type ImportState = CatalogueImport["state"];

/** Whether work runs for an import, so that it is read again soon. */
export const isRunning = (state: ImportState): boolean =>
  state === "checking" || state === "applying" || state === "undoing";

/** What an import's state is called. */
export const stateWords: Readonly<Record<ImportState, string>> = {
  checking: "Being checked",
  faulty: "Not ready",
  checked: "Ready to apply",
  applying: "Being applied",
  done: "Applied",
  undoing: "Being undone",
  undone: "Undone",
  failed: "Stopped",
};

type Tally = NonNullable<CatalogueImport["tally"]>;

const tallyText = (what: string, { new: fresh, changed, same }: Tally["products"]): string =>
  `${what}: ${formatCount(fresh)} new, ${formatCount(changed)} changed, ${formatCount(same)} as they were`;

/** Returns what changes, a line for each kind of row. */
export const tallyLines = (tally: Tally): string[] => [
  tallyText("Products", tally.products),
  tallyText("Variants", tally.variants),
  ...(tally.subcategories.new + tally.subcategories.changed > 0
    ? [tallyText("Subcategories", tally.subcategories)]
    : []),
];

/** Returns the number of products and variants that an import changes, which its page lists. */
export const rowCount = ({ products, variants }: Tally): number =>
  [products, variants].reduce((sum, { new: fresh, changed }) => sum + fresh + changed, 0);

/** Returns the number of rows that an import changes. */
export const changeCount = (tally: Tally): number =>
  rowCount(tally) + tally.subcategories.new + tally.subcategories.changed;

/** Returns what the button that applies an import does. */
export const applyLabel = ({ products, variants }: Tally): string => {
  const parts = [
    ...(products.new > 0 ? [`add ${counted(products.new, "product")}`] : []),
    ...(products.changed > 0 ? [`change ${counted(products.changed, "product")}`] : []),
    ...(products.new + products.changed === 0
      ? [`change ${counted(variants.new + variants.changed, "variant")}`]
      : []),
  ];
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

type Undo = NonNullable<CatalogueImport["undo"]>;

/** Returns what an undo does, or has done, in sentences. */
export const undoLines = ({ restored, removed, hidden, kept }: Undo, isDone: boolean): string[] => [
  isDone
    ? `${counted(restored, "row")} ${restored === 1 ? "has its" : "have their"} earlier values again.`
    : `${counted(restored, "row")} ${restored === 1 ? "gets its" : "get their"} earlier values again.`,
  ...(removed > 0
    ? [
        `${counted(removed, "added product or variant", "added products and variants")} ${isDone ? "removed" : "will be removed"}.`,
      ]
    : []),
  ...(hidden.length > 0
    ? [`Hidden instead of removed, because orders have them: ${hidden.join(", ")}.`]
    : []),
  ...(kept.length > 0
    ? [`As they are, because somebody has changed them since: ${kept.join(", ")}.`]
    : []),
];

const units = ["B", "kB", "MB"] as const;

/** Formats a number of bytes, such as `1.4 MB`. */
export const formatBytes = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / 1000 ** power;
  return `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power] ?? ""}`;
};

/** The most bytes of a file that the shop takes. */
export const MAX_BYTES = 200 * 1024 * 1024;

/** Returns why a file cannot be sent. Undefined if it can. */
export const fileFault = ({ name, size }: Pick<File, "name" | "size">): string | undefined => {
  if (size > MAX_BYTES) return `${name} is larger than 200 MB. Split it into several files.`;
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name))
    return `${name} is a workbook. Save it as CSV in your spreadsheet program and choose that file.`;
  if (/\.(?:zip|gz|rar|7z)$/i.test(name))
    return `${name} is an archive. Unpack it and choose the CSV files in it.`;
  return undefined;
};
