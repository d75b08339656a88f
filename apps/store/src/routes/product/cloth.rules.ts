import { isWithin, productFacts, uploadPath } from "@pallu/contract";
import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { absoluteUrl } from "../../platform/data/api.ts";

/** Returns a length in metres. Undefined if it is unknown, or if another host sends something else. */
const metresOf = (
  product: ProductResponse,
  name: `${"clothLength" | "clothWidth" | "pallu" | "blouse" | "borderPicture"}Centimetres`,
): number | undefined => {
  const value = product[name];
  return isWithin(value, productFacts[name]) ? value / 100 : undefined;
};

/** A name that states the size of the picture, as imports and the demo write it. */
const sizedName = /^([\w.-]+\.(\d+)x(\d+)\.[\da-f]{8})\.webp$/;

/** Returns a picture that is shown in its whole width only. Undefined without one, or if its size is unknown. */
const flatPictureOf = (file: unknown) => {
  const [name = "", base, width, height] =
    sizedName.exec(typeof file === "string" ? file : "") ?? [];
  const urlOf = (each: string): string => absoluteUrl(uploadPath(each));
  return base === undefined
    ? undefined
    : {
        src: urlOf(name),
        width: Number(width),
        height: Number(height),
        sources: [{ type: "image/avif", srcSet: urlOf(`${base}.avif`) }],
      };
};

/**
 * Returns a saree laid flat: its picture, and its lengths in metres, `lengthM` without the blouse piece. `border` is the
 * part of the border that has a picture of its own. Undefined for a product without these facts and pictures.
 */
export const clothOf = (product: ProductResponse, variant: VariantResponse) => {
  const picture = flatPictureOf(variant.clothImage);
  const lengthM = metresOf(product, "clothLengthCentimetres");
  const widthM = metresOf(product, "clothWidthCentimetres");
  const palluM = metresOf(product, "palluCentimetres");
  if (!picture || !lengthM || !widthM || !palluM) return undefined;
  const { borderMillimetres: millimetres } = product;
  const borderM = isWithin(millimetres, productFacts.borderMillimetres)
    ? millimetres / 1000
    : undefined;
  const borderPicture = flatPictureOf(variant.borderImage);
  const shownM = metresOf(product, "borderPictureCentimetres");
  return {
    picture,
    lengthM,
    widthM,
    palluM,
    blouseM: metresOf(product, "blouseCentimetres"),
    borderM,
    border:
      borderM && borderPicture && shownM
        ? { picture: borderPicture, borderM, widthM: shownM }
        : undefined,
  };
};

export type Cloth = NonNullable<ReturnType<typeof clothOf>>;
