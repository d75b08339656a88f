import type { ProductSource } from "@pallu/api/catalogueSource";

/** Size and lengths of most sarees. The studio draws them in these lengths. */
export const sareeLengths = {
  size: "5.5 m, with an unstitched blouse piece of 0.8 m",
  clothLengthCentimetres: 550,
  clothWidthCentimetres: 110,
  palluCentimetres: 78,
  blouseCentimetres: 80,
  borderPictureCentimetres: 30,
} satisfies Partial<ProductSource>;
