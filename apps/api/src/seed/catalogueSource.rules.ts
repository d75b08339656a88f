import type { ProductSource, VariantSource, View } from "./catalogue.types.ts";

const drawnViews = ["border", "pallu"] as const satisfies readonly View[];
type DrawnView = (typeof drawnViews)[number];

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

/** Returns the views of a variant that are drawn flat: border and pallu of a saree without further views of its own. */
export const drawnViewsOf = (
  { cloth }: Pick<ProductSource, "cloth">,
  { views }: Pick<VariantSource, "views">,
): readonly DrawnView[] =>
  cloth.kind === "saree" && cloth.border !== "none" && views.length === 0 ? drawnViews : [];

/** Returns every image of a variant, the leading one first. */
export const picturesOf = (
  product: Pick<ProductSource, "id" | "name" | "cloth">,
  variant: VariantSource,
): PictureSource[] =>
  (["front", ...variant.views, ...drawnViewsOf(product, variant)] as const).map((view) => ({
    view,
    name: pictureNameOf(variantIdOf(product, variant), view),
    alt: `${variant.colourName} ${product.name}, ${view}`,
  }));
