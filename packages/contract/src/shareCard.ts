/** Not exported by the index, whose modules are part of the first script of every page. */
import { savingPercent } from "./discount.ts";
import type { Id } from "./id.ts";
import { formatPaise, paiseOf } from "./money.ts";

/** Changes the version of every card. Increase it when the drawing of the API changes. */
const LAYOUT = 1;

/** Size of a share card in px. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** A variant as link previews show it. Prices in rupees. */
export interface SharedVariant {
  id: Id;
  name: string;
  colourName: string;
  /** File name of the variant's picture. */
  image: string;
  offer: number;
  list: number;
}

/** What a share card shows: formatted texts, and the file name of the picture. */
export interface ShareCard {
  name: string;
  colourName: string;
  image: string;
  price: string;
  /** The price that is struck through. Empty without a saving. */
  listPrice: string;
  /** `10% off`. Empty without a saving. */
  saving: string;
}

/** Returns the card of a variant, with the prices as the product page formats them in rupees. */
export const shareCardOf = (variant: SharedVariant): ShareCard => {
  const { name, colourName, image, offer, list } = variant;
  const percent = savingPercent(offer, list);
  return {
    name,
    colourName,
    image,
    price: formatPaise(paiseOf(offer), "INR"),
    listPrice: list > offer ? formatPaise(paiseOf(list), "INR") : "",
    saving: percent > 0 ? `${percent}% off` : "",
  };
};

/** Returns what changes with the frame and the theme of an own shop, by the hashes of its parts. */
export const shopCardVersion = ({
  frame = "",
  theme = "",
}: Readonly<Partial<Record<string, string>>>): string => `${frame}.${theme}`;

/**
 * Returns the version of a card: a hash (FNV-1a, 32 bits) of what it shows, in base 36. `shop` is that of
 * `shopCardVersion` in an own shop, empty in the demo.
 */
export const shareCardVersion = (card: ShareCard, shop = ""): string => {
  const { name, colourName, image, price, listPrice, saving } = card;
  const texts = [LAYOUT, name, colourName, image, price, listPrice, saving];
  const shown = JSON.stringify(shop === "" ? texts : [...texts, shop]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < shown.length; index++)
    hash = Math.imul(hash ^ shown.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Returns the URL path of a variant's card in its present version. */
export const shareCardPath = (variant: SharedVariant, shop = ""): string =>
  `/share/${encodeURIComponent(String(variant.id))}.jpg?v=${shareCardVersion(shareCardOf(variant), shop)}`;
