/** The demo catalogue as data: what the seed writes to the database and what the studio takes pictures of. */

/** Tags that a product may carry; the coloured three of CAT-10 to CAT-12, or none. */
export type Tag = "" | "Hot Sale" | "NEW" | "10% OFF";

/**
 * Pictures of a variant. The lead is always "front"; a saree is also seen worn, folded, hanging, by its border and by
 * its pallu, a kurti hanging and in detail, furniture and things for the home in a room and in detail.
 */
export type View = "front" | "worn" | "folded" | "hanging" | "border" | "pallu" | "room" | "detail";

export type ClothKind =
  | "saree"
  | "kurti"
  | "sofa"
  | "armchair"
  | "chair"
  | "bench"
  | "table"
  | "side-table"
  | "almirah"
  | "dressing-table"
  | "table-lamp"
  | "floor-lamp"
  | "vase"
  | "mirror"
  | "watch"
  | "cushion"
  | "throw";

export type Pattern =
  | "plain"
  | "butti"
  | "mango"
  | "chakra"
  | "diamond"
  | "jaal"
  | "checks"
  | "kota"
  | "stripes"
  | "leheriya"
  | "bandhani"
  | "ikat"
  | "patola"
  | "block"
  | "ajrakh"
  | "kalamkari"
  | "jamdani"
  | "chikan";

export type Border =
  | "none"
  | "kanjivaram"
  | "banarasi"
  | "temple"
  | "paithani"
  | "ikat"
  | "block"
  | "thin"
  | "gota";

export type Zari = "gold" | "silver" | "copper" | "none";

/** What the surface is made of, as the studio tells them apart. */
export type Material =
  | "silk"
  | "tussar"
  | "cotton"
  | "linen"
  | "organza"
  | "georgette"
  | "wood"
  | "brass"
  | "ceramic";

/** What the picture of a product is made from; its variants add the colours. */
export interface Cloth {
  kind: ClothKind;
  pattern: Pattern;
  border: Border;
  /** Metal of the zari lines, or of the fittings of a piece of furniture. */
  zari: Zari;
  material: Material;
  /** How a saree is first seen; worn when nothing is said. */
  lead?: "hanging";
}

export interface VariantSource {
  /** Last part of the id, see `variantIdOf`. */
  slug: string;
  colourName: string;
  /** The body colour, `#rrggbb`: the swatch, and the colour the picture is drawn in. */
  colour: string;
  /** The border of a saree, the trim of a kurti, the timber or metal of a piece of furniture. */
  borderColour: string;
  /** Small figures of the pattern. */
  accentColour: string;
  stock: number;
  isBestSeller: boolean;
  isNewArrival: boolean;
  isTrending: boolean;
  /** Further pictures after the lead. */
  views: readonly Exclude<View, "front">[];
}

export interface ProductSource {
  /** Readable and never equal to the id of a variant. */
  id: string;
  name: string;
  subcategoryId: string;
  brand: string;
  material: string;
  origin: string;
  weave: string;
  size: string;
  care: string;
  /** 60 to 120 words. */
  description: string;
  listPriceRupees: number;
  /** At most the list price; equal to it when nothing is taken off. */
  offerPriceRupees: number;
  tag: Tag;
  /** One of the twelve sample products of the specification (ENT-16). */
  isSample: boolean;
  cloth: Cloth;
  /** File and row, for a message about it; `catalogue.ts` adds it. */
  at?: string;
  /** In the order of the swatches; the first one is shown first. */
  variants: readonly VariantSource[];
}

export interface CategorySource {
  id: string;
  name: string;
}

export interface SubcategorySource {
  id: string;
  name: string;
  categoryId: string;
  /** The variant whose picture stands for it. */
  pictureOf: string;
}

export interface BannerSource {
  id: string;
  /** Name of its picture, without size and hash. */
  picture: string;
  /** The cloth or the piece it shows. */
  variantIds: readonly string[];
}

export interface CatalogueSource {
  categories: readonly CategorySource[];
  subcategories: readonly SubcategorySource[];
  products: readonly ProductSource[];
  homeBanners: readonly BannerSource[];
  collectionBanners: readonly BannerSource[];
}
