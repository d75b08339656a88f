import type { Picture, Product, SentProduct, SentVariant } from "./products.types.ts";

/** A size of a colour, which is a variant. Prices are rupees. */
export interface FormRow extends Omit<SentVariant, "id" | "onHand" | "stock" | "pictures"> {
  /** Its name in this form, which stays when the row moves. */
  key: string;
  /** Rows of one colour share it. */
  colourKey: string;
  /** Undefined for a new one. */
  id?: string;
  pictures: readonly Picture[];
  onHand: number | null;
  /** Pieces on hand when it was read. Null for a new one. */
  before: number | null;
  reserved: number;
}

export interface ProductForm extends Omit<SentProduct, "variants"> {
  /** The part of the address that a new product gets. Empty: made of the name. */
  slug: string;
  rows: readonly FormRow[];
}

/** The labels of variants, which the shop shows. */
export const flagNames = {
  newArrival: "New arrival",
  bestSeller: "Best seller",
  trending: "Trending",
} as const;
export type Flag = keyof typeof flagNames;

let lastKey = 0;

export const newKey = (): string => `k${Date.now().toString(36)}${++lastKey}`;

const colourKeyOf = (name: string): string => `c:${name.trim().toLowerCase()}`;

const emptyRow = (): Omit<FormRow, "key" | "colourKey"> => ({
  colourName: "",
  colour: "",
  optionValue: "",
  sku: "",
  barcode: "",
  weightGrams: null,
  offerPrice: null,
  listPrice: null,
  bestSeller: false,
  newArrival: false,
  trending: false,
  hidden: false,
  pictures: [],
  clothPicture: null,
  borderPicture: null,
  onHand: null,
  before: null,
  reserved: 0,
});

/** Returns the form of a stored product. */
export const formOf = (product: Product): ProductForm => {
  const { id: _id, version: _version, variants, ...fields } = product;
  return {
    ...fields,
    slug: "",
    rows: variants.map(({ available: _available, ...variant }) => ({
      ...variant,
      key: variant.id,
      colourKey: colourKeyOf(variant.colourName),
      before: variant.onHand,
    })),
  };
};

/** Returns the form of a new product. */
export const emptyForm = (facts: readonly { name: string; kind: string }[]): ProductForm => ({
  slug: "",
  name: "",
  subCategoryId: "",
  offerPrice: null,
  listPrice: null,
  description: "",
  tag: "",
  optionName: "",
  hidden: false,
  facts: Object.fromEntries(
    facts.map(({ name, kind }) => [name, kind === "text" ? "" : kind === "list" ? [] : null]),
  ) as unknown as ProductForm["facts"],
  rows: [{ ...emptyRow(), key: "first", colourKey: "first" }],
});

/** Returns the form of a copy: a product that is not saved yet, without SKUs, barcodes and stock. */
export const copyOf = (product: Product): ProductForm => {
  const form = formOf(product);
  return {
    ...form,
    name: `${form.name} copy`,
    hidden: true,
    rows: form.rows.map(({ id: _id, ...row }) => ({
      ...row,
      sku: "",
      barcode: "",
      onHand: null,
      before: null,
      reserved: 0,
      pictures: row.pictures.map(({ image }) => ({ image, alt: "" })),
    })),
  };
};

/** Returns what is sent of a form. A stored row sends its stock only as a difference, and only if there is one. */
export const sentOf = ({ slug: _slug, rows, ...fields }: ProductForm): SentProduct => ({
  ...fields,
  variants: rows.map(
    ({ key: _key, colourKey: _colour, before, onHand, reserved: _reserved, id, ...row }) => {
      const variant = { ...row, pictures: row.pictures.map((picture) => ({ ...picture })) };
      if (id === undefined || before === null) return { ...variant, onHand };
      const difference = onHand === null ? 0 : onHand - before;
      return {
        ...variant,
        id,
        ...(difference === 0 ? {} : { stock: { difference, expected: before } }),
      };
    },
  ),
});

export const isSameForm = (one: ProductForm, other: ProductForm): boolean =>
  one.slug === other.slug && JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other));

/** A colour of the form with its rows. */
export interface FormColour {
  key: string;
  name: string;
  colour: string;
  pictures: readonly Picture[];
  rows: readonly FormRow[];
}

/** Returns the colours in the order of their first rows. */
export const coloursOf = (rows: readonly FormRow[]): FormColour[] => {
  const groups = new Map<string, FormRow[]>();
  for (const row of rows) groups.set(row.colourKey, [...(groups.get(row.colourKey) ?? []), row]);
  return [...groups].map(([key, own]) => ({
    key,
    name: own[0]?.colourName ?? "",
    colour: own[0]?.colour ?? "",
    pictures: own[0]?.pictures ?? [],
    rows: own,
  }));
};

const mapRows = (
  form: ProductForm,
  isMeant: (row: FormRow) => boolean,
  change: (row: FormRow) => Partial<FormRow>,
): ProductForm => ({
  ...form,
  rows: form.rows.map((row) => (isMeant(row) ? { ...row, ...change(row) } : row)),
});

export const changeRow = (form: ProductForm, key: string, change: Partial<FormRow>): ProductForm =>
  mapRows(
    form,
    (row) => row.key === key,
    () => change,
  );

/** Adds a label to the first variant that shoppers see, or removes it from all. */
export const changeFlag = (form: ProductForm, flag: Flag, isSet: boolean): ProductForm => {
  const first = form.rows.find(({ hidden }) => !hidden) ?? form.rows[0];
  return mapRows(
    form,
    (row) => !isSet || row.key === first?.key,
    () => ({ [flag]: isSet }),
  );
};

/** Changes all rows of a colour. */
export const changeColour = (
  form: ProductForm,
  colourKey: string,
  change: Partial<Pick<FormRow, "colourName" | "colour" | "pictures">>,
): ProductForm =>
  mapRows(
    form,
    (row) => row.colourKey === colourKey,
    () => change,
  );

/** Adds a picture to all rows of a colour that do not have it. */
export const addPicture = (form: ProductForm, colourKey: string, image: string): ProductForm =>
  mapRows(
    form,
    (row) => row.colourKey === colourKey && !row.pictures.some((one) => one.image === image),
    ({ pictures }) => ({ pictures: [...pictures, { image, alt: "" }] }),
  );

/** Adds a colour with the sizes of the first one. */
export const addColour = (form: ProductForm): ProductForm => {
  const [first] = coloursOf(form.rows);
  const colourKey = newKey();
  const values = first ? first.rows.map(({ optionValue }) => optionValue) : [""];
  return {
    ...form,
    rows: [
      ...form.rows,
      ...values.map((optionValue) => ({ ...emptyRow(), key: newKey(), colourKey, optionValue })),
    ],
  };
};

/** Adds a size after the last row of a colour. */
export const addSize = (form: ProductForm, colourKey: string, optionValue = ""): ProductForm => {
  const last = form.rows.findLastIndex((row) => row.colourKey === colourKey);
  const model = form.rows[last];
  const { colourName = "", colour = "", pictures = [] } = model ?? {};
  const row: FormRow = {
    ...emptyRow(),
    key: newKey(),
    colourKey,
    colourName,
    colour,
    pictures,
    clothPicture: model?.clothPicture ?? null,
    borderPicture: model?.borderPicture ?? null,
    optionValue,
  };
  return { ...form, rows: form.rows.toSpliced(last + 1, 0, row) };
};

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds values of the option to every colour that lacks them. The first one fills a row that has none yet. */
export const addSizes = (form: ProductForm, values: readonly string[]): ProductForm => {
  let next = form;
  for (const { key } of coloursOf(form.rows))
    for (const value of values) {
      const own = next.rows.filter((row) => row.colourKey === key);
      if (own.some((row) => isSameText(row.optionValue, value))) continue;
      const empty = own.find((row) => row.optionValue.trim() === "");
      next = empty ? changeRow(next, empty.key, { optionValue: value }) : addSize(next, key, value);
    }
  return next;
};

export const removeRows = (form: ProductForm, keys: readonly string[]): ProductForm => ({
  ...form,
  rows: form.rows.filter(({ key }) => !keys.includes(key)),
});

const swap = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
};

/** Moves a colour with all its rows. */
export const moveColour = (form: ProductForm, colourKey: string, by: 1 | -1): ProductForm => {
  const colours = coloursOf(form.rows);
  const at = colours.findIndex(({ key }) => key === colourKey);
  if (at + by < 0 || at + by >= colours.length) return form;
  return { ...form, rows: swap(colours, at, at + by).flatMap(({ rows }) => rows) };
};

/** Moves a size within its colour. */
export const moveSize = (form: ProductForm, key: string, by: 1 | -1): ProductForm => {
  const own = form.rows.find((row) => row.key === key)?.colourKey;
  const places = form.rows.flatMap((row, at) => (row.colourKey === own ? [at] : []));
  const place = places.findIndex((at) => form.rows[at]?.key === key);
  const [from, to] = [places[place], places[place + by]];
  if (from === undefined || to === undefined) return form;
  return { ...form, rows: swap(form.rows, from, to) };
};

/** Returns the id of the control of a field, as `variants.<place>.<field>` names it. */
export const controlOf = (path: string, rows: readonly FormRow[]): string => {
  const [, place, field = ""] = /^variants\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (place === undefined) return `product-${path}`;
  const row = rows[Number(place)];
  return ["colourName", "colour", "pictures"].includes(field)
    ? `colour-${row?.colourKey ?? ""}-${field}`
    : `row-${row?.key ?? ""}-${field}`;
};

/** Returns what the form has for the control of an id of `controlOf`, as text. */
export const valueOf = (form: ProductForm, id: string): string => {
  const [, subject = "", key = "", field = ""] = /^(row|colour)-(.+)-(\w+)$/.exec(id) ?? [];
  if (subject === "") {
    const [name = "", fact] = id.replace(/^product-/, "").split(".");
    const values: Readonly<Record<string, unknown>> =
      fact === undefined ? { ...form } : { ...form.facts };
    return JSON.stringify(values[fact ?? name]);
  }
  const row = form.rows.find((each) => (subject === "row" ? each.key : each.colourKey) === key);
  return JSON.stringify(({ ...row } as Readonly<Record<string, unknown>>)[field]);
};

/** Returns a suggestion for the address of a new product. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
