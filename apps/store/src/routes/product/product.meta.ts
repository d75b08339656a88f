import { readList, stockLimit } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pictureOf, productHref } from "../../features/catalogue/catalogue.view.ts";
import { priceOf } from "../../features/catalogue/priceOf.ts";
import type { Absolute, Meta, PageMeta, PageSource } from "../../platform/route.ts";
import { findProduct } from "./product.firstView.ts";

const imagesOf = ({ productImage, Variants }: ProductAnswer): string[] => [
  ...new Set(
    [productImage, ...(Variants ?? []).map(({ productVariantImage }) => productVariantImage)]
      .map(pictureOf)
      .filter((path) => path !== null),
  ),
];

/** In stock as long as one colour is; without a figure nothing is claimed. */
const availabilityOf = ({ Variants }: ProductAnswer): { availability?: string } => {
  const limits = (Variants ?? []).map(stockLimit);
  if (limits.some((limit) => limit !== null && limit > 0))
    return { availability: "https://schema.org/InStock" };
  return limits.length > 0 && limits.every((limit) => limit === 0)
    ? { availability: "https://schema.org/OutOfStock" }
    : {};
};

/** As much as a result of a search shows, cut between two words. */
const summaryOf = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, "")}…`;

/** https://schema.org/Product; ratings are samples and stay out of it. */
const productThing = (product: ProductAnswer, path: string, absolute: Absolute): object => {
  const price = priceOf(product.productOfferPrice);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.productName,
    ...(product.productDescription ? { description: product.productDescription } : {}),
    ...(product.brandName ? { brand: { "@type": "Brand", name: product.brandName } } : {}),
    ...(product.material ? { material: product.material } : {}),
    sku: String(product.productId),
    image: imagesOf(product).map(absolute),
    ...(price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url: absolute(path),
            price: price.toFixed(2),
            priceCurrency: "INR",
            ...availabilityOf(product),
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

/** Address of the list that a product page finds its product in. */
export const productReads = catalogueAddress.products;

/** What a product page says of itself; a product that the list does not have is nothing to list. */
export const productMeta: NonNullable<PageMeta["meta"]> = (
  { params },
  read,
  absolute,
): Meta | null => {
  const answer = read(productReads);
  if (!isAnswered(answer)) return null;
  const product = findProduct(readList<ProductAnswer>(answer), params["id"]);
  if (!product)
    return {
      title: "This product is not here",
      description: "This product is not here.",
      isMissing: true,
    };
  const name = product.productName;
  if (!name) return null;
  const path = productHref(product.productId);
  return {
    title: name,
    description: summaryOf(product.productDescription || name),
    path,
    image: imagesOf(product)[0] ?? null,
    kind: "product",
    // Without an address of its own the shop cannot say where its things are.
    structured:
      absolute(path) === null
        ? []
        : [
            productThing(product, path, absolute),
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

/** One page for each product of the list. */
export const productPages: NonNullable<PageSource["pages"]> = async (load) =>
  readList<ProductAnswer>(await load(productReads)).flatMap(({ productId }) =>
    productId === undefined || productId === null ? [] : [productHref(productId)],
  );
