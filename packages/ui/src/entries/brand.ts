/** The colours of a brand: contrast and style sheet. `npx @pallu/ui theme` writes the same. */
export {
  brandColors,
  BrandError,
  brandFaults,
  brandPairs,
  brandStyles,
  readBrand,
} from "../themes/brand.ts";
export { defaultBrand, deriveBrand } from "../themes/deriveBrand.ts";
export type { ChosenColors, SchemeColors } from "../themes/deriveBrand.ts";
export type { Brand, BrandColor, BrandPair, Scheme } from "../themes/brand.ts";
