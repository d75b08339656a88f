interface VariantWords {
  /** The name of the colour. */
  productColorName?: string | null;
  productOptionValue?: string | null;
}

/** What tells a variant from the others of its product: "Rani pink, M". Empty for a product with one variant. */
export const variantWords = ({ productColorName, productOptionValue }: VariantWords): string =>
  [productColorName, productOptionValue].filter(Boolean).join(", ");
