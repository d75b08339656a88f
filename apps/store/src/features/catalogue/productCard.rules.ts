import { pictureWidths, savingPercent, stockLimit, uploadPath } from "@pallu/contract";
import type { Id, ProductResponse, VariantResponse } from "@pallu/contract";
import { absoluteUrl } from "../../platform/data/api.ts";
import { parseRupees } from "./parseRupees.ts";

/** Returns the URL of an uploaded file. Null without a file name (ENT-02, ENT-09). */
export const pictureOf = (file: string | null | undefined): string | null =>
  typeof file === "string" && file ? absoluteUrl(uploadPath(file)) : null;

/** Widths for the picture of a card, which is at most 330 CSS px wide. */
export const cardWidths = [320, 480, 720];

/**
 * Returns the AVIF source of a picture in smaller widths and its own, which are made when they are asked for
 * (docs/decisions/0060). Browsers without AVIF take the WebP of `src`. `shown` is the part of the width that is not cropped.
 */
export const sourceOf = (
  base: string,
  full: number,
  media?: string,
  widths: readonly number[] = pictureWidths,
  shown = 1,
) => ({
  type: "image/avif",
  media,
  srcSet: [...widths.filter((width) => width < full), full]
    .map(
      (width) => `${base}.avif${width < full ? `?w=${width}` : ""} ${Math.round(width * shown)}w`,
    )
    .join(),
});

/**
 * Returns the sources of a picture.
 * Only URLs of the form `{name}.{width}x{height}.{hash}.webp` have smaller widths. Other URLs are single files of the
 * given size. A frame of 4:5 (`widths`) crops the sides of wider pictures, which then need files of more pixels.
 */
export const pictureFiles = (src: string | null, width = 720, height = 900, widths?: number[]) => {
  const [, w = 0, h = 0] = (/\.(\d+)x(\d+)\.[\da-f]{8}\.webp$/.exec(src ?? "") ?? []).map(Number);
  return src && w
    ? {
        src,
        width: w,
        height: h,
        sources: [
          sourceOf(src.slice(0, -5), w, undefined, widths, widths && Math.min(1, (0.8 * h) / w)),
        ],
      }
    : { src, width, height };
};

/** Returns the path of a product page, with the variant if given (CAT-17, HOME-47). */
export const productHref = (productId: Id | null | undefined, variantId?: Id | null): string => {
  if (productId === null || productId === undefined) return "/product-details";
  const path = `/product-details/${encodeURIComponent(String(productId))}`;
  return variantId === null || variantId === undefined
    ? path
    : `${path}?variant=${encodeURIComponent(String(variantId))}`;
};

/** A variant of a list with its product. */
interface ListItem {
  variant: VariantResponse;
  product: ProductResponse;
}

/** Returns the tag of a product. A card without a tag has no badge (CAT-10 to CAT-13). */
export const tagOf = (product: ProductResponse): string => product.tag?.trim() ?? "";

export const tagOfItem = ({ product }: ListItem): string => tagOf(product);

/**
 * Data of a product card before prices are formatted.
 * Shares no field with `ProductResponse`, so that TypeScript rejects it as a whole product.
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
  /** `variantId` is the id of the product. Default false. */
  isProduct?: boolean;
  colour: string | null;
  colourName: string | null;
  /** The option beside the colour, such as Size, which must be chosen on the product's page. Only if the product has one. */
  option?: { name: string; value: string | null };
  /** Whether `offer` is the lowest price of several sizes. Only if it is. */
  isPriceFrom?: true;
  /** All colours of the product. Undefined if the list has only some of its variants. */
  colours?: { label: string; href: string; colour: string; soldOut: boolean }[];
}

/** Returns what the variants of one colour share. '' without a colour. */
export const colourKeyOf = ({ productColorName, productColor }: VariantResponse): string =>
  productColorName || productColor || "";

/** Whether a variant has the name of a colour and no shade, as products of other shops do. */
export const isNamedOnly = ({ productColorName, productColor }: VariantResponse): boolean =>
  Boolean(productColorName) && !productColor;

export const isInStock = (variant: VariantResponse): boolean => stockLimit(variant) !== 0;

/** Returns the prices of a variant: its own, else those of its product. */
export const pricesOf = (
  variant: VariantResponse,
  product: ProductResponse,
): Pick<VariantResponse, "productOfferPrice" | "productMrpPrice"> => ({
  productOfferPrice: variant.productOfferPrice ?? product.productOfferPrice,
  productMrpPrice: variant.productMrpPrice ?? product.productMrpPrice,
});

/** Returns the option of a card as the word of "Choose size": "Size" begins small, "UK size" does not. Undefined without one. */
export const choiceOf = ({ option }: ProductCardData): string | undefined =>
  option?.name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

export const cardDataOfVariant = (
  variant: VariantResponse,
  product: ProductResponse,
): ProductCardData => {
  const { productOfferPrice, productMrpPrice } = pricesOf(variant, product);
  const offer = parseRupees(productOfferPrice);
  const list = parseRupees(productMrpPrice);
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
    offer: offer ?? productOfferPrice ?? null,
    list: list !== null && offer !== null && list > offer ? list : null,
    savingPercent: offer === null ? 0 : savingPercent(offer, list),
    soldOut: stock === 0,
    stock,
    variantId: variant.productVariantId ?? null,
    colour: variant.productColor ?? null,
    colourName: variant.productColorName ?? null,
    ...(product.productOptionName && {
      option: { name: product.productOptionName, value: variant.productOptionValue ?? null },
    }),
    ...(variant.isPriceFrom && { isPriceFrom: true }),
  };
};

export const cardOfItem = ({ variant, product }: ListItem): ProductCardData =>
  cardDataOfVariant(variant, product);
