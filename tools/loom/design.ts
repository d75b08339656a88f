import type { ProductSource, VariantSource, Zari } from "../../apps/api/seed/catalogue.types.ts";
import { darker, lighter, lightnessOf, mix } from "./colour.ts";
import { seedOf } from "./random.ts";

const metals: Record<Exclude<Zari, "none">, [string, string, string]> = {
  gold: ["#d6aa50", "#f1d894", "#a67a2b"],
  silver: ["#c6c7c8", "#efefeb", "#8d8f94"],
  copper: ["#c08250", "#e6b184", "#87512a"],
};

/** The colours and drawing of one cloth, ready for the sheet. */
export interface Design {
  kind: ProductSource["cloth"]["kind"];
  pattern: ProductSource["cloth"]["pattern"];
  border: ProductSource["cloth"]["border"];
  body: string;
  /** A step darker than the body, for ground inside figures. */
  deep: string;
  /** A step lighter than the body, for tone on tone. */
  pale: string;
  trim: string;
  accent: string;
  /** A light thread that reads on body and trim alike. */
  light: string;
  /** Fill of metal lines and figures: a paint server, or a plain colour when there is no zari. */
  line: string;
  /** Three tones of the metal, for its paint server. */
  metal: [string, string, string];
  seed: number;
}

export const designOf = (product: ProductSource, variant: VariantSource): Design => {
  const { kind, pattern, border, zari } = product.cloth;
  const body = variant.colour;
  const light = mix("#f3e6c8", body, 0.1);
  const isFaint =
    Math.abs(lightnessOf(variant.accentColour) - lightnessOf(variant.borderColour)) < 0.2;
  const isPaleTrim = lightnessOf(variant.borderColour) > 0.6;
  const plain = isFaint ? (isPaleTrim ? darker(body, 0.35) : light) : variant.accentColour;
  return {
    kind,
    pattern,
    border,
    body,
    deep: darker(body, 0.28),
    pale: lighter(body, lightnessOf(body) > 0.6 ? 0.5 : 0.3),
    trim: variant.borderColour,
    accent: variant.accentColour,
    light,
    line: zari === "none" ? plain : "url(#zari)",
    metal: zari === "none" ? [plain, plain, plain] : metals[zari],
    seed: seedOf(`${product.id}--${variant.slug}`),
  };
};
