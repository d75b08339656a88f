/** The ids of new products and variants. */
import { createHash } from "node:crypto";

const shortHash = (text: string): string =>
  createHash("sha256").update(text.normalize("NFC")).digest("hex").slice(0, 8);

/** Returns an id of small letters, digits and hyphens. A text without Latin letters or digits becomes a hash of itself. */
export const slugOf = (text: string, most: number): string => {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const isWhole = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  if (plain !== "" && isWhole && plain.length <= most) return plain;
  const start = plain.slice(0, most - 9).replace(/-$/, "");
  return `${start}${start === "" ? "" : "-"}${shortHash(text)}`;
};

/** Lengths of ids: together with the hyphens between them no more than the 100 characters of an id. */
export const MAX_PRODUCT_SLUG = 60;
const MAX_VARIANT_SLUG = 36;

/** The end of the id of a variant without choices. */
const ONLY = "one";

/** Returns an id that no other one of the set is, and adds it. */
export const uniqueId = (id: string, other: string, taken: Set<string>): string => {
  const second = other === "" || other === id ? id : `${id}-${slugOf(other, 20)}`;
  let found = taken.has(id) ? second : id;
  for (let n = 2; taken.has(found); n++) found = `${second}-${n}`;
  taken.add(found);
  return found;
};

/** Returns the end of the id of a variant, which follows that of its product and `--`. */
export const variantEndOf = ({
  colourName,
  optionValue,
}: {
  colourName: string;
  optionValue: string;
}): string => {
  const words = [colourName, optionValue].filter(Boolean).join(" ");
  return words === "" ? ONLY : slugOf(words, MAX_VARIANT_SLUG);
};
