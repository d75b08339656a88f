import type {
  ProductKind,
  AdditionalView,
  ProductSource,
  VariantSource,
  View,
} from "./catalogue.types.ts";

/** The further views of variants that list none, by kind. */
const defaultViews: Record<ProductKind, readonly AdditionalView[]> = {
  saree: ["border", "pallu"],
  kurti: ["detail", "folded"],
  cushion: ["detail", "flat"],
  throw: ["detail", "folded"],
  sofa: ["side", "detail"],
  armchair: ["side", "detail"],
  chair: ["side", "detail"],
  bench: ["side", "detail"],
  table: ["side", "detail"],
  "side-table": ["side", "detail"],
  almirah: ["side", "detail"],
  "dressing-table": ["side", "detail"],
  "table-lamp": ["side", "detail"],
  "floor-lamp": ["side", "detail"],
  vase: ["side", "detail"],
  mirror: ["side", "detail"],
  watch: ["side", "detail"],
};

/** Returns the id of a variant, such as `kanchipuram-temple-border--rani-pink`. It never equals the id of a product. */
export const variantIdOf = (
  product: Pick<ProductSource, "id">,
  variant: Pick<VariantSource, "slug">,
): string => `${product.id}--${variant.slug}`;

/** Returns the name of one view's image, without size and hash. The first view has no suffix. */
export const pictureNameOf = (variantId: string, view: View): string =>
  view === "front" ? variantId : `${variantId}.${view}`;

/** Returns the names of the pictures of a variant laid flat. Absent where the product states no lengths for it. */
export const flatPicturesOf = (
  product: Pick<ProductSource, "id" | "clothLengthCentimetres" | "borderPictureCentimetres">,
  variant: Pick<VariantSource, "slug">,
): { cloth?: string; border?: string } => {
  const id = variantIdOf(product, variant);
  return {
    ...(product.clothLengthCentimetres ? { cloth: `${id}.cloth` } : {}),
    ...(product.borderPictureCentimetres ? { border: `${id}.lifesize` } : {}),
  };
};

export interface PictureSource {
  view: View;
  name: string;
  /** "{colour} {name}, {view}" */
  alt: string;
}

/** Returns the further views of a variant that lists none. */
export const defaultViewsOf = (
  { appearance: { kind, border } }: Pick<ProductSource, "appearance">,
  { views }: Pick<VariantSource, "views">,
): readonly AdditionalView[] =>
  views.length > 0 || (kind === "saree" && border === "none") ? [] : defaultViews[kind];

/** Returns every image of a variant, the leading one first. */
export const picturesOf = (
  product: Pick<ProductSource, "id" | "name" | "appearance">,
  variant: VariantSource,
): PictureSource[] =>
  (["front", ...variant.views, ...defaultViewsOf(product, variant)] as const).map((view) => ({
    view,
    name: pictureNameOf(variantIdOf(product, variant), view),
    alt: `${variant.colourName} ${product.name}, ${view}`,
  }));
