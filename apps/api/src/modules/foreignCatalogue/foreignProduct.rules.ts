/** Reads a product from its rows in a file of another platform. */
import {
  gramsOf,
  isAvailable,
  isBetween,
  lineOf,
  numberOf,
  paragraphsOf,
  partsOfList,
  pathOf,
  picturesOf,
  priceOf,
  saysHidden,
  saysYes,
  valueOf,
  withTax,
} from "./foreignCells.rules.ts";
import type {
  Answers,
  Choice,
  Field,
  ForeignIssue,
  ForeignPicture,
  ForeignProduct,
  ForeignRow,
  ForeignTable,
  ForeignVariant,
  KeyedRow,
  OptionColumns,
} from "./foreignFormat.types.ts";
import { cellOf } from "./foreignTable.rules.ts";

/** Takes what a person must know: what is wrong, and what was read in a way of its own. */
export interface Findings {
  addIssue: (issue: ForeignIssue) => void;
  /** Counts a sentence, with the line in which it was true first. */
  note: (sentence: string, line: number) => void;
}

export interface Reading extends Findings {
  table: ForeignTable;
  answers: Answers;
}

/** A row that is sold, with the choices that it is. */
interface SoldRow {
  row: ForeignRow;
  choices: Choice[];
  /** Whether other variants are of the same row. */
  isShared: boolean;
}

const colourLike = /^(?:colou?rs?|colou?r[ _-]?names?|shade|farbe|couleur|रंग|நிறம்)$/i;

export const isColour = ({ name }: Choice): boolean => colourLike.test(name);

/** Facts of the shop by the names that attributes have. */
const factOfAttribute: Readonly<Record<string, string>> = {
  brand: "brand",
  material: "material",
  fabric: "material",
  origin: "origin",
  "country of origin": "origin",
  weave: "weave",
  care: "care",
  "wash care": "care",
};

const kindsOf = ({ table }: Reading, row: ForeignRow): string[] =>
  cellOf(table, "kind", row)
    .text.toLowerCase()
    .split(/\s*,\s*/);

export const isVariation = (table: ForeignTable, row: ForeignRow): boolean =>
  /\bvariation\b/i.test(cellOf(table, "kind", row).text);

/** Returns a row with its keys, in small letters. */
export const keyedRowOf = (table: ForeignTable, row: ForeignRow): KeyedRow => {
  const textOf = (...fields: Parameters<typeof cellOf>[1][]): string =>
    fields
      .map((field) => cellOf(table, field, row).text.toLowerCase())
      .find((text) => text !== "") ?? "";
  const leads = table.format.layout === "rows" || !isVariation(table, row);
  const id = textOf("otherKey");
  const otherKey = id === "" ? "" : `id:${id}`;
  const own = textOf("key") || otherKey || textOf("name") || `line ${row.line}`;
  return {
    ...row,
    key: leads ? own : textOf("parent"),
    otherKey: leads ? otherKey : "",
    leads,
    sku: textOf("sku"),
  };
};

const nameOfOption = (
  { table }: Reading,
  { name }: OptionColumns,
  ...rows: readonly ForeignRow[]
): string => {
  if ("text" in name) return name.text;
  const found = rows.find(({ cells }) => (cells[name.column] ?? "") !== "");
  return lineOf(found?.cells[name.column] ?? "") || (table.header.get(name.column) ?? "");
};

const isPlaceholder = ({ name, value }: Choice): boolean =>
  /^title$/i.test(name) && /^default title$/i.test(value);

const choicesOf = (reading: Reading, row: ForeignRow, rows: readonly ForeignRow[]): Choice[] =>
  reading.table.options
    .map((option) => ({
      name: nameOfOption(reading, option, row, ...rows),
      value: lineOf(valueOf(row.cells[option.value] ?? "")),
    }))
    .filter((choice) => choice.value !== "" && !isPlaceholder(choice));

/** Leaves out details, such as a material, in which no two rows differ. */
const withoutDetails = ({ table }: Reading, sold: readonly SoldRow[]): SoldRow[] => {
  const details = table.options.flatMap(({ name, isDetail }) =>
    isDetail && "text" in name ? [name.text] : [],
  );
  const isSame = (name: string): boolean =>
    new Set(sold.map(({ choices }) => choices.find((each) => each.name === name)?.value)).size < 2;
  const left = new Set(details.filter(isSame));
  return sold.map((each) => ({
    ...each,
    choices: each.choices.filter(({ name }) => !left.has(name)),
  }));
};

/** The rows of a product that are variants of it, where all have its key. */
const soldOfRows = (reading: Reading, leader: ForeignRow, rows: readonly ForeignRow[]) => {
  const { table, note } = reading;
  const sold = rows
    .filter(
      (row) =>
        table.options.some(({ value }) => (row.cells[value] ?? "") !== "") ||
        cellOf(table, "price", row).text !== "" ||
        cellOf(table, "sku", row).text !== "",
    )
    .map((row) => ({ row, choices: choicesOf(reading, row, rows), isShared: false }));
  const [first, ...others] = sold;
  if (
    first?.row === leader &&
    first.choices.length === 0 &&
    others.some(({ choices }) => choices.length > 0)
  ) {
    note(
      "The first row of a product has no value of its options, and later rows have: it is read as the product and no variant.",
      leader.line,
    );
    return withoutDetails(reading, others);
  }
  return withoutDetails(reading, sold);
};

/** Returns all combinations of one choice of each list. */
const combined = (lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (sum, list) => sum.flatMap((start) => list.map((choice) => [...start, choice])),
    [[]],
  );

const keyOfChoices = (choices: readonly Choice[]): string =>
  JSON.stringify(
    choices
      .map(({ name, value }) => `${name}\n${value.toLowerCase()}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  );

/** The variations of a parent. An empty attribute of a variation stands for all values of the parent. */
const soldOfParent = (
  reading: Reading,
  leader: ForeignRow,
  variations: readonly ForeignRow[],
): SoldRow[] => {
  const { table, note } = reading;
  const values = new Map(
    table.options.map((option) => {
      const name = nameOfOption(reading, option, leader);
      return [
        name,
        partsOfList(leader.cells[option.value] ?? "").map((value) => ({
          name,
          value: lineOf(value),
        })),
      ];
    }),
  );
  const isUsed = (option: OptionColumns): boolean =>
    "column" in option.name &&
    variations.some(
      ({ cells }) => (cells["column" in option.name ? option.name.column : ""] ?? "") !== "",
    );
  const used = table.options.filter(isUsed);
  const sold = variations.flatMap((row) => {
    const shown = cellOf(table, "shown", row).text;
    if (saysHidden(shown)) {
      note("A variation that is not published is left out.", row.line);
      return [];
    }
    const lists = used.flatMap((option) => {
      const name = nameOfOption(reading, option, row, leader);
      const value = lineOf(valueOf(row.cells[option.value] ?? ""));
      const all = value === "" ? (values.get(name) ?? []) : [{ name, value }];
      return all.length > 0 ? [all] : [];
    });
    const each = combined(lists);
    if (each.length > 1)
      note(
        "A variation for any value of an attribute becomes a variant for each value, without its SKU and its pieces.",
        row.line,
      );
    return each.map((choices) => ({ row, choices, isShared: each.length > 1 }));
  });
  const own = new Set(
    sold.filter(({ isShared }) => !isShared).map(({ choices }) => keyOfChoices(choices)),
  );
  return sold.filter(({ isShared, choices }) => !isShared || !own.has(keyOfChoices(choices)));
};

/** Reads what is no choice of a product: its facts, and the one colour of a simple product. */
const readAttributes = (
  reading: Reading,
  leader: ForeignRow,
  isSimple: boolean,
  chosen: ReadonlySet<string>,
) => {
  const facts: Record<string, string> = {};
  const choices: Choice[] = [];
  const { format, options } = reading.table;
  for (const option of options.filter(({ isDetail }) => format.layout === "parents" || isDetail)) {
    const name = nameOfOption(reading, option, leader);
    const values = partsOfList(leader.cells[option.value] ?? "").map(lineOf);
    const [value = ""] = values;
    const fact = factOfAttribute[name.toLowerCase()];
    if (value === "" || chosen.has(name)) continue;
    if (fact !== undefined) facts[fact] = values.join(", ");
    else if (isSimple && values.length === 1 && colourLike.test(name))
      choices.push({ name, value });
    else
      reading.note(
        `The attribute '${name}' is no choice of a product and no fact of this shop: it is left out.`,
        leader.line,
      );
  }
  return { facts, choices };
};

/** Returns the prices of a row. Undefined for a row without a price, `faulty` for one that an issue names. */
const pricesOf = (reading: Reading, row: ForeignRow) => {
  const { table, answers, addIssue, note } = reading;
  const read = (field: Field): number | undefined => {
    const { text, column } = cellOf(table, field, row);
    if (text === "") return undefined;
    const price = priceOf(text);
    if (typeof price === "number") return withTax(price, answers.tax.addedBasisPoints);
    addIssue({ line: row.line, column, reason: price.fault });
    return Number.NaN;
  };
  const textOf = (field: Field): string => cellOf(table, field, row).text;
  const [start = "", end = ""] = textOf("saleDates").split("/");
  const isOnSale = isBetween(answers.now, textOf("saleStart") || start, textOf("saleEnd") || end);
  const regular = read("price");
  const sale = isOnSale ? read("salePrice") : undefined;
  const offer = sale ?? regular;
  if (offer === undefined) return undefined;
  // Some platforms write 0 for no earlier price.
  const isNone = /^[0.,\s]*$/.test(textOf("listPrice"));
  const list = isNone ? regular : read("listPrice");
  if (Number.isNaN(offer) || Number.isNaN(list)) return "faulty" as const;
  if (list !== undefined && list < offer && !isNone)
    note("A price before the reduction is not above the price: it is left out.", row.line);
  return { offerPaise: offer, listPaise: Math.max(offer, list ?? offer) };
};

const stockOf = (reading: Reading, { row, isShared }: SoldRow): number | null => {
  const { table, answers, addIssue, note } = reading;
  const { text, column } = cellOf(table, "stock", row);
  const available = isAvailable(cellOf(table, "availability", row).text);
  if (available === false) return 0;
  if (text === "" || text.toLowerCase() === "parent") return answers.stock ?? null;
  const pieces = Number(/^-?\d+(?:[.,]0+)?$/.test(text) ? text.replace(",", ".") : Number.NaN);
  if (Number.isNaN(pieces)) {
    addIssue({
      line: row.line,
      column,
      reason: `'${text}' is not a whole number of pieces: write one such as 3`,
    });
    return 0;
  }
  const isCounted =
    table.columns.stockTracker === undefined || cellOf(table, "stockTracker", row).text !== "";
  // Several variants cannot share pieces.
  if (isShared && pieces > 0) return answers.stock ?? null;
  if (!isCounted && pieces <= 0) {
    note(
      "A variant whose pieces the other shop does not count is read as one without a number, where the file says 0.",
      row.line,
    );
    return answers.stock ?? null;
  }
  if (pieces < 0) note("A stock below zero is read as 0.", row.line);
  return Math.max(0, pieces);
};

const picturesIn = ({ table }: Reading, field: Field, row: ForeignRow): ForeignPicture[] => {
  const alt = lineOf(cellOf(table, "pictureAlt", row).text);
  return (table.columns[field] ?? []).flatMap((name) =>
    picturesOf(row.cells[name] ?? "").map((address) => ({
      address,
      alt,
      line: row.line,
      column: table.header.get(name),
    })),
  );
};

/** Returns the pictures of a product by their positions, each one once. */
const pictureListOf = (reading: Reading, rows: readonly ForeignRow[]): ForeignPicture[] => {
  const placed = rows.flatMap((row) => {
    const position = numberOf(cellOf(reading.table, "picturePosition", row).text);
    return picturesIn(reading, "pictures", row).map((picture) => ({
      picture,
      position: position === undefined ? Infinity : Number(position),
    }));
  });
  const inOrder = placed.toSorted((a, b) =>
    a.position === b.position ? 0 : a.position - b.position,
  );
  return [...new Map(inOrder.map(({ picture }) => [picture.address, picture])).values()];
};

const variantOf = (
  reading: Reading,
  sold: SoldRow,
  leader: ForeignRow,
): ForeignVariant | undefined => {
  const { row, choices, isShared } = sold;
  const { table, addIssue } = reading;
  const prices = pricesOf(reading, row);
  if (prices === "faulty") return undefined;
  if (prices === undefined) {
    const { column } = cellOf(table, "price", row);
    addIssue({
      line: row.line,
      column,
      reason: "it is empty: give the product a price, or unpublish it",
    });
    return undefined;
  }
  const weight = cellOf(table, "weight", row, leader);
  const weightGrams = gramsOf(weight.text, weight.column, table.format.weightUnit);
  if (weightGrams !== null && typeof weightGrams !== "number")
    addIssue({ line: row.line, column: weight.column, reason: weightGrams.fault });
  const sku = cellOf(table, "sku", row).text;
  const ownField = table.format.columns.variantPicture ? "variantPicture" : "pictures";
  return {
    line: row.line,
    choices,
    ...prices,
    stock: stockOf(reading, sold),
    sku: isShared ? "" : sku,
    barcode: isShared ? "" : cellOf(table, "barcode", row).text.replace(/^'/, ""),
    weightGrams: typeof weightGrams === "number" ? weightGrams : null,
    pictures:
      row === leader && table.format.layout === "parents" ? [] : picturesIn(reading, ownField, row),
  };
};

/** Reports the variants whose choices another one has, or that lack a choice of the others. */
const checkChoices = ({ table, addIssue }: Reading, sold: readonly SoldRow[]): void => {
  const names = new Set(sold.flatMap(({ choices }) => choices.map(({ name }) => name)));
  const columnOf = (name: string): string | undefined => {
    const option = table.options.find((each) =>
      "text" in each.name
        ? each.name.text === name
        : sold.some(({ row }) => "column" in each.name && row.cells[each.name.column] === name),
    );
    return option && table.header.get(option.value);
  };
  const seen = new Map<string, number>();
  for (const { row, choices } of sold) {
    const missing = [...names].find((name) => !choices.some((each) => each.name === name));
    if (missing !== undefined)
      addIssue({
        line: row.line,
        column: columnOf(missing),
        reason: `it has no ${missing}, and other rows of the product have one: fill it in`,
      });
    const key = keyOfChoices(choices);
    const first = seen.get(key);
    const words = choices.map(({ value }) => value).join(", ");
    if (first !== undefined)
      addIssue({
        line: row.line,
        column: columnOf(choices[0]?.name ?? ""),
        reason:
          words === ""
            ? `the product is already in line ${first}, and neither row says how they differ`
            : `'${words}' is already in line ${first}: remove one of the rows, or say how they differ`,
      });
    seen.set(key, first ?? row.line);
  }
};

const leaderOf = ({ table }: Reading, rows: readonly ForeignRow[]): ForeignRow | undefined =>
  table.format.layout === "parents"
    ? rows.find((row) => !isVariation(table, row))
    : (rows.find((row) => cellOf(table, "name", row).text !== "") ?? rows[0]);

/** Returns the texts of all columns of a description in the first row that has one, each text once. */
const descriptionOf = ({ table, note }: Reading, rows: readonly ForeignRow[]): string => {
  const described = rows.flatMap(({ line, cells }) => {
    const texts = (table.columns.description ?? []).map((column) =>
      paragraphsOf(cells[column] ?? ""),
    );
    const text = [...new Set(texts)].filter(Boolean).join("\n\n");
    return text === "" ? [] : [{ line, text }];
  });
  const [first, ...others] = described;
  for (const { line, text } of others)
    if (text !== first?.text)
      note(
        "A variant has a description of its own: it is left out, as a product here has one.",
        line,
      );
  return first?.text ?? "";
};

const kindLeftOut = ["grouped", "external", "downloadable", "bundle"];

const factFields = ["brand", "material", "origin", "weave", "size", "care"] as const;

const isHiddenIn = ({ table }: Reading, leader: ForeignRow): boolean =>
  (table.columns.shown ?? []).some((name) => saysHidden(leader.cells[name] ?? ""));

/**
 * Returns the product that some rows describe, in the order of the file. Undefined for one that is left out, or has no price: a
 * note or an issue says so.
 */
export const readForeignProduct = (
  rows: readonly ForeignRow[],
  reading: Reading,
): ForeignProduct | undefined => {
  const { table, addIssue, note } = reading;
  const leader = leaderOf(reading, rows);
  if (!leader) return undefined;
  const { line } = leader;
  if (kindsOf(reading, leader).some((kind) => kindLeftOut.includes(kind))) {
    note("A product that is grouped, external or a download is left out.", line);
    return undefined;
  }
  if (saysYes(cellOf(table, "giftCard", leader).text)) {
    note("A gift card is left out.", line);
    return undefined;
  }
  const all = [leader, ...rows.filter((row) => row !== leader)];
  const hasVariations = kindsOf(reading, leader).some((kind) => kind.startsWith("variable"));
  const isSimple = table.format.layout === "parents" && !hasVariations;
  let sold: SoldRow[];
  if (table.format.layout === "rows") sold = soldOfRows(reading, leader, rows);
  else if (isSimple) sold = [{ row: leader, choices: [], isShared: false }];
  else
    sold = soldOfParent(
      reading,
      leader,
      rows.filter((row) => row !== leader && isVariation(table, row)),
    );
  const chosen = new Set(sold.flatMap(({ choices }) => choices.map(({ name }) => name)));
  const attributes = readAttributes(reading, leader, isSimple, chosen);
  if (isSimple) sold = sold.map((each) => ({ ...each, choices: attributes.choices }));
  const isHidden = isHiddenIn(reading, leader);
  const isPriced = sold.some(({ row }) =>
    ["price", "salePrice"].some((field) => cellOf(table, field as Field, row).text !== ""),
  );
  if (isHidden && !isPriced) {
    note("A product that is not published and has no price is left out.", line);
    return undefined;
  }
  if (sold.length === 0) {
    const { column } = cellOf(table, "price", leader);
    addIssue({
      line,
      column,
      reason: hasVariations
        ? "the product has no variation with a price: give it one, or unpublish it"
        : "it is empty: give the product a price, or unpublish it",
    });
    return undefined;
  }
  checkChoices(reading, sold);
  const name = cellOf(table, "name", ...all);
  const facts = Object.fromEntries(
    factFields.flatMap((field) => {
      const text = lineOf(cellOf(table, field, ...all).text);
      return text === "" ? [] : [[field, text]];
    }),
  );
  const variants = sold.flatMap((each) => variantOf(reading, each, leader) ?? []);
  if (name.text === "") {
    addIssue({
      line,
      column: name.column,
      reason: "no row of the product has it: fill it in here",
    });
    return undefined;
  }
  if (table.format.layout === "rows")
    for (const row of all)
      if (!["", name.text].includes(cellOf(table, "name", row).text))
        note(
          "A variant has a name of its own: it is left out, as a product here has one, that of its first row.",
          row.line,
        );
  const ofVariants = table.format.layout === "rows" && !table.format.columns.variantPicture;
  return {
    line,
    idText: lineOf(cellOf(table, table.format.idField, leader).text || name.text),
    otherIdText: cellOf(table, "key", leader).text || cellOf(table, "otherKey", leader).text,
    name: lineOf(name.text),
    description: descriptionOf(reading, all),
    path: pathOf(cellOf(table, "group", ...all).text),
    facts: { ...attributes.facts, ...facts },
    isHidden,
    pictures: ofVariants
      ? []
      : pictureListOf(reading, table.format.layout === "rows" ? rows : [leader]),
    variants,
  };
};
