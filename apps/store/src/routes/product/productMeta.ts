import { readList, sameId, stockLimit, variantWords } from "@pallu/contract";
import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { shareCardPath, shareCardSize } from "@pallu/contract/shareCard";
import { cataloguePaths, isSuccessful } from "../../features/catalogue/catalogue.data.ts";
import { pictureOf, pricesOf, productHref } from "../../features/catalogue/productCard.rules.ts";
import { parseRupees } from "../../features/catalogue/parseRupees.ts";
import { shareCardsKey } from "../../platform/routing/head.tsx";
import type { Absolute, CardPicture, Meta, PageMeta } from "../../platform/routing/route.ts";
import { findProduct, productView, variantOf } from "./product.firstView.ts";
import type { ProductView } from "./product.firstView.ts";

const imagesOf = ({ productImage, Variants }: ProductResponse): string[] => [
  ...new Set(
    [productImage, ...(Variants ?? []).map(({ productVariantImage }) => productVariantImage)]
      .map(pictureOf)
      .filter((path) => path !== null),
  ),
];

/** In stock if any variant is. Without a stock number no availability is stated. */
const availabilityOf = (variants: VariantResponse[]): { availability?: string } => {
  const limits = variants.map(stockLimit);
  if (limits.some((limit) => limit !== null && limit > 0))
    return { availability: "https://schema.org/InStock" };
  return limits.length > 0 && limits.every((limit) => limit === 0)
    ? { availability: "https://schema.org/OutOfStock" }
    : {};
};

/** Joins the paragraphs of a text into one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Shortens a text to the length of a search result, between two words. */
const summaryOf = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, "")}…`;

/** Tells a variant with an option from the others of its product. The size has a property of its own. */
const variantThing = (
  { productId, productOptionName: name }: ProductResponse,
  { productColorName, productOptionValue: value, sku }: VariantResponse,
): object => ({
  ...(productColorName ? { color: productColorName } : {}),
  ...(/\bsize\b/i.test(name ?? "size")
    ? { size: value }
    : { additionalProperty: { "@type": "PropertyValue", name, value } }),
  ...(sku ? { sku } : {}),
  inProductGroupWithID: String(productId),
});

/**
 * Structured data of a product (https://schema.org/Product), with an option of one of its variants. Ratings are samples and
 * left out.
 */
const productThing = (
  product: ProductResponse,
  variant: VariantResponse | undefined,
  path: string,
  absolute: Absolute,
): object => {
  const chosen = variant?.productOptionValue ? variant : undefined;
  const price = parseRupees(pricesOf(chosen ?? {}, product).productOfferPrice);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.productName,
    ...(product.productDescription ? { description: oneLine(product.productDescription) } : {}),
    ...(product.brandName ? { brand: { "@type": "Brand", name: product.brandName } } : {}),
    ...(product.material ? { material: product.material } : {}),
    sku: String(product.productId),
    ...(chosen ? variantThing(product, chosen) : {}),
    image: imagesOf(product).map(absolute),
    ...(price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url: absolute(path),
            price: price.toFixed(2),
            priceCurrency: "INR",
            ...availabilityOf(chosen ? [chosen] : (product.Variants ?? [])),
          },
        }),
  };
};

const breadcrumb = (steps: [name: string, path: string][], absolute: Absolute): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Returns the share card of a variant, null if its data are incomplete. */
const cardOf = (
  product: ProductResponse,
  variant: VariantResponse | undefined,
): CardPicture | null => {
  const { productName: name } = product;
  const { productOfferPrice, productMrpPrice } = pricesOf(variant ?? {}, product);
  const {
    productVariantId: id,
    productColorName: colourName,
    productVariantImage: image,
  } = variant ?? {};
  const [offer, list] = [parseRupees(productOfferPrice), parseRupees(productMrpPrice)];
  if (!name || !id || !colourName || !image || offer === null || list === null) return null;
  return {
    path: shareCardPath({ id, name, colourName, image, offer, list }),
    alt: `${name}, ${variantWords(variant ?? {})}`,
    ...shareCardSize,
  };
};

/** The whole list, or the first view, which contains the product only. */
export const productReads: NonNullable<PageMeta["reads"]> = ({ params }) => [
  cataloguePaths.products,
  productView(params["id"]).key,
];

/** Returns the product of the URL, null if it does not exist, undefined while it is not known. */
const productOf = (
  id: string | undefined,
  read: (key: string) => unknown,
): ProductResponse | null | undefined => {
  const list = read(cataloguePaths.products);
  if (isSuccessful(list)) return findProduct(readList<ProductResponse>(list), id) ?? null;
  return (read(productView(id).key) as ProductView | undefined)?.product;
};

/** Returns the metadata of a product page. Unknown products are not indexed. */
export const productMeta: NonNullable<PageMeta["resolve"]> = (
  { params, search },
  read,
  absolute,
): Meta | null => {
  const product = productOf(params["id"], read);
  if (product === undefined) return null;
  if (product === null)
    return {
      title: "This product is not here",
      description: "This product is not here.",
      isMissing: true,
    };
  const name = product.productName;
  if (!name) return null;
  const path = productHref(product.productId);
  const variant = variantOf(product, search.get("variant"));
  const isWanted = sameId(variant?.productVariantId, search.get("variant"));
  return {
    title: name,
    description: summaryOf(oneLine(product.productDescription || name)),
    path,
    image:
      (isWanted ? pictureOf(variant?.productVariantImage) : null) ?? imagesOf(product)[0] ?? null,
    card: read(shareCardsKey) === true ? cardOf(product, variant) : null,
    ...(isWanted ? { sharedPath: productHref(product.productId, variant?.productVariantId) } : {}),
    kind: "product",
    // Structured data needs the origin of the shop.
    structured:
      absolute(path) === null
        ? []
        : [
            productThing(product, variant, path, absolute),
            breadcrumb(
              [
                ["Home", "/"],
                ["Products", "/allproducts"],
                [name, path],
              ],
              absolute,
            ),
          ],
  };
};
