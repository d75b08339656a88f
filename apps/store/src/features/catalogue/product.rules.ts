import { computeFact, factEntries, formatCount, isWithin } from "@pallu/contract";
import type {
  ProductResponse,
  ProductFact,
  VariantResponse,
  VariantImageResponse,
} from "@pallu/contract";
import { pictureFiles, pictureOf } from "./productCard.rules.ts";

const textOf = (value: unknown): string | undefined =>
  value && (typeof value === "string" || typeof value === "number") ? String(value) : undefined;

/** Returns a fact as text. Undefined if it is unknown, or if another host sends something else. */
export const factText = (fact: ProductFact, value: unknown): string | undefined =>
  computeFact(fact, {
    text: () => textOf(value),
    list: () =>
      [value]
        .flat()
        .flatMap((one) => textOf(one) ?? [])
        .join(", ") || undefined,
    number: (number) =>
      isWithin(value, number) ? `${formatCount(value)} ${number.unit}` : undefined,
    yesNo: () => (typeof value === "boolean" ? (value ? "Yes" : "No") : undefined),
  });

/**
 * Returns brand, material and the other known facts of a product that have a label (PDP-13, PDP-14), and the SKU of a
 * variant if it has one.
 */
export const specificationsOf = (
  product: ProductResponse,
  variant?: VariantResponse,
): { label: string; value: string }[] => [
  ...factEntries.flatMap(([name, fact]) => {
    const value = factText(fact, product[name]);
    return fact.label !== null && value ? [{ label: fact.label, value }] : [];
  }),
  ...(variant?.sku ? [{ label: "SKU", value: variant.sku }] : []),
];

/** Returns the child images, else the picture of the variant, else of the product (PDP-05, PDP-06). */
export const picturesOf = (
  product: ProductResponse,
  variant: VariantResponse | undefined,
  images: VariantImageResponse[],
) => {
  const name = product.productName ?? "";
  const alt = variant?.productColorName ? `${variant.productColorName} ${name}` : name;
  const children = images.filter(({ childImage }) => childImage);
  if (children.length === 0) {
    const src = pictureOf(variant?.productVariantImage || product.productImage);
    return [{ id: "variant", src, alt }];
  }
  return children.map((image, index) => ({
    id: String(image.childImageId ?? image.childImage),
    src: pictureOf(image.childImage),
    alt: image.alt || `${alt}, ${index + 1} of ${children.length}`,
  }));
};

/** Proportions of the frame of the gallery, and the deviation that it may crop. */
const FRAME_RATIO = 4 / 5;
const MAX_DEVIATION = 0.03;

/**
 * Returns how the gallery shows a picture. One of about its proportions fills the frame. Any other is shown whole, so that
 * no head is cropped.
 */
export const galleryFitOf = (src: string | null): "cover" | "contain" => {
  const { width, height } = pictureFiles(src);
  return Math.abs(width / height / FRAME_RATIO - 1) <= MAX_DEVIATION ? "cover" : "contain";
};
