/** The demo catalogue as data: the seed inserts it, and the studio renders its images. */

import type { badgeTags, FactValues } from "@pallu/contract";

/** Tags of a product: the three with a badge (CAT-10 to CAT-12), or none. */
export type Tag = "" | (typeof badgeTags)[number];

/**
 * Views of a variant's images. The first is always "front". A saree also has "worn", "folded", "hanging", "border" and
 * "pallu". A kurti has "hanging", "detail" and "folded". Furniture and home goods have "side", "room", "detail",
 * "folded" and "flat".
 */
export type View =
  | "front"
  | "worn"
  | "folded"
  | "hanging"
  | "border"
  | "pallu"
  | "side"
  | "room"
  | "flat"
  | "detail";

export type AdditionalView = Exclude<View, "front">;

export type ProductKind =
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
  | "peacock"
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

/** The surface material, which determines how the studio renders it. */
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

/** What a product looks like, from which the studio renders it. The variants add the colours. */
export interface Appearance {
  kind: ProductKind;
  pattern: Pattern;
  border: Border;
  /** Metal of the zari lines, or of furniture fittings. */
  zari: Zari;
  material: Material;
  /** What the view "front" of a saree or a kurti shows. Default: worn. */
  front?: "hanging";
}

export interface VariantSource {
  /** Last part of the id, see `variantIdOf`. */
  slug: string;
  colourName: string;
  /** The main colour as `#rrggbb`, for the swatch and the images. */
  colour: string;
  /** The colour of a saree's border, a kurti's trim, or furniture's timber or metal. */
  borderColour: string;
  /** The colour of small motifs. */
  accentColour: string;
  stock: number;
  isBestSeller: boolean;
  isNewArrival: boolean;
  isTrending: boolean;
  /** Further images after the first. */
  views: readonly AdditionalView[];
}

/** Facts may be absent. */
export interface ProductSource extends Partial<FactValues> {
  /** Readable and never equal to the id of a variant. */
  id: string;
  name: string;
  subcategoryId: string;
  /** 60 to 120 words. */
  description: string;
  listPriceRupees: number;
  /** At most the list price. Equal to it without a discount. */
  offerPriceRupees: number;
  tag: Tag;
  /** Whether it is one of the twelve sample products of the specification (ENT-16). */
  isSample: boolean;
  appearance: Appearance;
  /** File and row for error messages. `catalogue.ts` adds it. */
  at?: string;
  /** In the order of the swatches. The first one is the default. */
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
  /** The variant whose image represents it. */
  pictureOf: string;
}

export interface BannerSource {
  id: string;
  /** Name of its image, without size and hash. */
  picture: string;
  /** The variants that it shows. */
  variantIds: readonly string[];
}

export interface CatalogueSource {
  categories: readonly CategorySource[];
  subcategories: readonly SubcategorySource[];
  products: readonly ProductSource[];
  homeBanners: readonly BannerSource[];
  collectionBanners: readonly BannerSource[];
}
