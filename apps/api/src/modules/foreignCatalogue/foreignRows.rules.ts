/** Turns a product of another platform into rows of the shop's own files. */
import type { CatalogueFile } from "../catalogue/catalogueCsv.rules.ts";
import { partOf, SEPARATOR } from "../catalogue/catalogueCsv.rules.ts";
import { colourOfName } from "./colourNames.rules.ts";
import { MAX_PRODUCT_SLUG, slugOf, uniqueId, variantEndOf } from "../catalogue/ids.rules.ts";
import { rupeeText } from "./foreignCells.rules.ts";
import type {
  Choice,
  Field,
  ForeignPicture,
  ForeignProduct,
  ForeignTable,
  ForeignVariant,
} from "./foreignFormat.types.ts";
import { isColour } from "./foreignProduct.rules.ts";
import type { Findings } from "./foreignProduct.rules.ts";

/** A row of one of the shop's own files, with its line in the foreign file. */
export interface OwnRow {
  file: CatalogueFile;
  line: number;
  cells: ReadonlyMap<string, string>;
}

export interface OwnProduct {
  rows: OwnRow[];
  isHidden: boolean;
}

/** The group of products that have none. */
const NO_GROUP = "Products";

/** Splits the choices of a variant into its colour and the one other option of the shop. */
const optionOf = (choices: readonly Choice[]) => {
  const colour = choices.find(isColour);
  const others = choices.filter((choice) => choice !== colour);
  return {
    colourName: colour?.value ?? "",
    optionName: others.map(({ name }) => name).join(" / "),
    optionValue: others.map(({ value }) => value).join(" / "),
    isJoined: others.length > 1,
  };
};

type Options = ReturnType<typeof optionOf>;

/**
 * Returns the pictures of each colour: its own ones, then those of the product that are no other colour's. One without any gets
 * all of the product.
 */
const picturesByColour = (
  { pictures, variants }: ForeignProduct,
  options: readonly Options[],
): Map<string, ForeignPicture[]> => {
  const own = new Map<string, ForeignPicture[]>();
  for (const [index, variant] of variants.entries()) {
    const colour = options[index]?.colourName ?? "";
    own.set(colour, [...(own.get(colour) ?? []), ...variant.pictures]);
  }
  const altOf = new Map(pictures.map(({ address, alt }) => [address, alt]));
  const all = [...pictures, ...variants.flatMap((variant) => variant.pictures)];
  const found = new Map<string, ForeignPicture[]>();
  for (const [colour, mine] of own) {
    const ofOthers = new Set(
      [...own].flatMap(([other, theirs]) =>
        other === colour ? [] : theirs.map(({ address }) => address),
      ),
    );
    const shared = pictures.filter(({ address }) => !ofOthers.has(address));
    const some = mine.length + shared.length > 0 ? [...mine, ...shared] : all;
    const once = new Map<string, ForeignPicture>();
    for (const picture of some)
      if (!once.has(picture.address))
        once.set(picture.address, {
          ...picture,
          alt: altOf.get(picture.address) ?? picture.alt,
        });
    found.set(colour, [...once.values()]);
  }
  return found;
};

/** All pictures of a product, each one once. */
export const allPicturesOf = ({ pictures, variants }: ForeignProduct): ForeignPicture[] => [
  ...new Map(
    [...pictures, ...variants.flatMap((variant) => variant.pictures)].map((picture) => [
      picture.address,
      picture,
    ]),
  ).values(),
];

interface RowContext extends Findings {
  table: ForeignTable;
  /** Ids of products and groups so far. */
  ids: Set<string>;
  groups: Set<string>;
  /** Returns the file name of a picture. Undefined for one that could not be read. */
  nameOf: (address: string) => string | undefined;
}

const groupRow = (
  { path, line }: ForeignProduct,
  { groups, note }: RowContext,
): { id: string; row: OwnRow[] } => {
  const [first = NO_GROUP, ...deeper] = path;
  const last = deeper.at(-1) ?? first;
  if (path.length === 0) note(`A product without a group is put into '${NO_GROUP}'.`, line);
  const category = slugOf(first, 40);
  const id = deeper.length === 0 ? category : `${category}--${slugOf(last, 50)}`;
  if (groups.has(id)) return { id, row: [] };
  groups.add(id);
  const cells = { id, name: last, category, category_name: first };
  return {
    id,
    row: [{ file: "subcategories.csv", line, cells: new Map(Object.entries(cells)) }],
  };
};

const pictureCells = (
  pictures: readonly ForeignPicture[],
  title: string,
  { nameOf }: RowContext,
): { pictures: string; alts?: string } => {
  const named = pictures.flatMap((picture) => {
    const name = nameOf(picture.address);
    return name === undefined ? [] : [{ name, alt: picture.alt }];
  });
  return {
    pictures: named.map(({ name }) => name).join(SEPARATOR),
    ...(named.some(({ alt }) => alt !== "") && {
      alts: named.map(({ alt }) => partOf(alt || title)).join(SEPARATOR),
    }),
  };
};

/** Cells of a variant's own price, empty where it is the product's. */
const ownPrices = (
  { offerPaise, listPaise }: ForeignVariant,
  first: ForeignVariant,
): Record<"offer_price" | "list_price", string> =>
  offerPaise === first.offerPaise && listPaise === first.listPaise
    ? { offer_price: "", list_price: "" }
    : { offer_price: rupeeText(offerPaise), list_price: rupeeText(listPaise) };

/** Returns the rows of a product, without those of pictures that could not be read. Undefined if it is left out. */
export const ownProductOf = (
  product: ForeignProduct,
  context: RowContext,
): OwnProduct | undefined => {
  const { addIssue, note, table, ids } = context;
  const { variants, line, name } = product;
  const [first] = variants;
  if (!first) return undefined;
  const options = variants.map(({ choices }) => optionOf(choices));
  const pictures = picturesByColour(product, options);
  const cellsOfColour = new Map(
    [...pictures].map(([colour, list]) => [colour, pictureCells(list, name, context)]),
  );
  const whole = pictureCells(allPicturesOf(product), name, context);
  if (whole.pictures === "") {
    const isNamed = allPicturesOf(product).length > 0;
    if (product.isHidden) {
      note(
        `A product that is not published and ${isNamed ? "none of whose pictures could be read" : "has no picture"} is left out.`,
        line,
      );
      return undefined;
    }
    const [column = ""] = table.columns.pictures ?? [];
    addIssue({
      line,
      column: table.header.get(column),
      reason: isNamed
        ? "none of its pictures could be read: mend its address, unpublish the product, or import in the terminal with the files of the pictures in a folder 'pictures' beside this file"
        : "the product has no picture: give it one, or unpublish it",
    });
    return undefined;
  }
  if (product.isHidden) note("A product that is not published comes in hidden.", line);
  if (product.description === "") note("A product has no description.", line);
  const group = groupRow(product, context);
  const id = uniqueId(slugOf(product.idText, MAX_PRODUCT_SLUG), product.otherIdText, ids);
  const optionName = options.find((option) => option.optionName !== "")?.optionName ?? "";
  if (options.some(({ isJoined }) => isJoined))
    note(
      `A product has more options than a colour and one other: they are joined, as in '${optionName}'.`,
      line,
    );
  const variantIds = new Set<string>();
  const rows = variants.map((variant, index): OwnRow => {
    const { colourName = "", optionValue = "" } = options[index] ?? {};
    const end = variantEndOf({ colourName, optionValue });
    const colour = colourOfName(colourName);
    if (colourName !== "" && colour === "")
      note("A colour has a name that says no shade: it is shown by its name.", variant.line);
    const own = cellsOfColour.get(colourName);
    const stock = variant.stock === null ? "" : String(variant.stock);
    const cells = {
      id: uniqueId(`${id}--${end}`, "", variantIds),
      product: id,
      colour,
      colour_name: colourName,
      option_value: optionValue,
      sku: variant.sku,
      barcode: variant.barcode,
      weight_grams: variant.weightGrams === null ? "" : String(variant.weightGrams),
      ...ownPrices(variant, first),
      stock,
      // So a file that is read again gives no sold pieces back.
      expected_stock: stock,
      ...(own && own.pictures !== "" ? own : whole),
    };
    return { file: "variants.csv", line: variant.line, cells: new Map(Object.entries(cells)) };
  });
  const cells = {
    id,
    subcategory: group.id,
    name,
    option: optionName,
    offer_price: rupeeText(first.offerPaise),
    list_price: rupeeText(first.listPaise),
    ...product.facts,
    description: product.description,
  };
  return {
    rows: [
      ...group.row,
      { file: "products.csv", line, cells: new Map(Object.entries(cells)) },
      ...rows,
    ],
    isHidden: product.isHidden,
  };
};

/** The fields that columns of the shop's own files come from. */
const fieldOf: Readonly<Record<string, Field>> = {
  name: "name",
  category_name: "group",
  description: "description",
  offer_price: "price",
  list_price: "listPrice",
  stock: "stock",
  sku: "sku",
  barcode: "barcode",
  weight_grams: "weight",
  pictures: "pictures",
  alts: "pictureAlt",
  brand: "brand",
  material: "material",
  origin: "origin",
  weave: "weave",
  size: "size",
  care: "care",
  id: "key",
};

/** The columns of a file that hold colours, and those that hold other choices. */
export interface ChoiceColumns {
  colours: Set<string>;
  others: Set<string>;
}

/** Adds the columns with the choices of a row. Files that name a choice once have the name in its first row. */
export const addChoiceColumns = (
  { options }: ForeignTable,
  cells: Readonly<Record<string, string>>,
  { colours, others }: ChoiceColumns,
): void => {
  for (const { name, value } of options) {
    const text = "text" in name ? name.text : cells[name.column];
    if (text !== undefined && (cells[value] ?? "") !== "")
      (isColour({ name: text, value: "" }) ? colours : others).add(value);
  }
};

/** Returns the foreign column that a column of the shop's own comes from. Undefined if it may be one of several. */
export const foreignColumnOf = (
  { columns, header }: ForeignTable,
  own: string | undefined,
  { colours, others }: ChoiceColumns,
): string | undefined => {
  const only = ([column, ...more]: Iterable<string>): string | undefined =>
    column === undefined || more.length > 0 ? undefined : header.get(column);
  if (own === "colour_name" || own === "colour") return only(colours);
  if (own === "option_value" || own === "option") return only(others);
  const field = own === undefined ? undefined : fieldOf[own];
  const [column] = (field && columns[field]) ?? [];
  return column === undefined ? undefined : header.get(column);
};
