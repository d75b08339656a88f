import type { ProductSource, VariantSource, View } from "./catalogue.types.ts";

/** Returns the id of a variant, such as `kanchipuram-temple-border--rani-pink`. It never equals the id of a product. */
export const variantIdOf = (
  product: Pick<ProductSource, "id">,
  variant: Pick<VariantSource, "slug">,
): string => `${product.id}--${variant.slug}`;

/** Returns the name of one view's image, without size and hash. The first view has no suffix. */
export const pictureNameOf = (variantId: string, view: View): string =>
  view === "front" ? variantId : `${variantId}.${view}`;

export interface PictureSource {
  view: View;
  name: string;
  /** "{colour} {name}, {view}" */
  alt: string;
}

/** Returns every image of a variant, the leading one first. */
export const picturesOf = (
  product: Pick<ProductSource, "id" | "name">,
  variant: VariantSource,
): PictureSource[] =>
  (["front", ...variant.views] as const).map((view) => ({
    view,
    name: pictureNameOf(variantIdOf(product, variant), view),
    alt: `${variant.colourName} ${product.name}, ${view}`,
  }));
