import { savingPercent, stockLimit, uploadAddress } from "@pallu/contract";
import type { Id, ProductAnswer, VariantAnswer } from "@pallu/contract";
import { absoluteAddress } from "../../platform/api.ts";
import type { CatalogueItem } from "./catalogue.logic.ts";
import { priceOf } from "./priceOf.ts";

/** The picture of a plain file name of the API; null when there is none (ENT-02, ENT-09). */
export const pictureOf = (file: string | null | undefined): string | null =>
  typeof file === "string" && file ? absoluteAddress(uploadAddress(file)) : null;

/** A picture's own file and the smaller ones beside it, as AVIF and as WebP. */
export const sourcesOf = (base: string, full: number, media?: string) =>
  ["avif", "webp"].map((type) => ({
    type: `image/${type}`,
    media,
    srcSet:
      [160, 320, 480, 720, 1080, 1440]
        .filter((width) => width < full)
        .map((width) => `${base}-${width}.${type} ${width}w,`)
        .join("") + `${base}.${type} ${full}w`,
  }));

/**
 * The files of a picture by its address. Beside `{name}.{width}x{height}.{hash}.webp` lie further sizes; any other
 * name, of another host or a shop owner's upload, is a single file of the size that is given.
 */
export const pictureFiles = (src: string | null, width = 720, height = 900) => {
  const [, w, h] = /\.(\d+)x(\d+)\.[\da-f]{8}\.webp$/.exec(src ?? "") ?? [];
  return src && w
    ? { src, width: Number(w), height: Number(h), sources: sourcesOf(src.slice(0, -5), Number(w)) }
    : { src, width, height };
};

/** Address of a product, with its variant where one is meant (CAT-17, HOME-47). */
export const productHref = (productId: Id | null | undefined, variantId?: Id | null): string => {
  if (productId === null || productId === undefined) return "/product-details";
  const path = `/product-details/${encodeURIComponent(String(productId))}`;
  return variantId === null || variantId === undefined
    ? path
    : `${path}?variant=${encodeURIComponent(String(variantId))}`;
};

/** The tag that the shop gave the product; a card without one has no badge (CAT-10 to CAT-13). */
export const tagOf = (product: ProductAnswer): string => product.tag?.trim() ?? "";

export const tagOfItem = ({ product }: CatalogueItem): string => tagOf(product);

/**
 * A product or variant as a card shows it, before its price is put into words. It shares no field with
 * `ProductAnswer`, so that it cannot stand in for a whole product.
 */
export interface ProductCardData {
  key: string;
  name: string;
  category: string | null;
  href: string;
  image: string | null;
  alt: string;
  badge: string;
  offer: number | string | null;
  list: number | null;
  savingPercent: number;
  soldOut: boolean;
  stock: number | null;
  variantId: Id | null;
  colour: string | null;
  colourName: string | null;
}

export const cardDataOfVariant = (
  variant: VariantAnswer,
  product: ProductAnswer,
): ProductCardData => {
  const offer = priceOf(product.productOfferPrice);
  const list = priceOf(product.productMrpPrice);
  const name = product.productName ?? "";
  const stock = stockLimit(variant);
  return {
    key: String(variant.productVariantId ?? product.productId),
    name,
    category: product.categoryName ?? null,
    href: productHref(product.productId ?? variant.productId, variant.productVariantId),
    image: pictureOf(variant.productVariantImage),
    alt: variant.productColorName ? `${variant.productColorName} ${name}` : name,
    badge: tagOf(product),
    offer: offer ?? product.productOfferPrice ?? null,
    list: list !== null && offer !== null && list > offer ? list : null,
    savingPercent: offer === null ? 0 : savingPercent(offer, list),
    soldOut: stock === 0,
    stock,
    variantId: variant.productVariantId ?? null,
    colour: variant.productColor ?? null,
    colourName: variant.productColorName ?? null,
  };
};

export const cardOfItem = ({ variant, product }: CatalogueItem): ProductCardData =>
  cardDataOfVariant(variant, product);
