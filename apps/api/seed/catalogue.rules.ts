import type { ProductSource, VariantSource, View } from "./catalogue.types.ts";

/** `kanchipuram-temple-border--rani-pink`: readable, and never the id of a product (decision 5). */
export const variantIdOf = (
  product: Pick<ProductSource, "id">,
  variant: Pick<VariantSource, "slug">,
): string => `${product.id}--${variant.slug}`;

/** File name of one view under the uploads path; the lead carries no suffix. */
export const pictureFileOf = (variantId: string, view: View): string =>
  view === "front" ? `${variantId}.webp` : `${variantId}.${view}.webp`;

export interface PictureSource {
  view: View;
  file: string;
  /** "{colour} {name}, {view}" */
  alt: string;
}

/** Every picture of a variant, the leading one first. */
export const picturesOf = (
  product: Pick<ProductSource, "id" | "name">,
  variant: VariantSource,
): PictureSource[] =>
  (["front", ...variant.views] as const).map((view) => ({
    view,
    file: pictureFileOf(variantIdOf(product, variant), view),
    alt: `${variant.colourName} ${product.name}, ${view}`,
  }));
