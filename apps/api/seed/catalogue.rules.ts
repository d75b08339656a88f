import type { ProductSource, VariantSource, View } from "./catalogue.types.ts";

/** `kanchipuram-temple-border--rani-pink`: readable, and never the id of a product (decision 5). */
export const variantIdOf = (
  product: Pick<ProductSource, "id">,
  variant: Pick<VariantSource, "slug">,
): string => `${product.id}--${variant.slug}`;

/** Name of the picture of one view, without size and hash; the lead carries no suffix. */
export const pictureNameOf = (variantId: string, view: View): string =>
  view === "front" ? variantId : `${variantId}.${view}`;

export interface PictureSource {
  view: View;
  name: string;
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
    name: pictureNameOf(variantIdOf(product, variant), view),
    alt: `${variant.colourName} ${product.name}, ${view}`,
  }));
