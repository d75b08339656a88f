/** The values in the cells of other platforms' files. */
import { decodeHTML } from "entities";
import { isHtml, plainTextOf } from "../catalogue/plainText.rules.ts";

/** Signs and words for rupees. */
const rupees = new Set(["", "₹", "RS", "INR", "RUPEES", "/-", "RS/-"]);

/** A number with what stands before and after it. */
const priced = /^(?<before>[^\d.,-]*(?:\.\s*)?)(?<number>\d[\d.,' ]*)(?<after>[^\d]*)$/u;

const groups = {
  ",": /^\d{1,3}(?:,\d{2})*,\d{3}$|^\d{1,3}(?:,\d{3})+$/,
  ".": /^\d{1,3}(?:\.\d{2})*\.\d{3}$|^\d{1,3}(?:\.\d{3})+$/,
} as const;

type Separator = keyof typeof groups;

const other = { ",": ".", ".": "," } as const;

/** Whether all digits behind the second one are zeros, as some programs write them. */
const isDecimals = (text: string): boolean => /^\d{1,2}0*$/.test(text);

/**
 * Returns a number of a file with a point before its decimals: 1,299.00 and 1.299,00 are 1299.00. Undefined for no number, and
 * for one such as 1.299, which can be thousands or decimals.
 */
export const numberOf = (text: string): string | undefined => {
  const plain = text.trim().replaceAll(/['\s]/g, "");
  if (/^\d+$/.test(plain)) return plain;
  const decimalAt = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  if (decimalAt < 0 || !/^\d[\d.,]*\d$/.test(plain)) return undefined;
  const sign = plain[decimalAt] as Separator;
  const [whole, decimals] = [plain.slice(0, decimalAt), plain.slice(decimalAt + 1)];
  if (whole.includes(other[sign]))
    return groups[other[sign]].test(whole) && isDecimals(decimals)
      ? `${whole.replaceAll(other[sign], "")}.${decimals}`
      : undefined;
  if (groups[sign].test(plain))
    // A comma between thousands is how English and Indian files write them; a point may be one before decimals.
    return sign === "," || plain.split(".").length > 2 ? plain.replaceAll(sign, "") : undefined;
  return /^\d+$/.test(whole) && isDecimals(decimals) ? `${whole}.${decimals}` : undefined;
};

const MAX_PAISE = 2_147_483_647;

/** Returns paise, or what is wrong with a price. Understands ₹1,299.00, 1.299,00, 1299 INR and Rs. 1299/-. */
export const priceOf = (text: string): number | { fault: string } => {
  const {
    before = "",
    number = "",
    after = "",
  } = priced.exec(text.trim().replaceAll("\u00A0", " "))?.groups ?? {};
  const currency = `${before}${after}`.replaceAll(/[\s.]/g, "").toUpperCase();
  if (number !== "" && !rupees.has(currency))
    return {
      fault: `'${text}' is in ${currency}: this shop sells in rupees and converts nothing, so export the prices in INR`,
    };
  const value = numberOf(number);
  if (value === undefined)
    return {
      fault: /^\D*\d{1,3}\.\d{3}\D*$/.test(text)
        ? `'${text}' can be thousands or decimals: write it as 1299 or 1299.00`
        : `'${text}' is not a price such as 1299 or 1299.00`,
    };
  const paise = Math.round(Number(value) * 100);
  if (paise <= 0 || paise > MAX_PAISE)
    return { fault: `'${text}' is not a price above zero: give it one, or unpublish the product` };
  return paise;
};

/** Adds a tax and rounds to the paisa. */
export const withTax = (paise: number, addedBasisPoints: number): number =>
  Math.round((paise * (10_000 + addedBasisPoints)) / 10_000);

/** Returns rupees for a file of the shop. */
export const rupeeText = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

const gramsIn: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  oz: 28.349_523_125,
  lb: 453.592_37,
  lbs: 453.592_37,
};

/**
 * Returns grams, null for an empty weight, or what is wrong with it. The unit is that of the cell, else that of the column,
 * such as `Weight (kg)`, else `unit`.
 */
export const gramsOf = (
  text: string,
  column: string | undefined,
  unit: string | undefined,
): number | null | { fault: string } => {
  if (text === "") return null;
  const { number = "", own = "" } =
    /^(?<number>[\d.,' ]+)(?<own>[a-z]*)\.?$/i.exec(text)?.groups ?? {};
  const value =
    numberOf(number) ?? (/^\.\d+$/.test(number.trim()) ? number.trim() : decimalOf(number));
  if (value === undefined) return { fault: `'${text}' is not a weight such as 450 g or 1.2 kg` };
  const inColumn = /\((\w+)\)\s*$/.exec(column ?? "")?.[1];
  const named = (own || inColumn || unit || "").toLowerCase();
  const factor = gramsIn[named];
  if (Number(value) === 0) return null;
  if (named === "")
    return {
      fault: `'${text}' has no unit: write it as ${text} kg, or name the unit in the header as in Weight (kg)`,
    };
  if (factor === undefined)
    return { fault: `'${text}' is in '${named}': weights are in g, kg, oz or lb` };
  return Math.round(Number(value) * factor);
};

/** A weight of three decimals, such as 0.450, has no thousands. */
const decimalOf = (text: string): string | undefined => {
  const plain = text.trim().replace(",", ".");
  return /^\d+\.\d+$/.test(plain) ? plain : undefined;
};

/** A comma in a list, without a backslash before it. */
const comma = /(?<!\\),/;

const unescaped = (text: string): string => text.replaceAll("\\,", ",").trim();

/** Returns the parts of a list, in which `\,` is a comma. */
export const partsOfList = (text: string): string[] =>
  text.split(comma).map(unescaped).filter(Boolean);

/** Returns a value that may have escaped commas. */
export const valueOf = (text: string): string => unescaped(text);

/** Returns the addresses or the names of files in a cell. Addresses may have commas. */
export const picturesOf = (text: string): string[] =>
  (/:\/\/|^\s*\/\//.test(text)
    ? text.split(/\s*[,|\n]\s*(?=(?:https?:)?\/\/)/i)
    : text.split(/(?<!\\)[,|\n]/)
  )
    .map(unescaped)
    .map((address) => (address.startsWith("//") ? `https:${address}` : address))
    .filter(Boolean);

/** Returns the levels of a group: the deepest one of several, such as `Women > Sarees`. */
export const pathOf = (text: string): string[] => {
  // Google's numbers of its categories are no names.
  if (/^\d+$/.test(text)) return [];
  const paths = partsOfList(text).map((path) =>
    path
      .split(/\s*(?:>|»)\s*/)
      .map((name) => decodeHTML(name).trim())
      .filter(Boolean),
  );
  return paths.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), []);
};

/** Returns a line without HTML. */
export const lineOf = (text: string): string =>
  decodeHTML(plainTextOf(text)).replaceAll(/\s+/g, " ").trim();

/**
 * Returns paragraphs without HTML. Blank lines of a text are paragraphs too, except between its blocks. Some programs write a
 * line break as `\n`.
 */
export const paragraphsOf = (text: string): string => {
  const broken = text.replaceAll("\r\n", "\n").replaceAll(/(?:\\r)?\\n/g, "\n");
  return isHtml(broken)
    ? plainTextOf(broken.replaceAll(/\n[^\S\n]*\n\s*/g, "<br><br>"))
    : decodeHTML(broken).trim();
};

const no = new Set([
  "false",
  "no",
  "0",
  "-1",
  "draft",
  "archived",
  "unlisted",
  "hidden",
  "private",
]);

/** Whether a cell says that a product is not shown. */
export const saysHidden = (text: string): boolean => no.has(text.toLowerCase());

export const saysYes = (text: string): boolean => /^(?:true|yes|1)$/i.test(text);

/** Returns whether a cell says that there are pieces. Undefined if it says nothing. */
export const isAvailable = (text: string): boolean | undefined => {
  const word = text.toLowerCase().replaceAll("_", " ");
  if (["1", "yes", "true", "in stock", "instock"].includes(word)) return true;
  if (["0", "no", "false", "out of stock", "outofstock", "preorder", "backorder"].includes(word))
    return false;
  return undefined;
};

const timeOf = (text: string): number | undefined => {
  if (text === "") return undefined;
  // Google writes +0530 where ISO 8601 has +05:30.
  const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  return Number.isNaN(time) ? undefined : time;
};

/** Whether a moment is between two dates of a file, each of which may be empty. A day as the end is in it. */
export const isBetween = (now: Date, start: string, end: string): boolean => {
  const [from, to] = [timeOf(start), timeOf(end)];
  const endOfDay = /^\d{4}-\d\d-\d\d$/.test(end) ? 86_400_000 : 0;
  return (
    (from === undefined || from <= now.getTime()) &&
    (to === undefined || now.getTime() < to + endOfDay)
  );
};
