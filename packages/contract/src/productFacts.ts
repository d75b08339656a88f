/**
 * The facts of a product: texts, lists of texts, numbers, and yes or no, which a shopkeeper imports and shoppers read. Each is
 * optional. The table, the columns of `products.csv`, the responses, the cards and the rows of the product page are derived
 * from this list. The key of a fact is its name in all code and in responses.
 */
interface CommonFact {
  /** The column of the table and of `products.csv`: the name in snake_case. */
  column: string;
  /** The label of its row on the product page. Null if no row shows it. */
  label: string | null;
  /** Whether cards get the fact too. By default only the product's own page does. */
  isOnCards?: true;
  /** A sentence for the documents of the API and of the shopkeeper. */
  description: string;
}

/** A text, empty if unknown. */
export interface TextFact extends CommonFact {
  kind: "text";
  /** The largest number of UTF-16 units. */
  maxLength: number;
}

/** Short texts in the order of the shopkeeper, such as the sizes in a box. Empty if unknown. */
export interface ListFact extends CommonFact {
  kind: "list";
  /** The largest number of UTF-16 units of each text. */
  maxLength: number;
}

/** A whole number, null if unknown. */
export interface NumberFact extends CommonFact {
  kind: "number";
  min: number;
  max: number;
  /** Follows every number, 1 too, for example "g". */
  unit: string;
}

/** Yes or no, null if unknown. */
export interface YesNoFact extends CommonFact {
  kind: "yesNo";
}

export type ProductFact = TextFact | ListFact | NumberFact | YesNoFact;

/** The largest number of texts in a list. */
export const MAX_LIST_TEXTS = 20;

/** The value of each kind for a product that lacks the fact. Its type is that of all values. */
const unknownValues = {
  text: "" as string,
  list: [] as readonly string[],
  number: null as number | null,
  yesNo: null as boolean | null,
} as const satisfies Record<ProductFact["kind"], unknown>;

export const productFacts = {
  brandName: {
    kind: "text",
    column: "brand",
    label: "Brand",
    maxLength: 200,
    description: "Who makes it.",
  },
  material: {
    kind: "text",
    column: "material",
    label: "Material",
    maxLength: 200,
    isOnCards: true,
    description: "What it is made of, such as cotton. Shoppers filter by it.",
  },
  origin: {
    kind: "text",
    column: "origin",
    label: "Origin",
    maxLength: 200,
    description: "Where it is made.",
  },
  weave: {
    kind: "text",
    column: "weave",
    label: "Weave",
    maxLength: 200,
    description: "How it is woven or worked.",
  },
  size: {
    kind: "text",
    column: "size",
    label: "Size",
    maxLength: 200,
    description: "Its measures, such as the length of a saree.",
  },
  care: {
    kind: "text",
    column: "care",
    label: "Care",
    maxLength: 200,
    description: "How to wash and keep it.",
  },
  makingDays: {
    kind: "number",
    column: "making_days",
    label: null,
    min: 1,
    max: 400,
    unit: "days",
    description: "Days that one piece takes to make.",
  },
  makers: {
    kind: "number",
    column: "makers",
    label: null,
    min: 1,
    max: 9,
    unit: "people",
    description: "People who work on one piece at the same time.",
  },
  clothLengthCentimetres: {
    kind: "number",
    column: "cloth_length_centimetres",
    label: null,
    min: 450,
    max: 1000,
    unit: "cm",
    description: "Length of a saree without its blouse piece.",
  },
  clothWidthCentimetres: {
    kind: "number",
    column: "cloth_width_centimetres",
    label: null,
    min: 60,
    max: 200,
    unit: "cm",
    description: "Width of a saree.",
  },
  palluCentimetres: {
    kind: "number",
    column: "pallu_centimetres",
    label: null,
    min: 20,
    max: 200,
    unit: "cm",
    description: "Length of the pallu.",
  },
  blouseCentimetres: {
    kind: "number",
    column: "blouse_centimetres",
    label: null,
    min: 30,
    max: 200,
    unit: "cm",
    description: "Length of the blouse piece at the end of the cloth.",
  },
  borderMillimetres: {
    kind: "number",
    column: "border_millimetres",
    label: null,
    min: 1,
    max: 500,
    unit: "mm",
    description: "Width of the border.",
  },
  borderPictureCentimetres: {
    kind: "number",
    column: "border_picture_centimetres",
    label: null,
    min: 5,
    max: 200,
    unit: "cm",
    description: "Length of the border that the pictures of the border show.",
  },
} as const satisfies Record<string, ProductFact>;

type Facts = typeof productFacts;
type Kind = ProductFact["kind"];
export type FactName = keyof Facts;
/** Names of facts that cards get. */
export type CardFactName = {
  [Name in FactName]: Facts[Name] extends { isOnCards: true } ? Name : never;
}[FactName];
export type FactColumn = Facts[FactName]["column"];

/** The values of a product. */
export type FactValues = {
  [Name in FactName]: (typeof unknownValues)[Facts[Name]["kind"]];
};
export type FactValue = (typeof unknownValues)[Kind];

/** In the order of tables, files and pages. */
export const factEntries = Object.entries(productFacts) as [FactName, ProductFact][];
export const factNames = factEntries.map(([name]) => name);

export const isOnCards = (name: FactName): name is CardFactName =>
  "isOnCards" in productFacts[name];

type Compute = {
  [K in Kind]: (fact: Extract<ProductFact, { kind: K }>) => unknown;
};

/** Computes a value for a fact, by a function for each kind. */
export const computeFact = <Functions extends Compute>(
  fact: ProductFact,
  functions: Functions,
): ReturnType<Functions[Kind]> =>
  (functions[fact.kind] as (fact: ProductFact) => ReturnType<Functions[Kind]>)(fact);

/** Computes a value for every fact, by a function for each kind. */
export const mapFacts = <Functions extends Compute>(functions: Functions) =>
  Object.fromEntries(factEntries.map(([name, fact]) => [name, computeFact(fact, functions)])) as {
    [Name in FactName]: ReturnType<Functions[Facts[Name]["kind"]]>;
  };

/** Returns the facts of a product. Those that it lacks are empty texts, empty lists and null. */
export const pickFacts = (product: Partial<FactValues>): FactValues =>
  Object.fromEntries(
    factEntries.map(([name, { kind }]) => [name, product[name] ?? unknownValues[kind]]),
  ) as FactValues;

/** Returns the facts of a card among the fields of an object. */
export const pickCardFacts = <Source extends Record<CardFactName, unknown>>(
  source: Source,
): Pick<Source, CardFactName> =>
  Object.fromEntries(factNames.filter(isOnCards).map((name) => [name, source[name]])) as Pick<
    Source,
    CardFactName
  >;

/** Whether a value is a whole number within the bounds of a fact. Other hosts may send anything. */
export const isWithin = (
  value: unknown,
  { min, max }: Pick<NumberFact, "min" | "max">,
): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
